import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createHeartbeat, Silence, watchHeartbeat } from './heartbeat.js';

test('a counter that stands still is silent for as long as it was looked at', () => {
  const silence = new Silence(500);
  assert.is(silence.look(1, 0), 0);
  assert.is(silence.look(1, 500), 500);
  assert.is(silence.look(1, 1000), 1000);
  assert.is(silence.look(2, 1500), 0);
  assert.is(silence.look(2, 2000), 500);
});

test('a machine that was suspended, or a process that was stopped, is not silent', () => {
  const silence = new Silence(500);
  silence.look(7, 0);
  assert.is(silence.look(7, 500), 500);
  assert.is(silence.look(7, 3_600_000), 0);
  assert.is(silence.look(7, 3_600_500), 500);
});

test('a thread that has not begun to beat is starting, not silent', () => {
  const silence = new Silence(500);
  for (let at = 0; at < 100; at++) assert.is(silence.look(0, at * 500), 0);
});

test('a thread in an endless loop is noticed once, one that works is not', async () => {
  const script = (body: string) =>
    new URL(
      `data:text/javascript,${encodeURIComponent(`
        import { workerData } from 'node:worker_threads';
        setInterval(() => Atomics.add(workerData, 0, 1), 10);
        ${body}`)}`,
    );
  const seen: string[] = [];
  const threads = Object.entries({ stuck: 'setTimeout(() => { for (;;); }, 50);', working: '' }).map(
    ([name, body]) => {
      const beats = createHeartbeat();
      const worker = new Worker(script(body), { workerData: beats });
      return { worker, stop: watchHeartbeat(beats, 1500, () => void seen.push(name), 100) };
    },
  );
  for (let tries = 0; seen.length === 0 && tries < 300; tries++) await sleep(100);
  await sleep(500);
  assert.equal(seen, ['stuck']);
  for (const { worker, stop } of threads) {
    stop();
    await worker.terminate();
  }
});

test.run();
