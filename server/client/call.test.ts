import { addressOf } from '@smops/core/operations/address.model.js';
import { operation } from '@smops/core/operations/operation.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ApiError } from './api-error.js';
import { callsOver } from './call.js';

interface Sent {
  method: string;
  url: string;
  type: string | null;
  body: string;
}

/** Calls that are written down, and all answered alike. */
function recording(answer: () => Response) {
  const sent: Sent[] = [];
  const calls = callsOver({
    baseUrl: 'http://smops.example',
    headers: { 'smops-language': 'ms' },
    async fetch(request, init) {
      const whole = new Request(request, init);
      const { method, url, headers } = whole;
      sent.push({ method, url, type: headers.get('content-type'), body: await whole.text() });
      return answer();
    },
  });
  return { ...calls, sent };
}
const said = { access: 'analyze', summary: '' } as const;
const OF_CODEBOOK = '/api/codebooks/{codebook}';
const get = operation<{ codebook: string; version?: number; lang?: string[] }, { id: string }>({
  ...said,
  id: 'get',
  method: 'get',
  path: OF_CODEBOOK,
});
const rename = operation<{ codebook: string; name?: string }, void>({
  ...said,
  id: 'rename',
  method: 'patch',
  path: OF_CODEBOOK,
});
const take = operation<{ fileName: string; content: Blob }, void>({
  ...said,
  id: 'take',
  method: 'post',
  path: '/api/codebooks/import',
  sendsFile: true,
});

const test = suite('client.call');

test('what the path names goes there, the rest into the query; a list repeats its name', async () => {
  const { call, sent } = recording(() => Response.json({ id: 'a' }));
  const answer = await call(get, { codebook: 'harga/2026 价格', version: 3, lang: ['ms', 'zh'] });
  assert.equal(answer, { id: 'a' });
  const address = '/api/codebooks/harga%2F2026%20%E4%BB%B7%E6%A0%BC?version=3&lang=ms&lang=zh';
  assert.equal(sent, [{ method: 'GET', url: `http://smops.example${address}`, type: null, body: '' }]);
});

test('a change sends the rest as JSON, also when nothing is given; 204 answers nothing', async () => {
  const { call, sent } = recording(() => new Response(null, { status: 204 }));
  assert.is(await call(rename, { codebook: 'a', name: 'Harga 🍗' }), undefined);
  await call(rename, { codebook: 'a', name: undefined });
  assert.equal(
    sent.map(({ type, body }) => [type, body]),
    [
      ['application/json', '{"name":"Harga 🍗"}'],
      ['application/json', '{}'],
    ],
  );
});

test('a file is the body, the rest the query', async () => {
  const { call, sent } = recording(() => new Response(null, { status: 204 }));
  await call(take, { fileName: 'kod.csv', content: new Blob(['name\nharga']) });
  assert.equal(sent, [
    {
      method: 'POST',
      url: 'http://smops.example/api/codebooks/import?fileName=kod.csv',
      type: 'application/octet-stream',
      body: 'name\nharga',
    },
  ]);
});

test('any other response than a success throws its sentence', async () => {
  const { call } = recording(() => Response.json({ error: 'No codebook "a".' }, { status: 404 }));
  try {
    await call(get, { codebook: 'a' });
    assert.unreachable();
  } catch (error) {
    assert.instance(error, ApiError);
    assert.equal([(error as ApiError).status, (error as ApiError).text], [404, 'No codebook "a".']);
  }
});

test('a link has the address that a call goes to', () => {
  const input = { codebook: 'harga/价格', version: undefined, lang: ['ms', 'zh'] };
  assert.is(addressOf(get, input), '/api/codebooks/harga%2F%E4%BB%B7%E6%A0%BC?lang=ms&lang=zh');
  assert.is(addressOf(get, { codebook: 'a' }), '/api/codebooks/a');
});

test.run();
