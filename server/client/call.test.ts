import { addressOf } from '@smops/core/platform/operations/address.model.js';
import { type Content, operation } from '@smops/core/platform/operations/operation.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ApiError } from './api-error.js';
import { callsOver } from './client.js';

interface Sent {
  method: string;
  url: string;
  type: string | null;
  body: string;
}

/** What the request holds that `Sent` leaves out. */
type Whole = Pick<Request, 'headers' | 'keepalive' | 'signal' | 'formData'>;

/** Calls that are written down, and all answered alike. */
function recording(answer: () => Response) {
  const sent: Sent[] = [];
  const whole: Whole[] = [];
  const calls = callsOver({
    baseUrl: 'http://smops.example',
    headers: { 'smops-language': 'ms' },
    async fetch(request, init) {
      const one = new Request(request, init);
      whole.push(one.clone());
      const { method, url, headers } = one;
      sent.push({ method, url, type: headers.get('content-type'), body: await one.text() });
      return answer();
    },
  });
  return { ...calls, sent, whole };
}
const said = { access: 'analyze', summary: '' } as const;
const OF_CODEBOOK = '/api/codebooks/{codebook}';
const get = operation<{ codebook: string; version?: number; lang?: string[] }, { id: string }>({
  ...said,
  id: 'get',
  get: OF_CODEBOOK,
});
const rename = operation<{ codebook: string; name?: string }, void>({
  ...said,
  id: 'rename',
  patch: OF_CODEBOOK,
});
const take = operation<{ fileName: string; content: Blob }, void>({
  ...said,
  id: 'take',
  post: '/api/codebooks/import',
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

test('a file may come as a stream, and has the media type that is always its own', async () => {
  const { call, sent } = recording(() => new Response(null, { status: 204 }));
  const restore = operation<{ content: Content }, void>({
    ...said,
    id: 'restore',
    post: '/api/restore',
    sendsFile: 'application/gzip',
  });
  await call(restore, { content: new Blob(['sandaran']).stream() });
  assert.equal([sent[0]?.type, sent[0]?.body], ['application/gzip', 'sandaran']);
});

test('a form carries the file, and what is no text as JSON', async () => {
  const { call, whole } = recording(() => new Response(null, { status: 204 }));
  const upload = operation<{ file: File; taskId: string; reading: object }, void>({
    ...said,
    id: 'upload',
    post: '/api/sentiments/upload',
    sendsForm: true,
  });
  const file = new File(['[]'], 'komen 评论.json');
  await call(upload, { file, taskId: 'TASK-0001', reading: { withNames: true } });
  const form = (await whole[0]?.formData()) as FormData;
  assert.equal(
    [(form.get('file') as File).name, form.get('taskId'), form.get('reading')],
    ['komen 评论.json', 'TASK-0001', '{"withNames":true}'],
  );
});

test('a version goes as If-Match, and nowhere when there is none', async () => {
  const { call, sent, whole } = recording(() => new Response(null, { status: 204 }));
  const update = operation<{ id: number; version?: number; name: string }, void>({
    ...said,
    id: 'update',
    put: '/api/accounts/{id}',
    sendsVersion: true,
    outlivesPage: true,
  });
  await call(update, { id: 17, version: 3, name: 'Aminah' });
  await call(update, { id: 17, name: 'Aminah' });
  assert.equal(
    whole.map(({ headers, keepalive }) => [headers.get('if-match'), keepalive]),
    [
      ['"3"', true],
      [null, true],
    ],
  );
  assert.equal(
    sent.map(({ url, body }) => [url, body]),
    Array.from({ length: 2 }, () => ['http://smops.example/api/accounts/17', '{"name":"Aminah"}']),
  );
});

test('what stands in the query of a call with a body is left out of the body', async () => {
  const { call, sent } = recording(() => new Response(null, { status: 204 }));
  const complete = operation<{ key: string; parts: number[] }, void>({
    ...said,
    id: 'complete',
    post: '/api/uploads',
    inQuery: ['key'],
  });
  const refresh = operation<{ limit?: number }, void>({
    ...said,
    id: 'refresh',
    post: '/api/posts',
    inQuery: 'all',
  });
  await call(complete, { key: 'uploads/a b', parts: [1] });
  await call(refresh, { limit: 5 });
  assert.equal(
    sent.map(({ url, type, body }) => [url.replace('http://smops.example', ''), type, body]),
    [
      ['/api/uploads?key=uploads%2Fa+b', 'application/json', '{"parts":[1]}'],
      ['/api/posts?limit=5', null, ''],
    ],
  );
});

test('one call has headers and an end of its own', async () => {
  const { call, whole } = recording(() => Response.json({ id: 'a' }));
  const end = new AbortController();
  await call(get, { codebook: 'a' }, { headers: { 'page-origin': 'http://a.example' }, signal: end.signal });
  end.abort();
  assert.equal(
    [whole[0]?.headers.get('page-origin'), whole[0]?.headers.get('smops-language'), whole[0]?.signal.aborted],
    ['http://a.example', 'ms', true],
  );
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
