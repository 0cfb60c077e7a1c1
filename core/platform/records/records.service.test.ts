import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '../../config.js';
import type { ServiceContext } from '../../context.js';
import type { AppError } from '../../errors.js';
import { listAudit } from '../audit/audit.service.js';
import { RESTORE_DAYS } from '../audit/undo.model.js';
import type { Connection } from '../db/connect.js';
import { openTestDatabase } from '../db/testing.js';
import { comparedName } from './compared-name.model.js';
import { keyedRecords } from './keyed-records.js';

interface World {
  connection: Connection;
  ctx: ServiceContext;
  now: Date;
}

const books = keyedRecords('codebooks', {
  entity: 'codebook',
  right: 'analyze',
  thing: (key) => `The book ${key}`,
  taken: (name) => `There is a book ${name}`,
  facts: ({ codebookId, createdByName }) => ({ codebookId, createdByName }),
});

const test = suite<World>('records');

test.before.each(async (world) => {
  world.connection = await openTestDatabase();
  world.now = new Date('2026-11-21T08:00:00Z');
  world.ctx = {
    db: world.connection.db,
    actor: { kind: 'user', userId: null, name: 'siti', role: 'admin' },
    clock: { now: () => world.now },
    logger: { debug() {}, info() {}, warn() {}, error() {} },
    requestId: 'records-test',
    config: readConfig({ SMOPS_DATA_DIR: '/nonexistent/smops' }),
  };
});
test.after.each(({ connection }) => connection.close());

const add = (ctx: ServiceContext, id: string, name: string) =>
  books.create(ctx, name, async (trx) => {
    const named = { codebookId: id, name, nameKey: comparedName(name) };
    const row = await trx
      .insertInto('codebooks')
      .values({ ...named, createdAt: ctx.clock.now(), createdByName: ctx.actor.name })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { row, after: { codebookId: id } };
  });

const rename = (ctx: ServiceContext, key: string, name: string) =>
  books.change(
    ctx,
    key,
    async (trx, before) => {
      if (before.name === name) return undefined;
      const row = await trx
        .updateTable('codebooks')
        .set({ name, nameKey: comparedName(name) })
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      if (name === 'broken') throw new Error('the disk is full');
      return { row, before: { name: before.name }, after: { name } };
    },
    name,
  );

const told = async (ctx: ServiceContext) =>
  (await listAudit(ctx)).map(({ action, label, before, after }) => [action, label, before, after]).reverse();

async function refusal(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
  } catch (error) {
    const { code, message, problems } = error as AppError;
    return [code, message, ...(problems ?? []).map(({ path }) => path)];
  }
  return 'nothing was thrown';
}

test('each change is told with it, one that changes nothing or fails is not', async ({ ctx }) => {
  const { id } = await add(ctx, 'b-1', 'Harga');
  assert.is((await rename(ctx, 'HARGA', 'Harga')).id, id);
  assert.is((await rename(ctx, 'b-1', '价格')).name, '价格');
  await refusal(rename(ctx, 'b-1', 'broken'));
  assert.is((await books.require(ctx.db, 'b-1')).name, '价格');
  await books.delete(ctx, '价格');
  await books.restore(ctx, 'b-1');
  await books.restore(ctx, 'b-1');
  const facts = { codebookId: 'b-1', createdByName: 'siti' };
  assert.equal(await told(ctx), [
    ['create', 'Harga', null, { codebookId: 'b-1' }],
    ['update', '价格', { name: 'Harga' }, { name: '价格' }],
    ['delete', '价格', facts, null],
    ['restore', '价格', null, facts],
  ]);
});

test('a name belongs to one that is not deleted', async ({ ctx }) => {
  await add(ctx, 'b-1', 'Harga');
  await add(ctx, 'b-2', 'Banjir');
  const taken = ['CONFLICT', 'There is a book harga', 'name'];
  assert.equal(await refusal(add(ctx, 'b-3', 'harga')), taken);
  assert.equal(await refusal(rename(ctx, 'b-2', 'harga')), taken);
  await books.delete(ctx, 'harga');
  await rename(ctx, 'b-2', 'harga');
  assert.equal(await refusal(books.restore(ctx, 'b-1')), ['CONFLICT', 'There is a book Harga', 'name']);
  assert.is((await told(ctx)).length, 4);
});

test('what is deleted is found by nothing but a restore, and by none that comes too late', async (world) => {
  const { ctx } = world;
  await add(ctx, 'b-1', 'Harga');
  await books.delete(ctx, 'b-1');
  const missing = ['NOT_FOUND', 'The book b-1 does not exist.'];
  assert.equal(await refusal(books.require(ctx.db, 'b-1')), missing);
  assert.equal(await refusal(books.delete(ctx, 'b-1')), missing);
  world.now = new Date(world.now.getTime() + (RESTORE_DAYS * 24 + 1) * 60 * 60 * 1000);
  assert.equal(await refusal(books.restore(ctx, 'b-1')), missing);
});

test('nothing is done for people without the right', async ({ ctx }) => {
  await add(ctx, 'b-1', 'Harga');
  const staff: ServiceContext = { ...ctx, actor: { ...ctx.actor, role: 'staff' } };
  const calls = [add(staff, 'b-2', 'x'), rename(staff, 'b-1', 'y'), books.delete(staff, 'b-1')];
  for (const call of [...calls, books.restore(staff, 'b-1')])
    assert.is(((await refusal(call)) as string[])[0], 'FORBIDDEN');
  assert.is((await told(ctx)).length, 1);
});

test.run();
