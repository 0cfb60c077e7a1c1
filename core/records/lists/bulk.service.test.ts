import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '../../config.js';
import type { ServiceContext } from '../../context.js';
import type { AppError } from '../../errors.js';
import { listAudit } from '../../platform/audit/audit.service.js';
import type { Connection } from '../../platform/db/connect.js';
import { openTestDatabase } from '../../platform/db/testing.js';
import { inLanguage } from '../../platform/language/caller-language.js';
import { setLanguage } from '../../platform/language/language.model.js';
import { accounts, setAccountStatuses } from '../accounts/accounts.service.js';
import { setTaskStatus, setTaskStatuses, tasks } from '../tasks/tasks.service.js';
import { setWhatsAppStatuses, whatsapps } from '../whatsapp/whatsapp.service.js';
import { getListMark } from './list-versions.service.js';
import type { ListName } from './lists.constants.js';
import type { BulkReport } from './lists.schemas.js';
import { emptyLists } from './testing.js';

interface World {
  connection: Connection;
  ctx: ServiceContext;
  admin: ServiceContext;
  now: Date;
}

type Shown = { id: number; version: number } & Record<string, unknown>;
interface Verbs {
  list(ctx: ServiceContext): Promise<Shown[]>;
  create(ctx: ServiceContext, input: unknown): Promise<Shown>;
  deleteMany(ctx: ServiceContext, input: unknown): Promise<BulkReport>;
  restoreMany(ctx: ServiceContext, input: unknown): Promise<BulkReport>;
}

const account = (name: string, more = {}) => ({
  emailAddress: `${name}@contoh.example`,
  firstName: name,
  lastName: 'Yusof',
  ...more,
});
const LISTS: { list: ListName; verbs: Verbs; input: object; one: string; several: string }[] = [
  {
    list: 'accounts',
    verbs: accounts,
    input: account('aminah'),
    one: 'aminah@contoh.example',
    several: '3 accounts',
  },
  {
    list: 'tasks',
    verbs: tasks,
    input: { date: '2026-11-21', socialPlatform: 'Facebook', task: '["Like"]' },
    one: 'TASK-0001',
    several: '3 tasks',
  },
  {
    list: 'whatsapps',
    verbs: whatsapps,
    input: { phoneNumber: '+60123456789', whatsappName: 'Kedai Kopi 茶', state: 'Johor', groupName: 'JB 01' },
    one: 'Kedai Kopi 茶 (+60123456789)',
    several: '3 WhatsApp accounts',
  },
];

const test = suite<World>('verbs for many records');

test.before(async (world) => {
  world.connection = await openTestDatabase();
  world.now = new Date('2026-11-21T08:00:00Z');
  world.ctx = {
    db: world.connection.db,
    actor: { kind: 'user', userId: 1, name: 'siti', role: 'staff' },
    clock: { now: () => world.now },
    logger: { debug() {}, info() {}, warn() {}, error() {} },
    requestId: 'bulk-test',
    config: readConfig({ SMOPS_DATA_DIR: '/nonexistent/smops' }),
  };
  world.admin = { ...world.ctx, actor: { kind: 'user', userId: 2, name: 'tan', role: 'admin' } };
});
test.before.each(async ({ connection }) => await emptyLists(connection.db));
test.after(async ({ connection }) => await connection.close());

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error: AppError) => error.code,
  );

for (const { list, verbs, input, one, several } of LISTS) {
  test(`${list}: several are deleted and come back together, each time as one line of the log`, async (world) => {
    const { ctx, admin } = world;
    const rows = [];
    for (let count = 0; count < 4; count++) rows.push(await verbs.create(ctx, input));
    const ids = rows.map(({ id }) => id);
    const three = ids.slice(0, 3);
    const mark = await getListMark(ctx, list);
    const gone = await verbs.deleteMany(ctx, { ids: [...three, three[0], 999] });
    assert.equal(gone, { ids: three, unchanged: 0, missing: 1 });
    assert.equal(
      (await verbs.list(ctx)).map(({ id }) => id),
      [ids[3]],
    );
    assert.not.equal(await getListMark(ctx, list), mark);
    const [entry, before] = await listAudit(admin, { limit: 2 });
    assert.equal(
      [entry?.action, entry?.entityId, entry?.label, entry?.restorable],
      ['delete', null, several, true],
    );
    assert.equal([entry?.before?.count, entry?.before?.ids, entry?.after], [3, three, null]);
    assert.is((entry?.before?.labels as string[] | undefined)?.[0], one);
    assert.is(before?.action, 'create', 'one line for all of them');

    assert.equal(await verbs.deleteMany(ctx, { ids: three }), { ids: [], unchanged: 0, missing: 3 });
    const back = await verbs.restoreMany(ctx, { ids: [...ids, 999] });
    assert.equal(back, { ids: three, unchanged: 1, missing: 1 });
    assert.equal(
      await verbs.list(ctx),
      rows.map((row) => (row.id === ids[3] ? row : { ...row, version: 3 })),
    );
    const [restored, deleted] = await listAudit(admin, { limit: 2 });
    assert.equal([restored?.action, restored?.label, deleted?.restorable], ['restore', several, false]);
    const history = await listAudit(admin, { entity: entry?.entity, entityId: three[1] });
    assert.equal(
      history.map(({ action }) => action),
      ['restore', 'delete', 'create'],
      'the history of one record holds what was done to several',
    );

    await verbs.deleteMany(ctx, { ids: three });
    const later = { ...ctx, clock: { now: () => new Date(world.now.getTime() + 31 * 86_400_000) } };
    assert.equal(await verbs.restoreMany(later, { ids: three }), { ids: [], unchanged: 0, missing: 3 });
  });

  test(`${list}: of one record the log says what it says of every single one`, async ({ ctx, admin }) => {
    const { id } = await verbs.create(ctx, input);
    await verbs.deleteMany(ctx, { ids: [id] });
    const [entry] = await listAudit(admin, { limit: 1 });
    assert.equal([entry?.entityId, entry?.label, entry?.before?.count], [id, one, undefined]);
  });

  test(`${list}: ids that are none, too many, or sent before the password is the own, are refused`, async ({
    ctx,
  }) => {
    const actor = { ...ctx.actor, mustChangePassword: true };
    const ids = [1];
    for (const verb of [verbs.deleteMany, verbs.restoreMany]) {
      assert.is(await codeOf(verb({ ...ctx, actor }, { ids })), 'FORBIDDEN');
      for (const wrong of [[], undefined, 'all', [0], ['1'], [1.5], Array(5001).fill(1)])
        assert.is(await codeOf(verb(ctx, { ids: wrong })), 'VALIDATION', JSON.stringify(wrong)?.slice(0, 20));
    }
  });
}

