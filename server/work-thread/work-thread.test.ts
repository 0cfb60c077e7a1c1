import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '@smops/core/config.js';
import type { AppError } from '@smops/core/errors.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bodyOf, piecesOf, type WorkCall } from './work-messages.js';
import { WorkThread } from './work-thread.js';

const test = suite<{ thread: WorkThread; logged: string[] }>('the work thread');

/** Answers with the body of the call and the time zone it knows; breaks down, or off, when it is asked to. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, workerData } from 'node:worker_threads';
    let { config } = workerData;
    let gone = false;
    const beat = () => Atomics.add(workerData.beats, 0, 1);
    beat();
    setInterval(beat, 10);
    parentPort.on('message', (message) => {
      if (message.kind === 'close') process.exit(0);
      if (message.kind === 'config') return void (config = message.read);
      if (message.kind === 'gone') return void (gone = true);
      const { id, call } = message;
      if (call.url === '/breaks-down') throw new Error('kehabisan ingatan');
      if (call.url === '/never') return;
      if (call.url.startsWith('/endless')) for (;;);
      if (call.url === '/breaks-off') return parentPort.postMessage({ kind: 'failure', id, reason: 'putus' });
      const headers = [['x-zone', config.timeZone], ['x-gone', String(gone)]];
      const answer = { status: 200, headers, body: call.body };
      parentPort.postMessage({ kind: 'answer', id, answer }, call.body.map(({ buffer }) => buffer));
    });`)}`,
);

const config = readConfig({ SMOPS_DATA_DIR: '/nonexistent/smops' });
const textOf = (body: AsyncIterable<Uint8Array> | null) =>
  piecesOf(body).then((pieces) => Buffer.concat(pieces).toString());

function callOf(url: string, ...pieces: string[]): WorkCall {
  const actor = { kind: 'user', userId: 7, name: 'aminah', role: 'analyst' } as const;
  return {
    method: 'POST',
    url,
    headers: [],
    body: pieces.map((text) => new Uint8Array(new TextEncoder().encode(text))),
    caller: { requestId: 'r', address: '127.0.0.1', actor },
  };
}

/** The error that a call ends with. */
const errorOf = (call: Promise<unknown>): Promise<AppError> =>
  call.then(
    () => assert.unreachable('it was answered'),
    (error) => error,
  ) as Promise<AppError>;

test.before.each((context) => {
  context.logged = [];
  const silent = { debug() {}, info() {}, warn() {} };
  const logger = { ...silent, error: (data: object) => void context.logged.push(JSON.stringify(data)) };
  context.thread = new WorkThread({ config: { ...config }, version: '0' }, logger, {
    script,
    restMs: 20,
    stuckMs: 2000,
  });
});
test.after.each(async ({ thread }) => await thread.close());

test('each of many calls at once gets its own answer, its pieces in order', async ({ thread }) => {
  const words = Array.from({ length: 40 }, (_, at) => [`jalan ${at} `, 'jem 塞车 ', '😡']);
  const answers = await Promise.all(words.map((pieces) => thread.answer(callOf('/', ...pieces))));
  const texts = await Promise.all(answers.map(({ body }) => textOf(bodyOf(body))));
  assert.equal(
    texts,
    words.map((pieces) => pieces.join('')),
  );
});

test('a body of nothing is a body of nothing', async ({ thread }) => {
  assert.equal((await thread.answer(callOf('/'))).body, []);
  assert.is(await textOf(bodyOf([])), '');
  assert.is(await textOf(null), '');
});

test('however a body comes, it is kept in few pieces and is the same', async () => {
  const text = '塞车 😡 harga naik '.repeat(20_000);
  const bytes = Buffer.from(text);
  for (const size of [1, 7, 65_535, 65_536, 65_537, bytes.length]) {
    const cut = async function* () {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    };
    const pieces = await piecesOf(cut());
    assert.is(pieces.length, Math.ceil(bytes.length / 65_536), `cut at ${size}`);
    assert.is(Buffer.concat(pieces).toString(), text, `cut at ${size}`);
  }
});

