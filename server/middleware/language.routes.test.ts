import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { bodyInThisLanguage, inLanguage } from '@smops/core/platform/language/caller-language.js';
import { currentLanguage } from '@smops/core/platform/language/language.model.js';
import { Hono } from 'hono';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AppEnvironment } from '../environment.js';
import { openTestApp, type TestApp } from '../testing.js';
import { language } from './language.js';
import { readBody } from './read-body.js';

const languages = suite<{ app: TestApp }>('the language of an answer');
languages.before(async (context) => {
  context.app = await openTestApp();
});
languages.after(async ({ app }) => await app.close());

const sentenceOf = async (asked: ReturnType<TestApp['local']>): Promise<string> =>
  (await (await asked).json()).message;

languages(
  'is the one that the call names, in a header or a link, else the Malay or Chinese that it prefers, else as written',
  async ({ app }) => {
    const ask = (path: string, headers: Record<string, string>) =>
      sentenceOf(app.local('GET', path, undefined, headers));
    const path = '/api/accounts/987654';
    assert.is(await ask(path, {}), 'Account 987654 does not exist.');
    assert.is(await ask(path, { 'accept-language': 'ms-MY,ms;q=0.9' }), 'Akaun 987654 tidak wujud.');
    assert.is(await ask(path, { 'accept-language': 'zh;q=0.9, en' }), '账号 987654 不存在。');
    for (const preferred of ['en-GB,ms;q=0.9', '*', 'ta,ms', ''])
      assert.is(await ask(path, { 'accept-language': preferred }), 'Account 987654 does not exist.');
    const chosen = { 'accept-language': 'ms', 'smops-language': 'written' };
    assert.is(await ask(path, chosen), 'Account 987654 does not exist.');
    assert.is(await ask(path, { 'smops-language': 'ta' }), 'Account 987654 does not exist.');
    assert.is(await ask(path, { 'smops-language': 'en' }), 'Account 987654 does not exist.');
    assert.is(await ask(path, { 'smops-language': 'ms' }), 'Akaun 987654 tidak wujud.');
    assert.is(await ask(path, { 'smops-language': 'zh-Hans' }), '账号 987654 不存在。');
    assert.is(await ask(`${path}?lang=ms`, {}), 'Akaun 987654 tidak wujud.');
  },
);

languages('is that of the providers too', async ({ app }) => {
  const labels = await Promise.all(
    ['', 'en', 'ms'].map(async (wanted) => {
      const answer = await app.local('GET', '/api/fb-analyzer/providers', undefined, {
        'smops-language': wanted,
      });
      const { label, destination } = (await answer.json()).find((one: { id: string }) => one.id === 'local');
      return `${label}: ${destination}`;
    }),
  );
  assert.equal(labels, [
    '本地分析: smops itself, on this machine: no comment leaves it.',
    'Local analysis: smops itself, on this machine: no comment leaves it.',
    'Analisis setempat: smops sendiri, pada komputer ini: tiada komen yang keluar daripadanya.',
  ]);
});

languages('is that of its own call, whatever is asked for at the same time', async ({ app }) => {
  const words = { ms: 'tidak wujud', zh: '不存在', en: 'does not exist', written: 'does not exist' };
  const calls = Array.from({ length: 40 }, (_, at) => (['ms', 'zh', 'en', 'written'] as const)[at % 4]);
  const sentences = await Promise.all(
    calls.map((one) =>
      sentenceOf(
        app.local('GET', `/api/tasks/${987_000 + calls.indexOf(one)}`, undefined, {
          'smops-language': one ?? '',
        }),
      ),
    ),
  );
  for (const [at, one] of calls.entries()) {
    assert.ok(sentences[at]?.includes(words[one ?? 'written']), sentences[at]);
  }
});

languages('of large bodies, which wait for one another, is not mixed either', async () => {
  const app = new Hono<AppEnvironment>()
    .use(
      language,
      readBody(() => 4 * 1024 * 1024),
    )
    .post('/', async (c) => {
      const begun = currentLanguage();
      await sleep(20);
      return c.text(begun);
    });
  const asked = Array.from({ length: 12 }, (_, at) => (at < 4 ? 'ms' : 'zh'));
  const body = 'a'.repeat(1_200_000);
  const calls = asked.map((one) =>
    app.request('/', { method: 'POST', body, headers: { 'smops-language': one } }),
  );
  const answers = await Promise.all(calls);
  assert.equal(await Promise.all(answers.map((answer) => answer.text())), asked);
});

languages('of a body that is made as it is read is that of the call that asked for it', async () => {
  async function* pieces() {
    for (let at = 0; at < 3; at++) yield `${currentLanguage()} `;
  }
  const bodies = (['ms', 'zh'] as const).map((one) => inLanguage(one, () => bodyInThisLanguage(pieces())));
  assert.equal(await Promise.all(bodies.map((body) => text(Readable.from(body)))), [
    'ms ms ms ',
    'zh zh zh ',
  ]);
});

languages('does not mix copies that a browser keeps of a list', async ({ app }) => {
  const tagIn = async (language: string) =>
    (await app.local('GET', '/api/accounts', undefined, { 'smops-language': language })).headers;
  const [written, ms] = [await tagIn(''), await tagIn('ms')];
  assert.is.not(written.get('etag'), ms.get('etag'));
  assert.match(ms.get('vary') ?? '', /Smops-Language/);
});

languages(
  'of a file is that of its link; what it holds goes in again, and JSON keeps its names',
  async ({ app }) => {
    const account = { emailAddress: 'aminah@contoh.example', firstName: 'Aminah', lastName: 'binti Yusof' };
    await app.local('POST', '/api/accounts', account);
    const exported = async (format: string, lang: string) =>
      await (await app.local('GET', `/api/accounts/export?format=${format}&lang=${lang}`)).text();
    const csv = await exported('csv', 'ms');
    assert.match(csv, /^Alamat e-mel,Nama pertama,/);
    assert.match(await exported('csv', 'zh'), /^电邮地址,名字,/);
    assert.match(await exported('csv', 'written'), /^Email address,First name,/);
    assert.is(await exported('json', 'ms'), await exported('json', 'written'));
    const headers = { 'content-type': 'application/octet-stream' };
    const report = await (await app.local('POST', '/api/accounts/import', csv, headers)).json();
    assert.equal([report.unchanged, report.ignoredColumns], [1, []]);
  },
);

languages('is kept with a user who chooses one', async ({ app }) => {
  const aminah = await app.signIn('staff', 'aminah');
  const user = async () => (await (await aminah('GET', '/api/auth/check')).json()).user;
  assert.is((await user()).language, undefined);
  assert.is((await aminah('PUT', '/api/auth/language', { language: 'ms' })).status, 204);
  assert.is((await user()).language, 'ms');
  assert.is((await aminah('PUT', '/api/auth/language', { language: 'ta' })).status, 400);
  assert.is((await aminah('PUT', '/api/auth/language', { language: 'written' })).status, 204);
  assert.is((await user()).language, 'written');
  const refused = await app.local(
    'PUT',
    '/api/auth/language',
    { language: 'ms' },
    { 'smops-language': 'ms' },
  );
  assert.is(refused.status, 403);
  assert.match((await refused.json()).message, /papan pemuka/);
});

languages.run();
