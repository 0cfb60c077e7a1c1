import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '../../config.js';
import type { ServiceContext } from '../../context.js';
import type { AppError } from '../../errors.js';
import { listAudit } from '../../platform/audit/audit.service.js';
import type { Connection } from '../../platform/db/connect.js';
import { openTestDatabase } from '../../platform/db/testing.js';
import { accounts } from '../accounts/accounts.service.js';
import { tasks } from '../tasks/tasks.service.js';
import { whatsapps } from '../whatsapp/whatsapp.service.js';
import { getListMark } from './list-versions.service.js';
import type { ListName } from './lists.constants.js';
import { emptyLists } from './testing.js';

interface World {
  connection: Connection;
  ctx: ServiceContext;
  now: Date;
}

type Shown = { id: number; version: number } & Record<string, unknown>;
type Verbs = {
  list(ctx: ServiceContext, query?: { after?: number; limit?: number }): Promise<Shown[]>;
  get(ctx: ServiceContext, id: number): Promise<Shown>;
  create(ctx: ServiceContext, input: unknown): Promise<Shown>;
  update(ctx: ServiceContext, id: number, input: unknown, seen?: number): Promise<Shown>;
  delete(ctx: ServiceContext, id: number, seen?: number): Promise<void>;
  restore(ctx: ServiceContext, id: number): Promise<Shown>;
};

/** Each list with a record, another value of a field, and what its update message calls the record. */
const LISTS: {
  list: ListName;
  verbs: Verbs;
  input: object;
  change: Record<string, unknown>;
  subject: RegExp;
}[] = [
  {
    list: 'accounts',
    verbs: accounts,
    input: { emailAddress: 'aminah@contoh.example', firstName: 'Aminah', lastName: 'Yusof' },
    change: { lastName: 'binti Yusof' },
    subject: /^The account of aminah@contoh\.example was changed/,
  },
  {
    list: 'tasks',
    verbs: tasks,
    input: { date: '2026-11-21', socialPlatform: 'Facebook', task: '["Like"]' },
    change: { requirements: '提到新价格' },
    subject: /^TASK-0001 was changed/,
  },
  {
    list: 'whatsapps',
    verbs: whatsapps,
    input: { phoneNumber: '012-345 6789', whatsappName: 'Kedai Kopi 茶', state: 'Johor', groupName: 'JB 01' },
    change: { groupName: 'JB 02' },
    subject: /^The WhatsApp account Kedai Kopi 茶 was changed/,
  },
];

const test = suite<World>('verbs of the lists');

test.before(async (world) => {
  world.connection = await openTestDatabase();
  world.now = new Date('2026-11-21T08:00:00Z');
  world.ctx = {
    db: world.connection.db,
    actor: { kind: 'user', userId: 1, name: 'siti', role: 'staff' },
    clock: { now: () => world.now },
    logger: { debug() {}, info() {}, warn() {}, error() {} },
    requestId: 'lists-test',
    config: readConfig({ SMOPS_DATA_DIR: '/nonexistent/smops' }),
  };
});
test.before.each(async ({ connection }) => await emptyLists(connection.db));
test.after(async ({ connection }) => await connection.close());

/** The code and message with which a call is refused. */
async function refusal(call: Promise<unknown>): Promise<{ code: string; message: string }> {
  try {
    await call;
  } catch (error) {
    const { code, message } = error as AppError;
    return { code, message };
  }
  return { code: 'none', message: '' };
}

for (const { list, verbs, input, change, subject } of LISTS) {
  test(`${list}: a record is created, replaced, and left alone by an update that changes nothing`, async ({
    ctx,
  }) => {
    const made = await verbs.create(ctx, input);
    assert.equal([made.version, await verbs.get(ctx, made.id)], [1, made]);
    const mark = await getListMark(ctx, list);
    const same = await verbs.update(ctx, made.id, input, 1);
    assert.equal([same, await getListMark(ctx, list)], [made, mark]);
    const changed = await verbs.update(ctx, made.id, { ...input, ...change }, 1);
    assert.equal(changed, { ...made, ...change, version: 2 });
    assert.equal(await verbs.list(ctx), [changed]);
    assert.not.equal(await getListMark(ctx, list), mark);
  });

  test(`${list}: of two editors of one version the later is told, and nothing of theirs is written`, async ({
    ctx,
  }) => {
    const { id } = await verbs.create(ctx, input);
    const edit = () => verbs.update(ctx, id, { ...input, ...change }, 1);
    const codes = await Promise.all([refusal(edit()), refusal(edit())]);
    assert.equal(codes.map(({ code }) => code).sort(), ['PRECONDITION_FAILED', 'none']);
    const late = await refusal(verbs.update(ctx, id, input, 1));
    assert.is(late.code, 'PRECONDITION_FAILED');
    assert.match(late.message, subject);
    assert.is((await refusal(verbs.delete(ctx, id, 1))).code, 'PRECONDITION_FAILED');
    assert.is((await verbs.get(ctx, id)).version, 2);
  });

  test(`${list}: a deleted record is NOT_FOUND for every verb until it is restored as it was`, async (world) => {
    const { ctx } = world;
    const made = await verbs.create(ctx, input);
    await verbs.delete(ctx, made.id, 1);
    assert.equal(await verbs.list(ctx), []);
    for (const call of [
      () => verbs.get(ctx, made.id),
      () => verbs.update(ctx, made.id, input),
      () => verbs.delete(ctx, made.id),
      () => verbs.restore(ctx, made.id + 1),
    ])
      assert.is((await refusal(call())).code, 'NOT_FOUND');
    const restored = await verbs.restore(ctx, made.id);
    assert.equal(restored, { ...made, version: 3 });
    assert.equal(await verbs.restore(ctx, made.id), restored);
    assert.equal(await verbs.list(ctx), [restored]);
    await verbs.delete(ctx, made.id);
    const later = { ...ctx, clock: { now: () => new Date(world.now.getTime() + 31 * 86_400_000) } };
    assert.is((await refusal(verbs.restore(later, made.id))).code, 'NOT_FOUND');
  });

  test(`${list}: two records may have the same fields, and pages follow one another`, async ({ ctx }) => {
    const ids: number[] = [];
    for (let count = 0; count < 3; count++) ids.push((await verbs.create(ctx, input)).id);
    const idsOf = async (query: { after?: number; limit?: number }) =>
      (await verbs.list(ctx, query)).map(({ id }) => id);
    assert.equal(await idsOf({}), ids);
    assert.equal(await idsOf({ limit: 2 }), ids.slice(0, 2));
    assert.equal(await idsOf({ after: ids[0] as number, limit: 1 }), [ids[1]]);
    assert.equal(await idsOf({ after: ids[2] as number }), []);
  });

  test(`${list}: every change is in the audit log, and a refused one is not`, async ({ ctx }) => {
    const admin: ServiceContext = { ...ctx, actor: { kind: 'user', userId: 2, name: 'tan', role: 'admin' } };
    const { id } = await verbs.create(ctx, input);
    await verbs.update(ctx, id, { ...input, ...change });
    await refusal(verbs.update(ctx, id, input, 1));
    await refusal(verbs.create(ctx, {}));
    await verbs.delete(ctx, id);
    await verbs.restore(ctx, id);
    const entries = await listAudit(admin, { limit: 4 });
    assert.equal(
      entries.map(({ action, entityId }) => [action, entityId]),
      ['restore', 'delete', 'update', 'create'].map((action) => [action, id]),
    );
    assert.equal(Object.keys(entries[2]?.after ?? {}), Object.keys(change));
  });
}

test.run();