test('a status goes to every platform with a profile, or to the one that is named', async ({
  ctx,
  admin,
}) => {
  const facebookProfileLink = 'https://www.facebook.com/contoh';
  const linked = await accounts.create(
    ctx,
    account('mei', { facebookProfileLink, facebookStatus: 'active' }),
  );
  const bare = await accounts.create(ctx, account('raj'));
  const ids = [linked.id, bare.id];
  await setAccountStatuses(ctx, { ids, status: 'suspended' });
  const statuses = async () =>
    (await accounts.list(ctx)).map((one) => [one.facebookStatus, one.instagramStatus, one.tiktokStatus]);
  assert.equal(await statuses(), [
    ['suspended', 'inactive', 'inactive'],
    ['suspended', 'suspended', 'suspended'],
  ]);
  const [entry] = await listAudit(admin, { limit: 1 });
  assert.equal(entry?.before, {
    facebookStatus: { active: [linked.id], inactive: [bare.id] },
    instagramStatus: { inactive: [bare.id] },
    tiktokStatus: { inactive: [bare.id] },
  });
  assert.equal([entry?.after?.count, entry?.after?.facebookStatus], [2, 'suspended']);
  const again = await setAccountStatuses(ctx, { ids, status: 'suspended', platform: 'Facebook' });
  assert.equal(again, { ids: [], unchanged: 2, missing: 0 });
  assert.is((await listAudit(admin, { limit: 1 }))[0]?.id, entry?.id, 'what changes nothing is not told');
  const one = await setAccountStatuses(ctx, { ids, status: 'pending', platform: 'TikTok' });
  assert.equal([one.ids, (await statuses())[0]], [ids, ['suspended', 'inactive', 'pending']]);
  assert.is(await codeOf(setAccountStatuses(ctx, { ids, status: 'asleep' })), 'VALIDATION');
});

test('several tasks are completed at once, and one that would go back refuses the whole', async ({ ctx }) => {
  const input = { date: '2026-11-21', socialPlatform: 'TikTok', task: '["Share"]' };
  const ids = [];
  for (let count = 0; count < 3; count++) ids.push((await tasks.create(ctx, input)).id);
  await setTaskStatus(ctx, ids[0] as number, { status: 'Completed' });
  const done = await setTaskStatuses(ctx, { ids: [...ids, 404], status: 'Completed' });
  assert.equal(done, { ids: ids.slice(1), unchanged: 1, missing: 1 });
  const open = await tasks.create(ctx, input);
  const back = setTaskStatuses(ctx, { ids: [open.id, ids[0]], status: 'In Progress' });
  assert.is(await codeOf(back), 'CONFLICT');
  assert.equal(
    (await tasks.list(ctx)).map(({ status }) => status),
    ['Completed', 'Completed', 'Completed', 'In Progress'],
  );
});

test('the log names several records in the language of whoever reads it', async ({ ctx, admin }) => {
  setLanguage('zh');
  const input = { phoneNumber: '+60123456789', whatsappName: 'Kedai', state: 'Johor', groupName: 'JB 01' };
  const ids = [(await whatsapps.create(ctx, input)).id, (await whatsapps.create(ctx, input)).id];
  await inLanguage('zh', () => setWhatsAppStatuses(ctx, { ids, status: 'Banned' }));
  const label = async () => (await listAudit(admin, { limit: 1 }))[0]?.label;
  assert.equal(
    [await inLanguage('written', label), await inLanguage('zh', label)],
    ['2 WhatsApp accounts', '2 个 WhatsApp 账号'],
  );
});

test.run();
