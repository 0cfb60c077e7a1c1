import { leaveToken } from '@smops/core/telling/deliveries/delivery-secrets.js';
import { SECRET } from '@smops/core/telling/deliveries/testing.js';
import { OPENS_PER_MINUTE } from '@smops/core/telling/sharing/sharing.constants.js';
import { pages } from '@smops/core/telling/sharing/sharing.service.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Caller, ended, openTestApp, type TestApp } from '../../testing.js';

interface Context {
  app: TestApp;
  admin: Caller;
  analyst: Caller;
  runId: string;
  now: { at: number };
  logged: string[];
}

const test = suite<Context>('pages for people without an account');
const DAY = 24 * 60 * 60 * 1000;
const SETTINGS = {
  SMOPS_SHARE_LINKS: '1',
  SMOPS_PUBLIC_URL: 'https://smops.example.my',
  DELIVERY_SECRET: SECRET,
  SMTP_URL: 'smtp://127.0.0.1:1',
  SMTP_FROM: 'laporan@example.my',
};
const COMMENTS = [
  {
    text: 'Jalan banyak lubang <script>alert(1)</script>',
    author: 'Siti Rahsia',
    link: 'https://facebook.example/siti.rahsia/1',
  },
  { text: '停车位不够', author: '阿明秘密', link: 'https://facebook.example/aming/2' },
];

test.before(async (context) => {
  context.now = { at: Date.now() };
  context.logged = [];
  const note = (data: object, text: string) => void context.logged.push(JSON.stringify([data, text]));
  const logger = { debug: note, info: note, warn: note, error: note };
  const clock = { now: () => new Date(context.now.at) };
  context.app = await openTestApp({ clock, logger }, SETTINGS);
  context.admin = await context.app.signIn('admin');
  context.analyst = await context.app.signIn('analyst', 'aminah.pasukan', 'en');
  const started = await context.analyst('POST', '/api/fb-analyzer/analyze', {
    comments_data: COMMENTS,
    variables: ['lubang', '停车位'],
    api_provider: 'local',
    file_name: 'komen.json',
    language: 'en',
  });
  const { task_id } = await started.json();
  context.runId = task_id;
  await ended(context.analyst, `/api/fb-analyzer/task/${task_id}`);
});
test.after(async ({ app }) => await app.close());

test('a link shows the report now, without authors, names, links or scripts, and is kept from search engines', async ({
  app,
  analyst,
  runId,
  logged,
}) => {
  const section = ['line', 'figures', 'shares', 'quotes', 'method'];
  const made = await analyst('POST', '/api/shares', { taskId: runId, section });
  assert.is(made.status, 201);
  const { path, address, id } = await made.json();
  assert.is(address, `https://smops.example.my${path}`);
  const written = await analyst('PUT', `/api/reports/run/${runId}/line`, {
    text: 'Lubang <b>paling</b> banyak.',
  });
  assert.is(written.status, 204);
  const opened = await app.anonymous('GET', path);
  const page = await opened.text();
  assert.equal([opened.status, opened.headers.get('x-robots-tag')], [200, 'noindex, nofollow']);
  assert.match(opened.headers.get('content-security-policy') ?? '', "default-src 'none'");
  assert.match(page, 'Lubang &lt;b&gt;paling&lt;/b&gt; banyak.');
  assert.match(page, 'Jalan banyak <mark>');
  for (const hidden of ['Siti', '阿明', 'aminah', 'facebook.example', '<script', 'href=', 'fb-analyzer'])
    assert.not.match(page, hidden);
  const [listed] = await (await analyst('GET', '/api/shares')).json();
  assert.equal([listed.id, listed.lastOpenedAt === null], [id, false]);
  const token = path.split('/').at(-1);
  const rows = await app.connection.db.selectFrom('shares').selectAll().execute();
  assert.not.match(JSON.stringify([rows, listed, logged]), token);
  assert.ok(logged.some((line) => line.includes('/shared/…')));
});

test('a link made with a template of another report has the sections that a run can have', async ({
  app,
  analyst,
  runId,
}) => {
  await analyst('PUT', '/api/report-templates/banding', { sections: ['sentiment', 'line', 'figures'] });
  const { path, sections } = await (
    await analyst('POST', '/api/shares', { taskId: runId, template: 'banding' })
  ).json();
  assert.equal(sections, ['line', 'figures']);
  assert.is((await app.anonymous('GET', path)).status, 200);
  const refused = await analyst('POST', '/api/shares', { taskId: runId, section: ['sentiment'] });
  assert.is(refused.status, 400);
});

