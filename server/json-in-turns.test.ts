import { Hono } from 'hono';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AppEnvironment } from './environment.js';
import { answerJson } from './json-in-turns.js';

const test = suite('JSON in turns');

const rows = Array.from({ length: 3000 }, (_, at) => ({
  id: at,
  message: `塞车 "${at}" \\ \n 😡`,
  empty: null,
  missing: undefined,
  at: new Date(1_760_000_000_000 + at),
}));
const VALUES: Record<string, object> = {
  'a short list': rows.slice(0, 3),
  'a long list': rows,
  'a long list in an object': { total: 3000, results: rows, next: null, none: undefined },
  'three objects deep': {
    message: 'siap',
    analysisResults: { results: { comments: rows, next: null }, info: { a: [1, 2] } },
    last: 1,
  },
  'a list with holes': [...rows, undefined, null],
  'nothing long': { a: { b: { c: [1, 2, 3] } } },
  empty: [],
};

for (const [name, value] of Object.entries(VALUES)) {
  test(`${name} is answered as JSON.stringify has it`, async () => {
    const app = new Hono<AppEnvironment>().get('/', (c) => answerJson(c, value, 200));
    const answer = await app.request('/');
    assert.is(answer.status, 200);
    assert.match(answer.headers.get('content-type') ?? '', /^application\/json/);
    assert.is(await answer.text(), JSON.stringify(value));
  });
}

test.run();
