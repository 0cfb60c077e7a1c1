import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSharedDatabase, type SharedDatabase } from '../../platform/db/testing.js';
import { createSchedule } from './change-schedules.service.js';
import { makeCodebook, makeDestination, scheduleWorld, WEEK, writeComments } from './testing.js';

const test = suite('servers that end, and two at once');

const isPostgres = process.env.SMOPS_TEST_ENGINE === 'postgres';
/** A few in every run, as many as one likes in `npm run faults`; the embedded database takes a second to open, each time. */
const MOMENTS = Math.ceil(Number(process.env.SMOPS_TEST_KILLS ?? 2) / (isPostgres ? 1 : 3));
const DAY_MS = 86_400_000;
const FIRST = Date.parse('2026-11-23T00:00:00Z');

interface Place extends SharedDatabase {
  folder: string;
}

/** A database that other processes can open, with a schedule that is due every day at 08:00 in Malaysia. */
async function openPlace(): Promise<Place> {
  const shared = await openSharedDatabase();
  const folder = join(shared.home, 'watch');
  writeComments(folder, 'hari-0.json', WEEK);
  await shared.use(async (connection) => {
    const world = await scheduleWorld(connection, '2026-11-22T23:00:00Z', folder);
    await makeCodebook(world.ctx);
    await createSchedule(world.ctx, {
      name: 'Laporan harian',
      codebook: 'Aduan',
      source: { kind: 'folder', folder: '' },
      when: 'daily 08:00',
      destinations: [await makeDestination(connection)],
    });
    await world.worker.stop();
  });
  return { ...shared, folder };
}

/** A server's work at a moment; how many statements the schedules took, undefined when it was killed. */
async function serve({ address, folder }: Place, time: number, killAt = 0): Promise<number | undefined> {
  const args = [address, folder, new Date(time).toISOString(), String(killAt)];
  const child = fork(new URL('./crash-child.js', import.meta.url), args);
  let statements: number | undefined;
  child.on('message', (count) => {
    statements = Number(count);
  });
  await once(child, 'exit');
  return statements;
}

/** What is stored of the first days: each has one period that is done, one run with its comments, one delivery. */
async function checkDays(place: Place, days: number): Promise<void> {
  await place.use(async ({ db }) => {
    const periods = await db.selectFrom('schedulePeriods').selectAll().orderBy('dueAt').execute();
    const runs = await db.selectFrom('analyses').selectAll().orderBy('id').execute();
    const deliveries = await db.selectFrom('deliveries').selectAll().orderBy('id').execute();
    assert.equal(
      periods.map(({ state, dueAt, files }) => [state, dueAt.getTime(), files]),
      Array.from({ length: days }, (_, day) => ['done', FIRST + day * DAY_MS, [`hari-${day}.json`]]),
    );
    const tasks = periods.map(({ taskId }) => taskId);
    assert.equal(
      runs.map(({ analysisId }) => analysisId),
      tasks,
    );
    assert.equal(
      runs.map(({ status, totalComments, doneComments }) => [status, totalComments, doneComments]),
      periods.map(() => ['completed', 4, 4]),
    );
    assert.equal(
      deliveries.map(({ content }) => (content.kind === 'report' ? content.taskId : '')),
      tasks,
    );
  });
}

const fileOfDay = ({ folder }: Place, day: number) =>
  writeComments(
    folder,
    `hari-${day}.json`,
    WEEK.map((text) => `${text} (hari ${day})`),
  );

test('a server that is killed before any statement is followed by one that ends the period, once', async () => {
  const place = await openPlace();
  try {
    const statements = (await serve(place, FIRST)) as number;
    assert.ok(statements > 20, `${statements} statements`);
    let killed = 0;
    for (let moment = 1; moment <= MOMENTS; moment++) {
      fileOfDay(place, moment);
      const time = FIRST + moment * DAY_MS;
      const killAt = Math.max(1, Math.round((moment * statements) / MOMENTS));
      if ((await serve(place, time, killAt)) === undefined) killed += 1;
      // Its leases have ended by then.
      await serve(place, time + 5 * 60_000);
    }
    assert.ok(killed >= MOMENTS - 1, `${killed} were killed`);
    await checkDays(place, MOMENTS + 1);
  } finally {
    await place.close();
  }
});

test('two servers on one PostgreSQL make one run and one delivery of each period', async () => {
  // An embedded database has one owner.
  if (!isPostgres) return;
  const place = await openPlace();
  try {
    for (let day = 0; day < 2; day++) {
      fileOfDay(place, day);
      const time = FIRST + day * DAY_MS;
      await Promise.all([serve(place, time), serve(place, time + 1000), serve(place, time + 2000)]);
      await serve(place, time + 5 * 60_000);
    }
    await checkDays(place, 2);
  } finally {
    await place.close();
  }
});

test.run();
