import { workerData } from 'node:worker_threads';

/** Short enough that little more than the limit is ever taken. */
const LOOK_MS = 20;
/** The parent ends a child at its limit. Only a thread that was replaced meanwhile cannot. */
const GRACE_MS = 2000;
const { memoryMb, seconds, parent } = workerData as { memoryMb: number; seconds: number; parent: number };
const endMs = performance.now() + seconds * 1000 + GRACE_MS;

setInterval(() => {
  const isLarge = process.memoryUsage.rss() > memoryMb * 1_048_576;
  if (isLarge || performance.now() > endMs || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, LOOK_MS);
