import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { onError } from './responses/errors.js';
import { createRouter, defineRoute, jsonBody, jsonResponse } from './router.js';

const test = suite('routes');
const MB = 1024 * 1024;

/**
 * A route for large bodies that notes how many it has in hand at once; `together` of them wait for each other. With
 * `isStored` it says that it has stored a body before it answers.
 */
function createCounted({ together = 1, isStored = false } = {}) {
  const seen = { now: 0, most: 0 };
  const route = defineRoute(
    'count',
    'public',
    {
      method: 'post',
      path: '/count',
      request: { body: jsonBody(z.object({ text: z.string() })) },
      responses: { 200: jsonResponse('Its length', z.number()) },
    },
    { bodyLimit: 4 * MB },
  );
  const app = createRouter().openapi(route, async (c) => {
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    if (isStored) c.get('bodyDone')?.();
    do await sleep(20);
    while (seen.most < together);
    seen.now -= 1;
    return c.json(c.req.valid('json').text.length, 200);
  });
  const post = async (text: string) => {
    const body = JSON.stringify({ text });
    const headers = { 'content-type': 'application/json', 'content-length': `${Buffer.byteLength(body)}` };
    const response = await app.request('/count', { method: 'POST', headers, body });
    assert.is(response.status, 200);
    return (await response.json()) as number;
  };
  return { app, seen, post };
}

test('large bodies are worked on four at once, and all of them are answered', async () => {
  const { seen, post } = createCounted({ together: 4 });
  const lengths = await Promise.all(Array.from({ length: 12 }, (_, at) => post('a'.repeat(2 * MB + at))));
  assert.equal(
    lengths,
    lengths.map((_, at) => 2 * MB + at),
  );
  assert.is(seen.most, 4);
});

test('a large body whose content is stored makes room for the next before it is answered', async () => {
  // None is answered before all are there.
  const { seen, post } = createCounted({ together: 12, isStored: true });
  await Promise.all(Array.from({ length: 12 }, () => post('a'.repeat(2 * MB))));
  assert.is(seen.most, 12);
});

test('senders that stand still in a large body keep no one waiting', async () => {
  const { app, post } = createCounted();
  const headers = { 'content-type': 'application/json', 'content-length': `${2 * MB}` };
  const ends: (() => void)[] = [];
  const still = Array.from({ length: 8 }, () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"text":"'));
        ends.push(() => controller.error(new Error('gone')));
      },
    });
    return app.request('/count', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  });
  assert.is(await post('a'.repeat(2 * MB)), 2 * MB);
  for (const end of ends) end();
  for (const response of await Promise.all(still)) assert.is(response.status, 400);
});

/** Posts of one large body each, of which only the first byte comes; `end` breaks them off. */
function standStill(app: ReturnType<typeof createCounted>['app'], times: number) {
  const headers = { 'content-type': 'application/json', 'content-length': `${4 * MB}` };
  const ends: (() => void)[] = [];
  const responses = Array.from({ length: times }, () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{'));
        ends.push(() => controller.error(new Error('gone')));
      },
    });
    return app.request('/count', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  });
  return {
    async end() {
      for (const end of ends) end();
      return await Promise.all(responses);
    },
  };
}

test('what many senders begin and do not end is not held without limit: the next wait, small ones do not', async () => {
  const { app, post } = createCounted();
  // Together twice as much as one caller may hold.
  const still = standStill(app, 100);
  let isLargeDone = false;
  const waiting = post('a'.repeat(2 * MB)).then(() => {
    isLargeDone = true;
  });
  for (let times = 0; times < 20; times++) await post('kopi');
  assert.is(isLargeDone, false);
  const responses = await still.end();
  assert.equal([...new Set(responses.map(({ status }) => status))], [400]);
  await waiting;
});

test('small bodies do not wait for large ones', async () => {
  const { seen, post } = createCounted();
  await Promise.all(Array.from({ length: 12 }, () => post('kopi')));
  assert.ok(seen.most > 4, `${seen.most} at once`);
});

test('a large body that is no JSON is refused as a small one is', async () => {
  const { app } = createCounted();
  const send = (body: string) =>
    app.request('/count', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const small = await send('{"text":"kopi"');
  const large = await send(`{"text":"kopi","rows":[${'"teh tarik",'.repeat(200_000)}]}`);
  assert.is(small.status, 400);
  assert.is(large.status, 400);
  assert.is(await large.text(), await small.text());
});

test('a body of any letters is read whole, wherever its pieces are cut', async () => {
  const { post } = createCounted();
  const text = '塞车 😡 café '.repeat(40_000);
  assert.is(await post(text), text.length);
});

test('a body above the limit is refused, whether its length is named or it comes in chunks', async () => {
  const { app } = createCounted();
  app.onError(onError);
  const text = JSON.stringify({ text: 'a'.repeat(4 * MB) });
  const type = { 'content-type': 'application/json' };
  const named = { ...type, 'content-length': String(text.length) };
  for (const headers of [named, type, { ...type, 'transfer-encoding': 'chunked' }]) {
    const response = await app.request('/count', { method: 'POST', headers, body: text });
    assert.is(response.status, 413);
    assert.match(await response.text(), /larger than the limit of 4 MB/);
  }
});

test('a body that is not UTF-8 is refused, small or large', async () => {
  const { app } = createCounted();
  app.onError(onError);
  for (const filler of ['', 'kopi '.repeat(300_000)]) {
    const body = Buffer.from(`{"text":"${filler}caf\xe9"}`, 'latin1');
    const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
    const response = await app.request('/count', { method: 'POST', headers, body });
    assert.is(response.status, 400);
    assert.match(await response.text(), /not UTF-8/);
  }
});

test.run();
