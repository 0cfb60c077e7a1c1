import { url as debuggerUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';
import { createHeartbeat, type Heartbeat, keepBeating, UnderWay } from './heartbeat.js';

/** A thread that has not come round for so long is stuck. */
export const STUCK_MS = 20_000;
/** A statement of the embedded database, or a question to the analysis engine, may keep a thread busy for so long. */
export const LONG_STUCK_MS = 5 * 60_000;
/** After SIGTERM: what has not ended by itself is ended. */
const END_MS = 27_000;

export interface WatchdogOptions {
  /** How its one line is written. */
  format: 'json' | 'text';
  /**
   * Ends the process only while the main thread uses the CPU: for a program whose output a person may hold up (a pager,
   * Ctrl-S), which blocks the main thread too.
   */
  onlyWhenBusy: boolean;
  stuckMs?: number;
  endMs?: number;
  /** The time between two beats, and between two looks at them, in milliseconds. */
  everyMs?: number;
}

/** What the watchdog's thread is started with. */
export interface WatchdogData extends Required<WatchdogOptions> {
  beats: Heartbeat;
  /** 1 once the process was asked to end. */
  ending: Heartbeat;
  underWay: SharedArrayBuffer;
}

const ending = createHeartbeat();
let running: UnderWay | undefined;

/**
 * Starts, once in a process, a thread that ends the process by SIGKILL, with one line on standard error, when the main
 * thread has not come round for 20 s or has not ended 27 s after `noteEnding`. It needs nothing of the main thread, whose
 * event loop may be stuck: signals are only heard there. Returns where the main thread notes what it works on, for that
 * line. Under a debugger, which stops the main thread on purpose, nothing is started.
 */
export function startWatchdog(options: WatchdogOptions): UnderWay {
  if (running !== undefined) return running;
  running = new UnderWay();
  if (debuggerUrl() !== undefined) return running;
  const beats = createHeartbeat();
  const workerData: WatchdogData = {
    stuckMs: STUCK_MS,
    endMs: END_MS,
    everyMs: 500,
    ...options,
    beats,
    ending,
    underWay: running.memory,
  };
  const worker = new Worker(new URL('./watchdog.worker.js', import.meta.url), {
    workerData,
    // Options of the main thread, such as where its program comes from, are none of this one's.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  });
  worker.unref();
  // Without it smops runs as before.
  worker.on('error', () => {});
  keepBeating(beats, workerData.everyMs);
  return running;
}

/** No watchdog is started in this process from now on: it runs more than smops, as the process of many tests does. */
export function leaveUnwatched(): void {
  running ??= new UnderWay();
}

/** Says that the process was asked to end, before or after the watchdog's start. */
export function noteEnding(): void {
  Atomics.store(ending, 0, 1);
}
