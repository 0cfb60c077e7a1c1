import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { createRouter, defineRoute, jsonAnswer, jsonBody } from './router.js';

const test = suite('routes');
const MB = 1024 * 1024;

/** A route for large bodies that notes how many it has in hand at once. */
function createCounted({ takesIn = false } = {}) {
  const seen = { now: 0, most: 0 };
  const route = defineRoute(
    'count',
    'public',
    {
      method: 'post',
      path: '/count',
      request: { body: jsonBody(z.object({ text: z.string() })) },
      responses: { 200: jsonAnswer('Its length', z.number()) },
    },
    { bodyLimit: 4 * MB },
  );
  const app = createRouter().openapi(route, async (c) => {
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    if (takesIn) c.get('bodyDone')?.();
    await sleep(20);
    seen.now -= 1;
    return c.json(c.req.valid('json').text.length, 200);
  });
  const post = async (text: string) => {
    const body = JSON.stringify({ text });
    const headers = { 'content-type': 'application/json', 'content-length': `${Buffer.byteLength(body)}` };
    const answer = await app.request('/count', { method: 'POST', headers, body });
    assert.is(answer.status, 200);
    return (await answer.json()) as number;
  };
  return { seen, post };
}

test('large bodies are held four at once, and all of them are answered', async () => {
  const { seen, post } = createCounted();
  const lengths = await Promise.all(Array.from({ length: 12 }, (_, at) => post('a'.repeat(2 * MB + at))));
  assert.equal(
    lengths,
    lengths.map((_, at) => 2 * MB + at),
  );
  assert.is(seen.most, 4);
});

test('a large body that has been taken in makes room for the next before it is answered', async () => {
  const { seen, post } = createCounted({ takesIn: true });
  await Promise.all(Array.from({ length: 12 }, () => post('a'.repeat(2 * MB))));
  assert.ok(seen.most > 4, `${seen.most} at once`);
});

test('small bodies do not wait for large ones', async () => {
  const { seen, post } = createCounted();
  await Promise.all(Array.from({ length: 12 }, () => post('kopi')));
  assert.ok(seen.most > 4, `${seen.most} at once`);
});

test('a body of any letters is read whole, wherever its pieces are cut', async () => {
  const { post } = createCounted();
  const text = '塞车 😡 café '.repeat(40_000);
  assert.is(await post(text), text.length);
});

test.run();