test('a link that is wrong, expired or revoked says the same to everybody', async ({
  app,
  analyst,
  runId,
  now,
}) => {
  now.at += 60_000;
  const make = async (input: object) =>
    (await analyst('POST', '/api/shares', { taskId: runId, ...input })).json();
  const [brief, revoked] = [await make({ expiresInDays: 1 }), await make({ section: ['line'] })];
  assert.not.match(await (await app.anonymous('GET', revoked.path)).text(), 'Jalan banyak');
  assert.is((await analyst('DELETE', `/api/shares/${revoked.id}`)).status, 204);
  assert.is((await analyst('DELETE', `/api/shares/${revoked.id}`)).status, 404);
  now.at += DAY + 1000;
  const again = await app.signIn('analyst', 'raj.pasukan', 'en');
  const pages = [];
  for (const path of [brief.path, revoked.path, '/shared/share_x', '/shared/x']) {
    const answer = await app.anonymous('GET', path);
    assert.is(answer.status, 404, path);
    pages.push(await answer.text());
  }
  assert.is(new Set(pages).size, 1);
  const left = await (await again('GET', '/api/shares')).json();
  assert.not.ok(left.some(({ id }: { id: number }) => id === brief.id || id === revoked.id));
});

test('while an admin does not allow them, no link is made and none opens', async ({ app, runId }) => {
  const analyst = await app.signIn('analyst', 'mei.pasukan', 'en');
  const { path } = await (await analyst('POST', '/api/shares', { taskId: runId })).json();
  app.runtime.config.shareLinks = false;
  assert.is((await app.anonymous('GET', path)).status, 404);
  const refused = await analyst('POST', '/api/shares', { taskId: runId });
  assert.match((await refused.json()).message, 'SMOPS_SHARE_LINKS');
  app.runtime.config.shareLinks = true;
  assert.is((await app.anonymous('GET', path)).status, 200);
});

test('while two pages are written and many wait, the next is told to come again', async ({
  app,
  runId,
  now,
}) => {
  now.at += 2 * 60 * 1000;
  const analyst = await app.signIn('analyst', 'kavitha.pasukan', 'en');
  const { path } = await (await analyst('POST', '/api/shares', { taskId: runId })).json();
  const written = [await pages.take({ caller: 'rumah' }), await pages.take({ caller: 'pejabat' })];
  const left = new AbortController();
  const waiting = Array.from({ length: 32 }, (_, n) =>
    pages.take({ caller: `rangkaian ${n % 4}`, signal: left.signal }).catch(() => undefined),
  );
  const refused = await app.anonymous('GET', path);
  assert.is(refused.status, 503);
  assert.match(refused.headers.get('content-type') ?? '', 'text/html');
  assert.ok(Number(refused.headers.get('retry-after')) > 0);
  left.abort();
  await Promise.all(waiting);
  for (const giveBack of written) giveBack();
  assert.is((await app.anonymous('GET', path)).status, 200);
});

test('a network that opens very many is told to wait', async ({ app, now }) => {
  now.at += 60_000;
  let last = 0;
  for (let n = 0; n <= OPENS_PER_MINUTE; n++) last = (await app.anonymous('GET', '/shared/share_x')).status;
  assert.is(last, 429);
  now.at += 60_000;
  assert.is((await app.anonymous('GET', '/shared/share_x')).status, 404);
});

test('a mail program leaves with one call, and looking at the page leaves nothing', async ({
  app,
  logged,
}) => {
  const admin = await app.signIn('admin', 'chong.pasukan');
  const made = await admin('POST', '/api/destinations', {
    kind: 'mail',
    name: 'Senarai <Isnin>',
    addresses: ['aminah@example.my'],
  });
  const { id } = await made.json();
  const path = `/leave/${leaveToken(SECRET, id, 'aminah@example.my')}`;
  const shown = await (await app.anonymous('GET', path)).text();
  assert.match(shown, 'Senarai &lt;Isnin&gt;');
  const leftAt = async () => (await (await admin('GET', '/api/destinations')).json())[0].addresses[0].leftAt;
  assert.is(await leftAt(), null);
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' };
  const left = await app.anonymous('POST', path, 'List-Unsubscribe=One-Click', form);
  assert.is(left.status, 200);
  assert.type(await leftAt(), 'string');
  assert.is((await app.anonymous('POST', '/leave/1.x', '', form)).status, 404);
  assert.not.match(logged.join(), path);
});

test('an analyst may not make destinations, and staff see neither them nor what was sent', async ({
  app,
}) => {
  const [analyst, staff] = [await app.signIn('analyst', 'lim', 'en'), await app.signIn('staff', 'kamal')];
  const folder = { kind: 'folder', name: 'Arkib', folder: '' };
  assert.is((await analyst('POST', '/api/destinations', folder)).status, 403);
  assert.is((await analyst('GET', '/api/destinations')).status, 200);
  for (const path of ['/api/destinations', '/api/deliveries', '/api/shares'])
    assert.is((await staff('GET', path)).status, 403, path);
});

test.run();
