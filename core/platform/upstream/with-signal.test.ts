import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withSignal } from './with-signal.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Work that only an abort ends, as a server that never answers. */
const endless = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

const rejection = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => assert.unreachable('it must reject'),
    (error) => error,
  );

/** Far more often than it happens by itself. */
async function collectOften(until: { isOver: boolean }): Promise<void> {
  while (!until.isOver) {
    collectGarbage();
    await sleep(10);
  }
}

test('a deadline comes, however much garbage is collected meanwhile', async () => {
  const state = { isOver: false };
  const collecting = collectOften(state);
  const error = await rejection(withSignal({ signals: [], timeoutMs: 200 }, endless));
  state.isOver = true;
  await collecting;
  assert.is((error as Error).name, 'TimeoutError');
});

test('the first of several signals ends the work with its reason, also through another one', async () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const state = { isOver: false };
  const collecting = collectOften(state);
  const error = rejection(
    withSignal({ signals: [first.signal] }, (outer) =>
      withSignal({ signals: [outer, second.signal, undefined], timeoutMs: 60_000 }, endless),
    ),
  );
  await sleep(50);
  first.abort('the server stops');
  assert.is(await error, 'the server stops');
  state.isOver = true;
  await collecting;
});

test('a signal that was aborted before is seen at once; work that ends leaves no listener behind', async () => {
  const gone = AbortSignal.abort('too late');
  assert.is(await withSignal({ signals: [gone] }, async (signal) => signal.reason), 'too late');
  const lasting = new AbortController();
  const left: AbortSignal[] = [];
  assert.is(
    await withSignal({ signals: [lasting.signal], timeoutMs: 60_000 }, async (signal) => {
      left.push(signal);
      return 7;
    }),
    7,
  );
  lasting.abort();
  assert.not(left[0]?.aborted);
});

test.run();
