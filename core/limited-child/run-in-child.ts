import { type ChildProcess, fork } from 'node:child_process';
import { on } from 'node:events';
import { fileURLToPath } from 'node:url';
import PQueue from 'p-queue';
import { AppError, invalid } from '../errors.js';
import type { FromChild, ToChild } from './child-side.js';

export interface ChildLimits {
  /** Of JavaScript objects, in MB. */
  heapMb: number;
  /** Of the whole process, in MB: buffers and native libraries count too. */
  memoryMb: number;
  seconds: number;
}

export interface ChildWork {
  /** The module that calls `serveChild`. */
  script: URL;
  input: unknown;
  limits: ChildLimits;
  /** What is too large, as the beginning of a sentence: "This workbook". */
  subject: string;
  /** What to do then, as a sentence. */
  remedy: string;
}

/** Files of people are parsed by at most so many processes at once. */
const children = new PQueue({ concurrency: 2 });

/**
 * What a child process makes of an input, message by message. Whatever the input does to it (memory, time, a crash), the
 * caller gets VALIDATION with `subject` and `remedy`, and this process goes on. Waits while two such children are at work.
 */
export async function* runInChild<Message>(work: ChildWork): AsyncGenerator<Message> {
  const release = await takePlace();
  const child = start(work);
  const broken = new AbortController();
  const fail = (why: string) => broken.abort(invalid(`${work.subject} ${why}. ${work.remedy}`));
  const timer = setTimeout(() => fail('takes too long to read'), work.limits.seconds * 1000);
  child.once('exit', () => fail('needs too much memory, or is damaged'));
  child.once('error', () => fail('cannot be read now'));
  try {
    child.send({ input: work.input, memoryMb: work.limits.memoryMb } satisfies ToChild, () => {});
    const messages = on(child, 'message', { signal: broken.signal });
    for await (const [message] of messages as AsyncIterable<[FromChild<Message>]>) {
      if (message.kind === 'done') return;
      if (message.kind === 'failed') throw new AppError('VALIDATION', message.message);
      yield message.message;
    }
  } catch (error) {
    throw broken.signal.aborted ? broken.signal.reason : error;
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
    release();
  }
}

function start({ script, limits }: ChildWork): ChildProcess {
  return fork(fileURLToPath(script), [], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${limits.heapMb}`],
    // It has no use for keys and passwords, nor for what the program was started with.
    env: { PATH: process.env.PATH ?? '' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** Resolves with what gives the place back. */
function takePlace(): Promise<() => void> {
  return new Promise((resolve) => {
    void children.add(() => new Promise<void>((release) => resolve(release)));
  });
}
