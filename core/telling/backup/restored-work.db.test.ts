import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '../../config.js';
import type { Actor } from '../../context.js';
import type { Connection } from '../../platform/db/connect.js';
import { openTestDatabase } from '../../platform/db/testing.js';
import { listDeliveries, sendDelivery } from '../deliveries/deliveries.service.js';
import { DeliverySender } from '../deliveries/delivery-sender.js';
import { createDestination } from '../deliveries/destinations.service.js';
import { queueDelivery } from '../deliveries/queue-delivery.service.js';
import { createSchedule, runSchedule } from '../schedules/change-schedules.service.js';
import { getSchedule, getScheduleHistory } from '../schedules/schedules.service.js';
import { makeCodebook, scheduleWorld, WEEK, writeComments } from '../schedules/testing.js';
import { createBackup, restoreFromBackup } from './backup.service.js';

interface World {
  home: string;
  first: Connection;
  second: Connection;
}

const test = suite<World>('what waits when a backup is made');

test.before(async (world) => {
  world.home = mkdtempSync(join(tmpdir(), 'smops-restored-'));
  [world.first, world.second] = [await openTestDatabase(), await openTestDatabase()];
});
test.after(async ({ home, first, second }) => {
  await first.close();
  await second.close();
  rmSync(home, { recursive: true, force: true });
});

const admin: Actor = { kind: 'local', userId: null, name: 'local:mei.fong', role: 'admin' };
const DAY_MS = 86_400_000;

/** A server on a database, with folders below one that two of them may share. */
async function openServer(connection: Connection, home: string, time: Date) {
  const world = await scheduleWorld(connection, time.toISOString(), join(home, 'masuk'));
  const settings = { SMOPS_DATA_DIR: join(home, 'data'), DELIVERY_FOLDER: home };
  const config = { ...readConfig(settings), watchFolder: join(home, 'masuk') };
  return { ...world, ctx: { ...world.ctx, actor: admin, config } };
}

test('a backup that is restored in a second place sends nothing that waited, and begins nothing that was due before', async ({
  home,
  first,
  second,
}) => {
  writeComments(join(home, 'masuk'), 'komen.json', WEEK);
  await sql`insert into users (username, username_key, role, password_hash, created_at)
    values ('Mei Fong', 'mei fong', 'admin', '$argon2id$…', now())`.execute(first.db);
  const before = await openServer(first, home, new Date(Date.now() - 3 * DAY_MS));
  const { ctx } = before;
  await makeCodebook(ctx);
  const { id } = await createDestination(ctx, { kind: 'folder', name: 'Arkib', folder: 'keluar' });
  const source = { kind: 'folder', folder: '' } as const;
  const schedule = { codebook: 'Aduan', source, when: 'daily 08:00', destinations: [id] };
  await createSchedule(ctx, { ...schedule, name: 'Harian' });
  await createSchedule(ctx, { ...schedule, name: 'Sekarang' });
  await runSchedule(ctx, { schedule: 'Sekarang' });
  const content = { kind: 'message', language: 'ms', subject: 'Banjir naik', lines: ['Johor'] } as const;
  await queueDelivery(first.db, ctx, {
    ...{ key: 'alarm:7', destinationId: id },
    content: { ...content, lines: [...content.lines] },
  });
  const backup = await createBackup(ctx, { connection: first, version: '0.1.0' });

  const after = await openServer(second, home, new Date());
  const restored = await restoreFromBackup(after.ctx, { connection: second, version: '0.1.0' }, (path) =>
    writeFile(path, backup.content),
  );
  assert.is(restored.held, 1);
  const sender = new DeliverySender(after.ctx);
  await after.ticker().tick();
  assert.is(await sender.sendDue(), 0);
  assert.not.ok(existsSync(join(home, 'keluar')));
  const [held, ...more] = await listDeliveries(after.ctx);
  assert.equal([held?.status, held?.reasonCode, more.length], ['skipped', 'restored', 0]);
  assert.match(held?.reason as string, /^Held: this database was restored from a backup/);

  const daily = await getSchedule(after.ctx, { schedule: 'Harian' });
  assert.ok(Date.parse(daily.next[0] as string) > Date.now(), `${daily.next[0]} is to come`);
  assert.equal(await getScheduleHistory(after.ctx, { schedule: 'Harian' }), []);
  const [ended, ...others] = await getScheduleHistory(after.ctx, { schedule: 'Sekarang' });
  assert.equal([ended?.state, ended?.taskId, others.length], ['failed', null, 0]);
  assert.match(ended?.reason as string, 'restored from a backup');
  assert.is((await getSchedule(after.ctx, { schedule: 'Sekarang' })).failures, 0);

  assert.is((await sendDelivery(after.ctx, held?.id as number)).status, 'sent', 'a person may send it');
  assert.is(readdirSync(join(home, 'keluar')).length, 1);
  assert.is((await listDeliveries(ctx))[0]?.status, 'waiting', 'where the backup was made nothing changes');
  for (const { worker } of [before, after]) await worker.stop();
});

test.run();
