import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GOOGLE, type SheetPlace } from '@smops/core/comments/sheets/ask-sheet.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Caller, openTestApp, type TestApp } from '../../testing.js';

const test = suite<{ server: Server; google: SheetPlace; app: TestApp; analyst: Caller; asked: string[] }>(
  'the route of Google sheets',
);

const ID = '1BxiMVs0XRA5nFMdKvBdBZjgmUUqptlbs74OgvE2upms';
const LINK = `https://docs.google.com/spreadsheets/d/${ID}/edit#gid=7`;
const CSV = 'Nama,Komen,Suka\nAminah,"Longkang tersumbat, tolong",3\n陈先生,路灯坏了 😡,12\n';

/** A server of this machine stands for Google: the export of an open sheet leads on to its CSV, that of any other to signing in. */
test.before(async (context) => {
  context.asked = [];
  context.server = createServer(({ url = '' }, response) => {
    context.asked.push(url);
    const to = (location: string) => response.writeHead(307, { location }).end();
    if (url === '/usercontent/open.csv') response.writeHead(200, { 'content-type': 'text/csv' }).end(CSV);
    else if (url.includes(ID)) to('/usercontent/open.csv');
    else to('/ServiceLogin');
  });
  await new Promise<void>((resolve) => context.server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(context.server.address() as AddressInfo).port}`;
  context.google = { ...GOOGLE };
  const { exportOf } = context.google;
  GOOGLE.exportOf = (link) => exportOf(link)?.replace('https://docs.google.com', base) ?? null;
  GOOGLE.isSheets = ({ origin }) => origin === base;
  context.app = await openTestApp({}, { SMOPS_REMOTE_NETWORKS: '127.0.0.1' });
  context.analyst = await context.app.signIn('analyst');
});
test.after(async ({ server, google, app }) => {
  Object.assign(GOOGLE, google);
  await app?.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('the sheet that the link names comes as the CSV that Google gives out', async ({ analyst, asked }) => {
  const answer = await analyst('POST', '/api/fb-analyzer/sheet', { url: LINK });
  assert.is(answer.status, 200);
  assert.match(answer.headers.get('content-type') ?? '', 'text/csv');
  assert.match(answer.headers.get('content-disposition') ?? '', 'google-sheet-1BxiMVs0.csv');
  assert.is(await answer.text(), CSV);
  assert.equal(asked, [`/spreadsheets/d/${ID}/export?format=csv&gid=7`, '/usercontent/open.csv']);
});

test('a closed sheet, another address and people without the right to analyse are refused', async ({
  app,
  analyst,
}) => {
  const closed = await analyst('POST', '/api/fb-analyzer/sheet', { url: LINK.replace(ID, 'tertutup-1234') });
  assert.is(closed.status, 400);
  assert.match((await closed.json()).error, 'Anyone with the link');
  const other = await analyst('POST', '/api/fb-analyzer/sheet', { url: 'https://contoh.example/komen.csv' });
  assert.is(other.status, 400);
  assert.match((await other.json()).error, 'no link to a Google sheet');
  assert.is((await app.anonymous('POST', '/api/fb-analyzer/sheet', { url: LINK })).status, 401);
});

test.run();
