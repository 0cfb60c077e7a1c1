import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Health } from './watch.js';

/** Asks /healthz again and again, from a thread of its own, until it is told to stop; then it posts what it saw. */
const EVERY_MS = 100;
const GIVE_UP_MS = 20_000;

const { url } = workerData as { url: string };
const seen: Health = { probes: 0, failed: 0, worstMs: 0 };
let isStopping = false;
parentPort?.once('message', () => {
  isStopping = true;
});

const answers = (): Promise<boolean> =>
  new Promise((resolve) => {
    const request = get(`${url}/healthz`, { agent: false, timeout: GIVE_UP_MS }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode === 200));
      response.once('error', () => resolve(false));
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(false));
  });

while (!isStopping) {
  const startedMs = performance.now();
  const isAnswered = await answers();
  seen.probes += 1;
  if (!isAnswered) seen.failed += 1;
  seen.worstMs = Math.max(seen.worstMs, performance.now() - startedMs);
  await sleep(EVERY_MS);
}
parentPort?.postMessage(seen);
