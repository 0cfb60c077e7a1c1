import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { waitForAnalysis } from '../../analysis/analyzer/analyzer.service.js';
import { startAnalysis } from '../../analysis/analyzer/runs/start-analysis.service.js';
import { createCodebook } from '../../judging/learning/create-codebook.service.js';
import type { Connection } from '../../platform/db/connect.js';
import { openTestDatabase } from '../../platform/db/testing.js';
import { makeDestination, type ScheduleWorld, scheduleWorld } from '../schedules/testing.js';
import { getAlarmDestinations, lookForAlarms, setAlarmDestinations } from './alarms.service.js';

interface Context {
  connection: Connection;
  world: ScheduleWorld;
  destination: number;
}

const test = suite<Context>('alarms that are sent');

test.before(async (context) => {
  context.connection = await openTestDatabase();
  context.world = await scheduleWorld(context.connection, '2026-11-20T02:00:00Z');
  context.destination = await makeDestination(context.connection);
});
test.before.each(async ({ world }) => {
  await createCodebook(world.ctx, { name: 'Aduan', variables: [{ name: 'banjir' }] });
});
test.after.each(async ({ connection: { db } }) => {
  for (const table of ['analyses', 'codebooks', 'deliveries'] as const) await db.deleteFrom(table).execute();
});
test.after(async ({ connection, world }) => {
  await world.close();
  await connection.close();
});

/** Twenty comments a day of November 2026; on days of `flood` most of them are about it. */
const days = (from: number, to: number, flood: readonly number[]) =>
  Array.from({ length: (to - from + 1) * 20 }, (_, n) => {
    const day = from + Math.floor(n / 20);
    const isFlood = n % 20 < (flood.includes(day) ? 14 : 1);
    return {
      id: `k${day}-${n % 20}`,
      message: `${isFlood ? 'banjir naik' : 'cuaca baik'} ${day} ${n}`,
      from: { name: `Siti ${n % 7}` },
      created_time: new Date(Date.UTC(2026, 10, day, 2, n % 20)).toISOString(),
    };
  });

async function analyse({ ctx }: ScheduleWorld, comments: object[]): Promise<void> {
  const { task_id } = await startAnalysis(ctx, {
    comments_data: comments,
    codebook: 'Aduan',
    api_provider: 'local',
  });
  await waitForAnalysis(ctx, { task_id }, 20_000);
}

async function sent({ db }: Connection) {
  const rows = await db.selectFrom('deliveries').select('content').orderBy('id').execute();
  return rows.map(({ content }) => (content.kind === 'message' ? content.subject : content.kind));
}

/** Two servers at once, and one after them. */
async function look({ ctx }: ScheduleWorld): Promise<void> {
  await Promise.all([lookForAlarms(ctx), lookForAlarms(ctx)]);
  await lookForAlarms(ctx);
}

test('an alarm is sent once when it is raised, and once when it is over', async ({
  connection,
  world,
  destination,
}) => {
  await setAlarmDestinations(world.ctx, { codebook: 'Aduan', destinations: [destination], language: 'ms' });
  await look(world);
  await analyse(world, days(1, 10, [10]));
  await look(world);
  assert.equal(await sent(connection), ['Penggera: banjir (Aduan)']);
  const { content } = await connection.db
    .selectFrom('deliveries')
    .select('content')
    .executeTakeFirstOrThrow();
  const [peak = '', figures = ''] = content.kind === 'message' ? content.lines : [];
  assert.match(
    peak,
    /^banjir memuncak pada 10 Nov: \d+\.\d% daripada komen, \d+\.\d% pada masa lain\.$/,
    'the peak as every page says it',
  );
  assert.match(figures, /^10 Nov 2026: banjir terdapat dalam \d+ daripada/);
  await analyse(world, days(11, 11, [11]));
  await look(world);
  assert.is((await sent(connection)).length, 1, 'the day after belongs to it');
  await analyse(world, days(12, 13, []));
  await look(world);
  assert.equal(await sent(connection), ['Penggera: banjir (Aduan)', 'Tamat: banjir (Aduan)']);
  await analyse(world, days(14, 14, []));
  await look(world);
  assert.is((await sent(connection)).length, 2);
});

test('alarms of before the destinations were chosen are not sent', async ({
  connection,
  world,
  destination,
}) => {
  await analyse(world, days(1, 10, [10]));
  await setAlarmDestinations(world.ctx, { codebook: 'Aduan', destinations: [destination] });
  await look(world);
  await analyse(world, days(11, 12, []));
  await lookForAlarms(world.ctx);
  const subjects = await sent(connection);
  assert.not(subjects.includes('Alarm: banjir (Aduan)'));
});

test('destinations are checked, told, and taken away', async ({ world, destination }) => {
  const { ctx } = world;
  try {
    await setAlarmDestinations(ctx, { codebook: 'Aduan', destinations: [987_654] });
    assert.unreachable();
  } catch (error) {
    assert.is((error as { code: string }).code, 'NOT_FOUND');
  }
  await setAlarmDestinations(ctx, {
    codebook: 'Aduan',
    destinations: [destination, destination],
    language: 'zh',
  });
  assert.equal(await getAlarmDestinations(ctx, { codebook: 'Aduan' }), {
    destinations: [destination],
    language: 'zh',
  });
  await setAlarmDestinations(ctx, { codebook: 'Aduan', destinations: [] });
  assert.equal(await getAlarmDestinations(ctx, { codebook: 'Aduan' }), { destinations: [], language: 'en' });
});

test.run();
