import { getPriority, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { AppError, type ErrorCode, invalid, messageOf, type Problem } from '../../errors.js';
import type { Language } from '../language/language.constants.js';
import { setLanguage } from '../language/language.model.js';
import { TRANSFER_TEXTS } from '../texts/files.texts.model.js';
import { messageSize } from './message-size.js';

export interface ToChild {
  input: unknown;
  memoryMb: number;
  seconds: number;
  /** Of what it says of the input. */
  language: Language;
  /** For the sentence about a result that is too large; see `ChildWork`. */
  subject: string;
  remedy: string;
}

/** The parent has dealt with a message: the next one may come. */
export const TAKEN = 'taken';

/** What a child may send, in characters and bytes: one message, and all together. What reads them has others to serve. */
const MESSAGE_MAX = 4 * 1_048_576;
const OUTPUT_MAX = 400 * 1_048_576;
/** At most this many problems of one input are told. */
const PROBLEMS_MAX = 100;

export type FromChild<Message> =
  | { kind: 'message'; message: Message }
  | { kind: 'done' }
  /** `message` is a sentence for people. */
  | { kind: 'failed'; code: ErrorCode; message: string; problems: Problem[] };

/** How much lower the priority of a child is than that of the server, whose requests come first. */
const NICER = 5;
const MOST_NICE = 19;

const post = (message: FromChild<unknown>) =>
  new Promise<void>((resolve) => {
    process.send?.(message, () => resolve());
  });

/** Resolves when the parent has taken the message that was sent before. */
const taken = () =>
  new Promise<void>((resolve) => {
    process.once('message', () => resolve());
  });

/**
 * Sends messages one at a time, each once the one before has been taken. Throws VALIDATION for more than may be sent.
 * `waiting` is 1 meanwhile: that time is the parent's.
 */
function sender({ subject, remedy }: ToChild, waiting: Int32Array): (message: unknown) => Promise<void> {
  let sent = 0;
  return async (message) => {
    const size = messageSize(message);
    sent += size;
    if (size > MESSAGE_MAX || sent > OUTPUT_MAX)
      throw invalid(TRANSFER_TEXTS().givesTooMuch(subject, remedy));
    const isTaken = taken();
    await post({ kind: 'message', message });
    Atomics.store(waiting, 0, 1);
    await isTaken;
    Atomics.store(waiting, 0, 0);
  };
}

/**
 * The child's side of `runInChild`: works on the one input it is sent and posts what `handle` gives, which may be no more
 * than the limits of a message and of all together: an input can be small and what is made of it large. A thread beside it
 * watches memory and time and ends the process, however busy it is, and when its parent is gone. What `handle` throws is the
 * caller's error: an AppError with its code, else VALIDATION.
 */
export function serveChild<Input, Message>(handle: (input: Input) => AsyncIterable<Message>): void {
  process.once('message', async (work: ToChild) => {
    const { input, memoryMb, seconds, language } = work;
    const waiting = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const send = sender(work, waiting);
    const workerData = { memoryMb, seconds, parent: process.ppid, waiting };
    new Worker(new URL('./watch-limits.worker.js', import.meta.url), { workerData }).unref();
    // Of this thread, on Linux: the watching thread keeps the usual one.
    setPriority(Math.min(MOST_NICE, getPriority() + NICER));
    try {
      setLanguage(language);
      for await (const message of handle(input as Input)) await send(message);
      await post({ kind: 'done' });
    } catch (error) {
      const code = error instanceof AppError ? error.code : 'VALIDATION';
      const problems = error instanceof AppError ? (error.problems ?? []).slice(0, PROBLEMS_MAX) : [];
      await post({ kind: 'failed', code, message: messageOf(error), problems });
    }
  });
  // It is ended by its parent, who has then read everything, or with it.
  process.channel?.ref();
  process.once('disconnect', () => process.exit());
}
