import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '../../config.js';
import type { ServiceContext } from '../../context.js';
import type { AppError } from '../../errors.js';
import type { Connection } from '../../platform/db/connect.js';
import { openTestDatabase } from '../../platform/db/testing.js';
import { createApiToken, listApiTokens } from './api-tokens.service.js';
import { createFirstAdmin, createUser } from './users.service.js';

const test = suite<{ connection: Connection; ctx: ServiceContext }>('the first admin');

test.before.each(async (context) => {
  const connection = await openTestDatabase();
  const logger = { debug() {}, info() {}, warn() {}, error() {} };
  const actor = { kind: 'local', userId: null, name: 'local:owner', role: 'admin' } as const;
  const clock = { now: () => new Date('2026-11-21T04:00:00Z') };
  const config = readConfig({});
  context.connection = connection;
  context.ctx = { db: connection.db, actor, clock, logger, requestId: 'test', config };
});
test.after.each(async ({ connection }) => await connection.close());

test('is made at the first start, also when a command added others before, and only once', async ({
  ctx,
}) => {
  await createUser(ctx, { username: 'aminah', role: 'analyst' });
  const first = await createFirstAdmin(ctx);
  assert.match(first?.generatedPassword ?? '', /^\S{10,}$/);
  assert.is(await createFirstAdmin(ctx), undefined);
});

test('is not made when there is an admin already, who then owns the tokens of this machine', async ({
  ctx,
}) => {
  try {
    await createApiToken(ctx, { name: 'cron', role: 'staff' });
    assert.unreachable();
  } catch (error) {
    assert.match((error as AppError).message, 'Start the server once');
  }
  await createUser(ctx, { username: 'mei-ling', role: 'admin' });
  assert.is(await createFirstAdmin(ctx), undefined);
  await createApiToken(ctx, { name: 'cron', role: 'staff' });
  assert.is((await listApiTokens(ctx))[0]?.username, 'mei-ling');
});

test.run();
