import { Worker } from 'node:worker_threads';
import { messageOf } from '../errors.js';

export interface ToChild {
  input: unknown;
  memoryMb: number;
}

export type FromChild<Message> =
  | { kind: 'message'; message: Message }
  | { kind: 'done' }
  /** `message` is a sentence for people. */
  | { kind: 'failed'; message: string };

const post = (message: FromChild<unknown>) =>
  new Promise<void>((resolve) => {
    process.send?.(message, () => resolve());
  });

/**
 * The child's side of `runInChild`: works on the one input it is sent and posts what `handle` gives. A thread beside it
 * watches the memory and ends the process, however busy it is, and when its parent is gone.
 */
export function serveChild<Input, Message>(handle: (input: Input) => AsyncIterable<Message>): void {
  process.once('message', async ({ input, memoryMb }: ToChild) => {
    const workerData = { memoryMb, parent: process.ppid };
    new Worker(new URL('./watch-memory.worker.js', import.meta.url), { workerData }).unref();
    try {
      for await (const message of handle(input as Input)) await post({ kind: 'message', message });
      await post({ kind: 'done' });
    } catch (error) {
      await post({ kind: 'failed', message: messageOf(error) });
    }
  });
  // It is ended by its parent, who has then read everything, or with it.
  process.channel?.ref();
  process.once('disconnect', () => process.exit());
}
