import { workerData } from 'node:worker_threads';

/** Short enough that little more than the limit is ever taken. */
const LOOK_MS = 20;
/** The parent ends a child at its limit. Only a thread that was replaced meanwhile cannot. */
const GRACE_MS = 2000;
const { memoryMb, seconds, parent, waiting } = workerData as {
  memoryMb: number;
  seconds: number;
  parent: number;
  /** 1 while the child waits for its parent, whose time that is. */
  waiting: Int32Array;
};
const mostMs = seconds * 1000 + GRACE_MS;
let lookedMs = performance.now();
let usedMs = 0;

setInterval(() => {
  const nowMs = performance.now();
  if (Atomics.load(waiting, 0) === 0) usedMs += nowMs - lookedMs;
  lookedMs = nowMs;
  const isLarge = process.memoryUsage.rss() > memoryMb * 1_048_576;
  if (isLarge || usedMs > mostMs || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, LOOK_MS);
