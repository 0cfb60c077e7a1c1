import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AppError } from '../../errors.js';
import { readCommentSource } from '../read-comment-source.node.js';
import { GOOGLE, type SheetPlace, sheetPieces } from './ask-sheet.js';

const test = suite<{ server: Server; base: string; place: SheetPlace }>('sheets of Google');

const CSV = 'Nama,Komen,Suka\nAminah,"Longkang tersumbat, tolong",3\n陈先生,路灯坏了 😡,12\n';

/** Answers as Google does: the export leads to another host, a closed sheet to the page for signing in. */
test.before(async (context) => {
  context.server = createServer(({ url = '' }, response) => {
    const to = (location: string) => response.writeHead(307, { location }).end();
    if (url.startsWith('/export/open')) to('/usercontent/open.csv');
    else if (url === '/usercontent/open.csv')
      response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' }).end(CSV);
    else if (url.startsWith('/export/closed')) to('/ServiceLogin?continue=x');
    else if (url.startsWith('/export/page'))
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<!doctype html>');
    else if (url.startsWith('/export/denied')) response.writeHead(401).end();
    else if (url.startsWith('/export/inside')) to('http://169.254.169.254/latest');
    else if (url.startsWith('/export/other')) to('/elsewhere');
    else if (url.startsWith('/export/busy')) response.writeHead(503).end();
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => context.server.listen(0, '127.0.0.1', resolve));
  context.base = `http://127.0.0.1:${(context.server.address() as AddressInfo).port}`;
  context.place = {
    exportOf: (link) => `${context.base}/export/${link}`,
    isSheets: ({ pathname }) => /^\/(?:export|usercontent|latest)/.test(pathname),
    isSignIn: GOOGLE.isSignIn,
  };
});
test.after(async ({ server }) => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const setting = () => ({ allowed: ['127.0.0.1'], signal: AbortSignal.timeout(20_000), maxBytes: 1_000_000 });
const refusal = async (link: string, place: SheetPlace, more = {}) => {
  try {
    for await (const _ of sheetPieces(link, { ...setting(), ...more }, { place }));
  } catch (error) {
    if (error instanceof AppError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'nothing was thrown';
};

test('a sheet that anyone may read is read as its CSV', async ({ place }) => {
  const { comments } = await readCommentSource(sheetPieces('open', setting(), { place }));
  assert.equal(
    comments.map(({ author, content, reactionsCount }) => [author, content, reactionsCount]),
    [
      ['Aminah', 'Longkang tersumbat, tolong', 3],
      ['陈先生', '路灯坏了 😡', 12],
    ],
  );
});

test('a sheet that is not open says how to open it', async ({ place }) => {
  for (const link of ['closed', 'page', 'denied', 'gone'])
    assert.match(await refusal(link, place), /^VALIDATION: .*Anyone with the link/, link);
});

test('it leads nowhere else, stays below its limit, and a busy server is no closed sheet', async ({
  place,
}) => {
  assert.match(await refusal('inside', place), /^VALIDATION/);
  assert.match(await refusal('other', place), 'leads to a place that is not Google');
  assert.match(await refusal('open', place, { maxBytes: 20 }), /larger than/);
  assert.match(await refusal('busy', place), '503');
  assert.match(await refusal('open', place, { allowed: [] }), /^VALIDATION/);
});

test('without a stand-in only Google is asked, and only for a link to a sheet', async () => {
  for (const link of ['https://contoh.example/komen.csv', 'http://127.0.0.1/spreadsheets/d/1BxiMVs0XRA5nFMd'])
    assert.match(await refusal(link, GOOGLE), 'no link to a Google sheet');
  const is = (address: string) => GOOGLE.isSheets(new URL(address));
  assert.ok(is('https://doc-0s-sheets.googleusercontent.com/export/x'));
  assert.not(is('https://googleusercontent.com.jahat.example/'));
  assert.not(is('http://docs.google.com/'));
});

test.run();