test('an answer that breaks off is the error of that call alone', async ({ thread, logged }) => {
  const [broken, whole] = await Promise.all([
    errorOf(thread.answer(callOf('/breaks-off'))),
    thread.answer(callOf('/', 'teh')),
  ]);
  assert.is(broken.message, 'putus');
  assert.is(whole.status, 200);
  assert.equal(logged, []);
});

test('when it breaks down all calls under way are told to try again, and it is started again', async ({
  thread,
  logged,
}) => {
  const errors = await Promise.all(
    ['/never', '/breaks-down', '/never'].map((url) => errorOf(thread.answer(callOf(url)))),
  );
  for (const error of errors) {
    assert.is(error.code, 'UNAVAILABLE');
    assert.is(error.retryAfterSeconds, 5);
  }
  assert.equal(logged, ['{"reason":"kehabisan ingatan"}']);
  assert.is((await errorOf(thread.answer(callOf('/')))).code, 'UNAVAILABLE');
  for (let tries = 0; tries < 200; tries++) {
    await sleep(20);
    const answer = await thread.answer(callOf('/', 'kopi')).catch(() => undefined);
    if (answer === undefined) continue;
    assert.is(await textOf(bodyOf(answer.body)), 'kopi');
    return;
  }
  assert.unreachable('it was not started again');
});

test('a thread in an endless loop is replaced, and the calls under way are told to try again', async ({
  thread,
  logged,
}) => {
  const endless = callOf('/endless?rahsia=1');
  const errors = await Promise.all([errorOf(thread.answer(endless)), errorOf(thread.answer(callOf('/')))]);
  assert.equal(
    errors.map(({ code, retryAfterSeconds }) => [code, retryAfterSeconds]),
    [
      ['UNAVAILABLE', 5],
      ['UNAVAILABLE', 5],
    ],
  );
  // What was asked, without what may be secret.
  assert.equal(JSON.parse(logged[0] ?? ''), { requests: ['POST /endless (r)', 'POST / (r)'] });
  for (let tries = 0; tries < 200; tries++) {
    await sleep(20);
    const answer = await thread.answer(callOf('/', 'kopi')).catch(() => undefined);
    if (answer === undefined) continue;
    assert.is(await textOf(bodyOf(answer.body)), 'kopi');
    return;
  }
  assert.unreachable('it was not started again');
});

test('a configuration that is read again counts with the next call', async ({ thread }) => {
  assert.equal((await thread.answer(callOf('/'))).headers[0], ['x-zone', 'Asia/Kuala_Lumpur']);
  thread.applyConfig({ ...config, timeZone: 'Asia/Tokyo' });
  assert.equal((await thread.answer(callOf('/'))).headers[0], ['x-zone', 'Asia/Tokyo']);
});

test('the thread hears when the caller of a call under way has gone, and not of one that was answered', async ({
  thread,
}) => {
  const goneNow = async () => (await thread.answer(callOf('/'))).headers[1]?.[1];
  const caller = new AbortController();
  await thread.answer(callOf('/'), caller.signal);
  caller.abort();
  assert.is(await goneNow(), 'false');
  const leaving = new AbortController();
  const never = errorOf(thread.answer(callOf('/never'), leaving.signal));
  leaving.abort();
  assert.is(await goneNow(), 'true');
  await errorOf(thread.answer(callOf('/breaks-down')));
  await never;
});

test('how busy it was is a share of the time since it was last asked', async ({ thread }) => {
  await thread.answer(callOf('/', 'kopi'));
  for (const share of [thread.utilization(), thread.utilization()])
    assert.ok(share >= 0 && share <= 1, String(share));
  await errorOf(thread.answer(callOf('/breaks-down')));
  assert.is(thread.utilization(), 0);
});

test('it can be ended while it rests, and more than once', async ({ thread, logged }) => {
  await errorOf(thread.answer(callOf('/breaks-down')));
  await thread.close();
  await sleep(60);
  assert.is((await errorOf(thread.answer(callOf('/')))).code, 'UNAVAILABLE');
  assert.is(logged.length, 1);
});

test.run();
