import { getPriority, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { AppError, type ErrorCode, messageOf } from '../errors.js';
import type { Language } from '../language/language.constants.js';
import { speakCore } from '../languages/load.js';

export interface ToChild {
  input: unknown;
  memoryMb: number;
  seconds: number;
  /** Of what it says of the input. */
  language: Language;
}

export type FromChild<Message> =
  | { kind: 'message'; message: Message }
  | { kind: 'done' }
  /** `message` is a sentence for people. */
  | { kind: 'failed'; code: ErrorCode; message: string };

/** Requests come first. */
const NICER = 5;
const MOST_NICE = 19;

const post = (message: FromChild<unknown>) =>
  new Promise<void>((resolve) => {
    process.send?.(message, () => resolve());
  });

/**
 * The child's side of `runInChild`: works on the one input it is sent and posts what `handle` gives. A thread beside it
 * watches memory and time and ends the process, however busy it is, and when its parent is gone. What `handle` throws is the
 * caller's error: an AppError with its code, else VALIDATION.
 */
export function serveChild<Input, Message>(handle: (input: Input) => AsyncIterable<Message>): void {
  process.once('message', async ({ input, memoryMb, seconds, language }: ToChild) => {
    const workerData = { memoryMb, seconds, parent: process.ppid };
    new Worker(new URL('./watch-limits.worker.js', import.meta.url), { workerData }).unref();
    // Of this thread, on Linux: the watching thread keeps the usual one.
    setPriority(Math.min(MOST_NICE, getPriority() + NICER));
    try {
      await speakCore(language);
      for await (const message of handle(input as Input)) await post({ kind: 'message', message });
      await post({ kind: 'done' });
    } catch (error) {
      const code = error instanceof AppError ? error.code : 'VALIDATION';
      await post({ kind: 'failed', code, message: messageOf(error) });
    }
  });
  // It is ended by its parent, who has then read everything, or with it.
  process.channel?.ref();
  process.once('disconnect', () => process.exit());
}
