import { type ChildProcess, fork } from 'node:child_process';
import { on } from 'node:events';
import { fileURLToPath } from 'node:url';
import { AppError, invalid, messageOf } from '../../errors.js';
import { Places } from '../../places.js';
import { currentLanguage } from '../language/language.model.js';
import { TRANSFER_TEXTS } from '../texts/files.texts.model.js';
import { type FromChild, TAKEN, type ToChild } from './child-side.js';

export interface ChildLimits {
  /** Of JavaScript objects, in MB. */
  heapMb: number;
  /** Of the whole process, in MB: buffers and native libraries count too. */
  memoryMb: number;
  /** Of its work: the time that its messages wait for the caller does not count. */
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
  /** Aborted when the caller has gone: nothing is started for them then. */
  signal?: AbortSignal | undefined;
}

/** Files of people are parsed by at most this number of processes at once: two in a server. Each that waits holds its input. */
const places = new Places({ atOnce: 2, waitingMax: 16, waitMs: 60_000 });

/**
 * Yields what a child process makes of an input, message by message: the child waits until the caller asks for the next, so
 * that never more than one is held here. Whatever the input does to the child (memory, time, a crash, more than it may
 * send), the caller gets VALIDATION with `subject` and `remedy`, and this process goes on. Waits while two such children
 * are at work; throws UNAVAILABLE when too many wait, and when no child can be started.
 */
export async function* runInChild<Message>(work: ChildWork): AsyncGenerator<Message> {
  const release = await places.take({ signal: work.signal });
  const broken = new AbortController();
  const fail = (say: (subject: string, remedy: string) => string) =>
    broken.abort(invalid(say(work.subject, work.remedy)));
  const { takesTooLong, tooMuchMemory } = TRANSFER_TEXTS();
  let child: ChildProcess;
  try {
    child = start(work);
  } catch (error) {
    release();
    throw notStarted(error);
  }
  const time = limitTime(work.limits.seconds * 1000, () => fail(takesTooLong));
  child.once('exit', () => fail(tooMuchMemory));
  child.once('error', (error) => broken.abort(notStarted(error)));
  try {
    const { memoryMb, seconds } = work.limits;
    // A child that could not be started has no channel.
    const { input, subject, remedy } = work;
    const message = { input, memoryMb, seconds, language: currentLanguage(), subject, remedy };
    child.send?.(message satisfies ToChild, () => {});
    const messages = on(child, 'message', { signal: broken.signal });
    for await (const [message] of messages as AsyncIterable<[FromChild<Message>]>) {
      if (message.kind === 'done') return;
      if (message.kind === 'failed') {
        const { code, problems } = message;
        throw new AppError(code, message.message, problems.length === 0 ? {} : { problems });
      }
      // What the caller does with it takes the caller's time.
      time.pause();
      yield message.message;
      time.goOn();
      if (child.connected) child.send(TAKEN, () => {});
    }
  } catch (error) {
    throw broken.signal.aborted ? broken.signal.reason : error;
  } finally {
    time.pause();
    child.kill('SIGKILL');
    release();
  }
}

/** Calls `end` after this many milliseconds; time between `pause` and `goOn` does not count. */
function limitTime(ms: number, end: () => void) {
  let leftMs = ms;
  let sinceMs = 0;
  let timer: NodeJS.Timeout | undefined;
  const pause = () => {
    clearTimeout(timer);
    leftMs -= performance.now() - sinceMs;
  };
  const goOn = () => {
    sinceMs = performance.now();
    timer = setTimeout(end, Math.max(0, leftMs));
  };
  goOn();
  return { pause, goOn };
}

function start({ script, limits }: ChildWork): ChildProcess {
  return fork(fileURLToPath(script), [], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${limits.heapMb}`],
    // It has no use for keys and passwords, nor for what the program was started with.
    // Windows itself needs the folder of its system to start one.
    env: { PATH: process.env.PATH ?? '', SYSTEMROOT: process.env.SYSTEMROOT },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** The machine has no room for another process: the input is not to blame. */
const notStarted = (cause: unknown) =>
  new AppError('UNAVAILABLE', TRANSFER_TEXTS().notReadable(messageOf(cause)), {
    retryAfterSeconds: 30,
    cause,
  });
