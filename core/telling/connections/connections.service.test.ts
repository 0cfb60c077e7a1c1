import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { changeSettings } from '../../config-edit.js';
import { applyConfig, readConfigAndFile } from '../../config-file.js';
import type { ServiceContext } from '../../context.js';
import { listAudit } from '../../platform/audit/audit.service.js';
import { openTestDatabase } from '../../platform/db/testing.js';
import { listConnections, type Settings, setUpConnection } from './connections.service.js';

const KEY = 'AIzaSyKunciRahsiaContoh';
const test = suite<{ folder: string; ctx: ServiceContext; settings: Settings; close(): Promise<void> }>(
  'connections',
);

test.before.each(async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'smops-connections-'));
  const env = { SMOPS_DATA_DIR: folder, FACEBOOK_PAGE_ID: '102030405060708' };
  const config = readConfigAndFile(env);
  const connection = await openTestDatabase();
  const silent = { debug() {}, info() {}, warn() {}, error() {} };
  Object.assign(context, {
    folder,
    ctx: {
      ...{ db: connection.db, config, logger: silent, requestId: 'r1' },
      clock: { now: () => new Date('2026-11-25T02:00:00Z') },
      actor: { kind: 'user', userId: null, name: 'aminah', role: 'admin' },
    },
    settings: {
      isFixed: (name: string) => name in env,
      change(values: Record<string, string | undefined>) {
        changeSettings(env, values);
        applyConfig(config, readConfigAndFile(env));
      },
    },
    async close() {
      await connection.close();
      rmSync(folder, { recursive: true, force: true });
    },
  });
});
test.after.each(({ close }) => close());

const stateOf = (context: { ctx: ServiceContext; settings: Settings }, id: string) =>
  listConnections(context.ctx, context.settings).find((one) => one.id === id);

test('a key is written for the server alone, counts at once, and is nowhere to be read', async (context) => {
  const { ctx, settings, folder } = context;
  const given = { settings: { YOUTUBE_API_KEY: KEY, YOUTUBE_CHANNEL: '@suarapenang' } };
  const done = await setUpConnection(ctx, settings, 'youtube', given);
  assert.is(done.isReady, true);
  assert.is(ctx.config.youtube.apiKey, KEY);
  assert.match(readFileSync(join(folder, 'smops.env'), 'utf8'), KEY);
  assert.not.match(JSON.stringify(listConnections(ctx, settings)), KEY);
  const audit = JSON.stringify(await listAudit(ctx, { entity: 'connection' }));
  assert.match(audit, 'YOUTUBE_API_KEY, YOUTUBE_CHANNEL');
  assert.not.match(audit, KEY);
});

test('what does not fit, is set on the machine or belongs elsewhere changes nothing', async ({
  ctx,
  settings,
  folder,
}) => {
  const attempt = (id: 'facebook' | 'mail' | 'telegram' | 'links', given: Record<string, string>) =>
    setUpConnection(ctx, settings, id, { settings: given }).then(
      () => 'done',
      (error) => `${error.code} ${error.message}`,
    );
  assert.match(await attempt('telegram', { TELEGRAM_BOT_TOKEN: 'bukan' }), /^VALIDATION TELEGRAM_BOT_TOKEN/);
  assert.match(await attempt('mail', { SMTP_URL: 'smtp://10.0.0.1' }), /^VALIDATION SMTP_URL is set on/);
  assert.match(await attempt('links', { SMOPS_ADMIN_PASSWORD: 'x' }), /^VALIDATION .* no setting of links/);
  assert.match(await attempt('links', { constructor: 'x' }), /^VALIDATION .* no setting of links/);
  assert.match(await attempt('facebook', { FACEBOOK_PAGE_ID: '99' }), /^CONFLICT .*environment/);
  assert.match(await attempt('links', {}), /^VALIDATION/);
  assert.not.ok(existsSync(join(folder, 'smops.env')));
  assert.is((await listAudit(ctx, { entity: 'connection' })).length, 0);
});

test('the secret that webhooks are signed with is made once and kept', async (context) => {
  const { ctx, settings } = context;
  await setUpConnection(ctx, settings, 'webhook', { settings: {} });
  const made = ctx.config.deliveries.secret;
  assert.match(made ?? '', /^[0-9a-f]{64}$/);
  await setUpConnection(ctx, settings, 'mail', { settings: { SMTP_FROM: 'laporan@example.my' } });
  assert.is(ctx.config.deliveries.secret, made);
  assert.is(stateOf(context, 'mail')?.isReady, false, 'the mail server is not set');
});

test('links are switched on and off', async (context) => {
  for (const value of ['1', '0']) {
    await setUpConnection(context.ctx, context.settings, 'links', { settings: { SMOPS_SHARE_LINKS: value } });
    assert.is(stateOf(context, 'links')?.isReady, value === '1');
  }
});

test('a token sets up nothing, and who does not administer sees states only', async ({ ctx, settings }) => {
  const token = { ...ctx, actor: { ...ctx.actor, kind: 'token' as const } };
  const refused = await setUpConnection(token, settings, 'links', {
    settings: { SMOPS_SHARE_LINKS: '1' },
  }).catch((error) => error);
  assert.is(refused.code, 'FORBIDDEN');
  const staff = { ...ctx, actor: { ...ctx.actor, role: 'staff' as const } };
  const seen = listConnections(staff, settings);
  assert.ok(seen.every(({ needs }) => needs === null));
  assert.not.match(JSON.stringify(seen), '_KEY');
});

test('without a file that may be changed nothing is taken, and that is said', async ({ ctx }) => {
  const refused = await setUpConnection(ctx, undefined, 'links', {
    settings: { SMOPS_SHARE_LINKS: '1' },
  }).catch((error) => error);
  assert.is(refused.code, 'NOT_CONFIGURED');
  assert.ok(listConnections(ctx, undefined).every(({ needs }) => needs?.every(({ isFixed }) => isFixed)));
});

test.run();
