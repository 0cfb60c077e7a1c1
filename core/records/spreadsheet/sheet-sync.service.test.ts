import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '../../config.js';
import type { ServiceContext } from '../../context.js';
import type { Connection } from '../../platform/db/connect.js';
import { openTestDatabase } from '../../platform/db/testing.js';
import { createAccount, deleteAccount } from '../accounts/accounts.service.js';
import { emptyLists } from '../lists/testing.js';
import { createWhatsAppAccount } from '../whatsapp/whatsapp.service.js';
import {
  getSpreadsheetState,
  isSpreadsheetConnected,
  openConfiguredSheet,
  syncSheet,
  syncSheetNow,
} from './sheet-sync.service.js';
import { startSheetSync } from './start-sheet-sync.js';
import { FAKE_SHEET_ID, type FakeGoogle, startFakeGoogle } from './testing.js';

interface Context {
  connection: Connection;
  ctx: ServiceContext;
  google: FakeGoogle;
  folder: string;
  now: { at: number };
}

const test = suite<Context>('the mirror into a Google Sheet');

test.before(async (context) => {
  context.now = { at: Date.parse('2026-11-21T08:00:00Z') };
  const clock = { now: () => new Date(context.now.at) };
  context.google = await startFakeGoogle(clock);
  context.folder = mkdtempSync(join(tmpdir(), 'smops-sheet-'));
  const file = join(context.folder, 'key.json');
  writeFileSync(file, JSON.stringify(context.google.accountFile));
  context.connection = await openTestDatabase();
  context.ctx = {
    db: context.connection.db,
    actor: { kind: 'local', userId: null, name: 'local:tester', role: 'admin' },
    clock,
    logger: { debug() {}, info() {}, warn() {}, error() {} },
    requestId: 'sheet-test',
    config: readConfig({
      SMOPS_DATA_DIR: '/nonexistent/smops',
      GOOGLE_SERVICE_ACCOUNT_FILE: file,
      GOOGLE_SHEET_ID: FAKE_SHEET_ID,
      GOOGLE_SHEETS_URL: context.google.url,
    }),
  };
});
test.before.each(async ({ connection, google, now }) => {
  now.at = Date.parse('2026-11-21T08:00:00Z');
  await emptyLists(connection.db);
  await connection.db.deleteFrom('sheetSyncs').execute();
  Object.assign(google, { tabs: [], calls: [], failWith: undefined });
});
test.after(async ({ connection, google, folder }) => {
  await connection.close();
  await google.close();
  rmSync(folder, { recursive: true, force: true });
});

const account = (index: number) => ({
  emailAddress: `a${index}@example.my`,
  firstName: '=1+1',
  lastName: '王 😀',
});

async function sync({ ctx, now }: Pick<Context, 'ctx' | 'now'>) {
  now.at += 60_000;
  const sheet = await openConfiguredSheet(ctx);
  assert.ok(sheet);
  return await syncSheet(ctx, sheet);
}

test('every list gets its tab, with titles and raw values', async (context) => {
  const { ctx, google } = context;
  await createAccount(ctx, account(1));
  await createWhatsAppAccount(ctx, {
    phoneNumber: '012-3456789',
    whatsappName: 'Kedai',
    state: 'Johor',
    groupName: 'JB',
  });
  assert.equal(await sync(context), ['accounts', 'tasks', 'whatsapps']);
  assert.equal(
    google.tabs.map(({ title, gridProperties: { rowCount } }) => [title, rowCount]),
    [
      ['Accounts', 2],
      ['Tasks', 1],
      ['WhatsApp', 2],
    ],
  );
  assert.equal(
    google.tabs[0]?.cells[1]?.slice(0, 4),
    ['a1@example.my', '=1+1', '王 😀', ''],
    'as it is, not as a formula',
  );
  assert.equal(google.tabs[2]?.cells[1], ['+60123456789', 'Kedai', 'Johor', 'JB', 'Active']);
  assert.ok(await isSpreadsheetConnected(ctx));
});

test('only a list that changed is written again; rows that are gone leave the sheet', async (context) => {
  const { ctx, google } = context;
  const first = await createAccount(ctx, account(1));
  await createAccount(ctx, account(2));
  await sync(context);
  google.calls.length = 0;
  assert.equal(await sync(context), []);
  assert.equal(google.calls, [], 'nothing changed, nothing is called');
  await deleteAccount(ctx, first.id);
  assert.equal(await sync(context), ['accounts']);
  assert.equal(
    google.tabs[0]?.cells.map((row) => row[0]),
    ['Email address', 'a2@example.my'],
  );
  for (let index = 3; index < 40; index++) await createAccount(ctx, account(index));
  await sync(context);
  assert.is(google.tabs[0]?.cells.length, 39);
});

test('a failure is told, makes the connection false, and is mended by the next sync', async (context) => {
  const { ctx, google } = context;
  await createAccount(ctx, account(1));
  google.failWith = 403;
  assert.equal(await sync(context), []);
  assert.is(await isSpreadsheetConnected(ctx), false);
  const state = await getSpreadsheetState(ctx);
  assert.match(state.sheet?.error ?? '', /Share it, as an editor, with smops@contoh/);
  try {
    await syncSheetNow(ctx);
    assert.unreachable();
  } catch (error) {
    assert.is((error as { code?: string }).code, 'UPSTREAM');
  }
  google.failWith = undefined;
  assert.equal((await sync(context)).length, 3);
  assert.is(await isSpreadsheetConnected(ctx), true);
  assert.is((await getSpreadsheetState(ctx)).sheet?.error, null);
});

test('the access token is used again until it ends', async ({ ctx, google, now }) => {
  const before = google.tokensGiven;
  const sheet = await openConfiguredSheet(ctx);
  assert.ok(sheet);
  await sheet.writeTable('A', [['x']]);
  await sheet.writeTable('A', [['y']]);
  assert.is(google.tokensGiven, before + 1);
  now.at += 3600_000;
  await sheet.writeTable('A', [['z']]);
  assert.is(google.tokensGiven, before + 2);
});

test('of two servers one writes', async ({ ctx, google, now }) => {
  await createAccount(ctx, account(1));
  now.at += 60_000;
  const sheets = await Promise.all([openConfiguredSheet(ctx), openConfiguredSheet(ctx)]);
  const written = await Promise.all(sheets.map((sheet) => sheet && syncSheet(ctx, sheet)));
  assert.is(written.flat().length, 3);
  assert.is(google.tabs.length, 3);
});

test('without a sheet, or with a key file that is none, it says so', async ({ ctx, folder }) => {
  const none = { ...ctx, config: readConfig({ SMOPS_DATA_DIR: '/nonexistent/smops' }) };
  assert.equal(await getSpreadsheetState(none), { connected: false, sheet: null });
  await startSheetSync(none).stop();
  const file = join(folder, 'wrong.json');
  writeFileSync(file, '{"client_email":"x@y","private_key":"no key at all, but long enough to be one"}');
  const wrong = {
    ...ctx,
    config: { ...ctx.config, google: { ...ctx.config.google, serviceAccountFile: file } },
  };
  assert.match((await getSpreadsheetState(wrong)).sheet?.error ?? '', /holds no private key/);
});

test('a running server keeps the sheet up to date and stops cleanly', async ({ ctx, google }) => {
  await createAccount(ctx, account(1));
  const running = startSheetSync(ctx, 10);
  while (google.tabs.length < 3 || !(await isSpreadsheetConnected(ctx))) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await running.stop();
  assert.is(google.tabs[0]?.cells.length, 2);
});

test.run();
