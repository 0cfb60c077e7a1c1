import { workerData } from 'node:worker_threads';

/** Short enough that little more than the limit is ever taken. */
const LOOK_MS = 20;
const { memoryMb, parent } = workerData as { memoryMb: number; parent: number };

setInterval(() => {
  const isLarge = process.memoryUsage.rss() > memoryMb * 1_048_576;
  if (isLarge || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, LOOK_MS);
