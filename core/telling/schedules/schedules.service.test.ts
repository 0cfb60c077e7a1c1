import { mkdirSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listAnalyses, waitForAnalysis } from '../../analysis/analyzer/analyzer.service.js';
import { deleteCodebook, restoreCodebook } from '../../analysis/codebooks/change-codebooks.service.js';
import type { AppError } from '../../errors.js';
import type { Connection } from '../../platform/db/connect.js';
import { countingStatements, openTestDatabase } from '../../platform/db/testing.js';
import { inLanguage } from '../../platform/language/caller-language.js';
import {
  changeSchedule,
  createSchedule,
  deleteSchedule,
  pauseSchedule,
  restoreSchedule,
  resumeSchedule,
  runSchedule,
} from './change-schedules.service.js';
import { listOpenPeriods } from './periods.repository.js';
import type { CreateScheduleInput } from './schedules.schemas.js';
import { getSchedule, getScheduleHistory, listSchedules, previewSchedule } from './schedules.service.js';
import { readFolder } from './sources/folder-source.js';
import {
  makeCodebook,
  makeDestination,
  type ScheduleWorld,
  scheduleWorld,
  WEEK,
  writeComments,
} from './testing.js';

interface Context {
  connection: Connection;
  world: ScheduleWorld;
  /** A destination that is a folder. */
  destination: number;
}

const test = suite<Context>('schedules');

test.before(async (context) => {
  context.connection = await openTestDatabase();
});
test.before.each(async (context) => {
  // A Monday, 07:00 in Malaysia.
  context.world = await scheduleWorld(context.connection, '2026-11-22T23:00:00Z');
  await makeCodebook(context.world.ctx);
  context.destination = await makeDestination(context.connection);
});
test.after.each(async ({ connection: { db }, world }) => {
  await world.close();
  for (const table of ['schedules', 'analyses', 'codebooks', 'deliveries', 'destinations'] as const)
    await db.deleteFrom(table).execute();
});
test.after(({ connection }) => connection.close());

const input = (destination: number, more: Partial<CreateScheduleInput> = {}): CreateScheduleInput => ({
  name: 'Laporan mingguan',
  codebook: 'aduan',
  source: { kind: 'folder', folder: '' },
  when: 'weekly MON 08:00',
  report: { format: 'docx', language: 'ms', template: null },
  destinations: [destination],
  ...more,
});

const at = (world: ScheduleWorld, time: string) => {
  world.clock.time = new Date(time);
};

/** Looks, waits for the run, and looks again. */
async function work({ ctx, ...world }: ScheduleWorld, name = 'Laporan mingguan') {
  const ticker = world.ticker();
  await ticker.tick();
  const [last] = await getScheduleHistory(ctx, { schedule: name });
  if (last?.state === 'running') await waitForAnalysis(ctx, { task_id: last.taskId as string }, 20_000);
  await ticker.tick();
  return (await getScheduleHistory(ctx, { schedule: name }))[0];
}

const queued = ({ db }: Connection) => db.selectFrom('deliveries').selectAll().orderBy('id').execute();

/** The subjects of the messages that were queued. */
const messages = async (connection: Connection) =>
  (await queued(connection)).flatMap(({ content }) => (content.kind === 'message' ? [content.subject] : []));

async function refusal(work: () => Promise<unknown>): Promise<AppError> {
  try {
    await work();
  } catch (error) {
    return error as AppError;
  }
  throw new Error('It was not refused.');
}

test('the end of a run queues its report at once, and says so to who sends it', async ({
  connection,
  world,
  destination,
}) => {
  const { ctx, folder } = world;
  writeComments(folder, 'komen.json', WEEK);
  await createSchedule(ctx, input(destination));
  at(world, '2026-11-23T00:00:05Z');
  let onQueued = () => {};
  // No look by the clock comes within the test.
  const ticker = world.ticker('server', {}, { everyMs: 3_600_000, onQueued: () => onQueued() });
  await new Promise<void>((resolve) => {
    onQueued = () => void queued(connection).then((all) => all.length === 1 && resolve());
    ticker.start();
  });
  await ticker.stop();
  assert.is((await getScheduleHistory(ctx, { schedule: 'Laporan mingguan' }))[0]?.state, 'done');
});

test('new files of a folder become a run with the codebook, and its report is queued once', async ({
  connection,
  world,
  destination,
}) => {
  const { ctx, folder } = world;
  writeComments(folder, 'komen.json', WEEK);
  const schedule = await createSchedule(ctx, input(destination));
  assert.equal(schedule.next.slice(0, 2), ['2026-11-23T00:00:00.000Z', '2026-11-30T00:00:00.000Z']);
  assert.is(schedule.next.length, 3);
  await world.ticker().tick();
  assert.equal(
    await getScheduleHistory(ctx, { schedule: 'Laporan mingguan' }),
    [],
    'before it is due nothing begins',
  );

  at(world, '2026-11-23T00:00:01Z');
  const period = await work(world);
  assert.equal(
    [period?.state, period?.comments, period?.files, period?.late, period?.dueAt],
    ['done', 4, ['komen.json'], false, '2026-11-23T00:00:00.000Z'],
  );
  const [run, ...more] = await listAnalyses(ctx);
  assert.is(more.length, 0);
  assert.equal(
    [run?.analysisId, run?.name, run?.fileName, run?.totalComments, run?.createdBy, run?.codebook?.name],
    [period?.taskId, 'Laporan mingguan 2026-11-23', 'komen.json', 4, 'local:aminah', 'Aduan'],
  );
  const deliveries = await queued(connection);
  assert.equal(
    deliveries.map(({ key, content }) => [key, content]),
    [
      [
        `schedule:${schedule.id}:2026-11-23T00:00:00.000Z:${destination}`,
        { kind: 'report', taskId: period?.taskId, format: 'docx', language: 'ms' },
      ],
    ],
  );
  for (let look = 0; look < 3; look++) await world.ticker(`server ${look}`).tick();
  assert.is((await queued(connection)).length, 1);
  assert.is((await listAnalyses(ctx)).length, 1);
});

test('nothing new: no run, nothing sent, and the history says so', async ({
  connection,
  world,
  destination,
}) => {
  const { ctx, folder } = world;
  writeComments(folder, 'komen.json', WEEK);
  await createSchedule(ctx, input(destination));
  at(world, '2026-11-23T00:00:01Z');
  await work(world);
  // The same content under another name is not new.
  writeComments(folder, 'salinan.json', WEEK);
  at(world, '2026-11-30T00:00:01Z');
  const period = await work(world);
  assert.equal([period?.state, period?.reason, period?.taskId], ['nothing', 'Nothing is new.', null]);
  assert.is((await queued(connection)).length, 1);
  assert.is((await listAnalyses(ctx)).length, 1);
  const told = await inLanguage('ms', () => getScheduleHistory(ctx, { schedule: 'Laporan mingguan' }));
  assert.is(told[0]?.reason, 'Tiada yang baharu.');
});

test('only what is new is analysed; a file that is still written waits for the next time', async ({
  world,
  destination,
}) => {
  const { ctx, folder } = world;
  writeComments(folder, 'minggu-1.json', WEEK);
  await createSchedule(ctx, input(destination));
  at(world, '2026-11-23T00:00:01Z');
  await work(world);
  writeComments(folder, 'minggu-2.json', ['Harga telur turun', 'Jalan berlubang lagi']);
  writeComments(folder, 'minggu-3.json', ['Banjir kilat petang tadi'], true);
  writeComments(folder, '.minggu-4.json', ['Harga minyak']);
  writeComments(folder, 'minggu-5.json.part', ['Harga gula']);
  at(world, '2026-11-30T00:00:01Z');
  const second = await work(world);
  assert.equal([second?.files, second?.comments], [['minggu-2.json'], 2]);
  assert.equal(
    second?.leftOut.map(({ name }) => name),
    ['minggu-3.json'],
  );
  assert.match(second?.leftOut[0]?.reason ?? '', /still being written/);
  writeComments(folder, 'minggu-3.json', ['Banjir kilat petang tadi', 'Air sudah surut']);
  at(world, '2026-12-07T00:00:01Z');
  const third = await work(world);
  assert.equal([third?.files, third?.comments], [['minggu-3.json'], 2]);
});

test('a file that is no comment file is told once, and keeps no other from being read', async ({
  connection,
  world,
  destination,
}) => {
  const { ctx, folder } = world;
  writeComments(folder, 'baik.json', WEEK);
  writeComments(folder, 'kosong.json', []);
  await createSchedule(ctx, input(destination));
  at(world, '2026-11-23T00:00:01Z');
  const first = await work(world);
  assert.equal([first?.state, first?.files], ['done', ['baik.json']]);
  assert.equal(
    first?.leftOut.map(({ name }) => name),
    ['kosong.json'],
  );
  at(world, '2026-11-30T00:00:01Z');
  assert.is((await work(world))?.state, 'nothing');
  assert.is((await queued(connection)).length, 1);
  writeComments(folder, 'rosak.json', ['']);
  at(world, '2026-12-07T00:00:01Z');
  const alone = await work(world);
  assert.is(alone?.state, 'failed');
  assert.match(alone?.reason ?? '', /^No file could be read\. rosak\.json: /);
});

test('what was missed while smops was off comes once, marked late', async ({
  connection,
  world,
  destination,
}) => {
  const { ctx, folder } = world;
  writeComments(folder, 'komen.json', WEEK);
  await createSchedule(ctx, input(destination, { when: 'daily 08:00' }));
  at(world, '2026-11-26T03:00:00Z');
  const period = await work(world);
  assert.equal([period?.state, period?.late, period?.dueAt], ['done', true, '2026-11-23T00:00:00.000Z']);
  assert.is((await getScheduleHistory(ctx, { schedule: 'Laporan mingguan' })).length, 1);
  assert.is((await queued(connection)).length, 1);
  assert.is((await getSchedule(ctx, { schedule: 'Laporan mingguan' })).next[0], '2026-11-27T00:00:00.000Z');
});

test('the first failed period of a day is told, and the third in a row pauses the schedule and is told', async ({
  connection,
  world,
  destination,
}) => {
  const { ctx, folder } = world;
  const schedule = await createSchedule(ctx, input(destination, { when: 'daily 08:00' }));
  const codebook = schedule.codebook.id;
  await deleteCodebook(ctx, { codebook: codebook });
  writeComments(folder, 'komen.json', WEEK);
  for (const [day, failures] of [
    ['23', 1],
    ['24', 2],
    ['25', 3],
  ] as const) {
    at(world, `2026-11-${day}T00:00:01Z`);
    const period = await work(world);
    assert.equal([period?.state, period?.reason], ['failed', `The codebook ${codebook} does not exist.`]);
    assert.is((await getSchedule(ctx, { schedule: 'Laporan mingguan' })).failures, failures);
  }
  const paused = await getSchedule(ctx, { schedule: 'Laporan mingguan' });
  assert.equal(paused.next, []);
  assert.match(paused.paused?.reason ?? '', /^Paused after 3 failed periods in a row/);
  assert.equal(await messages(connection), [
    'Jadual “Laporan mingguan” tidak dapat menjalankan tugasnya',
    'Jadual “Laporan mingguan” telah dijeda',
  ]);
  at(world, '2026-11-29T00:00:01Z');
  await work(world);
  assert.is(
    (await getScheduleHistory(ctx, { schedule: 'Laporan mingguan' })).length,
    3,
    'a paused one is not due',
  );

  await restoreCodebook(ctx, { codebook: codebook });
  const resumed = await resumeSchedule(ctx, { schedule: 'Laporan mingguan' });
  assert.equal([resumed.failures, resumed.paused, resumed.next[0]], [0, null, '2026-11-30T00:00:00.000Z']);
  at(world, '2026-11-30T00:00:01Z');
  assert.is((await work(world))?.state, 'done');
});

test('a schedule that comes more often than daily tells of its failures when it is paused', async ({
  connection,
  world,
  destination,
}) => {
  const { ctx } = world;
  const { codebook } = await createSchedule(ctx, input(destination, { when: '0 * * * *' }));
  await deleteCodebook(ctx, { codebook: codebook.id });
  writeComments(world.folder, 'komen.json', WEEK);
  for (const [hour, told] of [
    ['00', 0],
    ['01', 0],
    ['02', 1],
  ] as const) {
    at(world, `2026-11-23T${hour}:00:01Z`);
    await work(world);
    assert.is((await messages(connection)).length, told, hour);
  }
});

test('tries by hand count neither towards the pause nor are they told', async ({
  connection,
  world,
  destination,
}) => {
  const { ctx } = world;
  const { codebook } = await createSchedule(ctx, input(destination));
  await deleteCodebook(ctx, { codebook: codebook.id });
  writeComments(world.folder, 'komen.json', WEEK);
  for (let minute = 1; minute <= 4; minute++) {
    at(world, `2026-11-22T23:0${minute}:00Z`);
    await runSchedule(ctx, { schedule: 'Laporan mingguan' });
    const period = await work(world);
    assert.equal([period?.state, period?.byHand], ['failed', true]);
  }
  const { failures, paused } = await getSchedule(ctx, { schedule: 'Laporan mingguan' });
  assert.equal([failures, paused, await messages(connection)], [0, null, []]);
});

test('a source that is slow keeps no other schedule waiting', async ({ world, destination }) => {
  const { ctx, folder } = world;
  writeComments(folder, 'komen.json', WEEK);
  for (const name of ['Lambat', 'Cepat']) await createSchedule(ctx, input(destination, { name }));
  at(world, '2026-11-23T00:00:01Z');
  const ticker = world.ticker(
    'server',
    {},
    {
      reading: {
        collect: ({ schedule }, reading) =>
          schedule.name === 'Cepat'
            ? readFolder('', reading)
            : new Promise((_, reject) => {
                reading.signal.addEventListener('abort', () => reject(reading.signal.reason));
              }),
      },
    },
  );
  const ticking = ticker.tick();
  let fast = (await getScheduleHistory(ctx, { schedule: 'Cepat' }))[0];
  while (fast === undefined || fast.state === 'waiting') {
    await new Promise((resolve) => setTimeout(resolve, 5));
    [fast] = await getScheduleHistory(ctx, { schedule: 'Cepat' });
  }
  assert.equal(
    [fast.comments, (await getScheduleHistory(ctx, { schedule: 'Lambat' }))[0]?.state],
    [4, 'waiting'],
  );
  await ticker.stop();
  await ticking;
});

test('a source that hangs has failed after two tries, is told, and comes after the others', async ({
  connection,
  world,
  destination,
}) => {
  const { ctx, folder } = world;
  writeComments(folder, 'komen.json', WEEK);
  await createSchedule(ctx, input(destination));
  at(world, '2026-11-23T00:00:01Z');
  const hanging = { collect: () => new Promise<never>(() => {}), readingMs: 20 };
  await world.ticker('server', {}, { reading: hanging }).tick();
  assert.is((await getScheduleHistory(ctx, { schedule: 'Laporan mingguan' }))[0]?.state, 'waiting');
  assert.equal(await messages(connection), []);
  at(world, '2026-11-23T00:05:00Z');
  await world.ticker('server', {}, { reading: hanging }).tick();
  const [period] = await getScheduleHistory(ctx, { schedule: 'Laporan mingguan' });
  assert.equal([period?.state, period?.reason], ['failed', 'Reading took longer than 1 seconds, twice.']);
  assert.equal(await messages(connection), ['Jadual “Laporan mingguan” tidak dapat menjalankan tugasnya']);
  const { id: sound } = await createSchedule(ctx, input(destination, { name: 'Jadual baharu' }));
  for (const name of ['Laporan mingguan', 'Jadual baharu']) await runSchedule(ctx, { schedule: name });
  const { db } = connection;
  const [first] = await listOpenPeriods(db, world.clock.time);
  const next = await db
    .selectFrom('schedulePeriods')
    .select('schedule')
    .where('id', '=', Number(first))
    .execute();
  const soundRow = await db
    .selectFrom('schedules')
    .select('id as schedule')
    .where('scheduleId', '=', sound)
    .execute();
  assert.equal(next, soundRow);
});

test('a file that stays as it is on the disk is not read again; one that was only touched is not new', async ({
  world,
  destination,
}) => {
  const { ctx, folder } = world;
  const path = writeComments(folder, 'komen.json', WEEK);
  await createSchedule(ctx, input(destination, { when: 'daily 08:00' }));
  const { atime, mtime, size } = statSync(path);
  at(world, '2026-11-23T00:00:01Z');
  assert.is((await work(world))?.state, 'done');
  // Other content of the same size, at the same time and place: it can only be seen by reading the file.
  const other = JSON.stringify([{ message: 'Sampah tidak dikutip lagi' }]).padEnd(size);
  writeFileSync(path, other);
  utimesSync(path, atime, mtime);
  at(world, '2026-11-24T00:00:01Z');
  assert.is((await work(world))?.state, 'nothing');
  const later = new Date(mtime.getTime() + 60_000);
  utimesSync(path, later, later);
  at(world, '2026-11-25T00:00:01Z');
  const changed = await work(world);
  assert.equal([changed?.state, changed?.comments], ['done', 1]);
  const latest = new Date(mtime.getTime() + 120_000);
  utimesSync(path, latest, latest);
  at(world, '2026-11-26T00:00:01Z');
  assert.is((await work(world))?.state, 'nothing');
  const unread = other.replace('Sampah', 'Longka');
  writeFileSync(path, unread);
  utimesSync(path, latest, latest);
  at(world, '2026-11-27T00:00:01Z');
  assert.is(
    (await work(world))?.state,
    'nothing',
    'what was known under another time is not read again either',
  );
});

test('the report says which files it does not hold', async ({ connection, world, destination }) => {
  const { ctx, folder } = world;
  writeComments(folder, 'baik.json', WEEK);
  writeComments(folder, 'kosong.json', []);
  writeComments(folder, 'rosak.json', ['']);
  await createSchedule(ctx, input(destination));
  at(world, '2026-11-23T00:00:01Z');
  await work(world);
  const [delivery] = await queued(connection);
  const notes = delivery?.content.kind === 'report' ? delivery.content.notes : undefined;
  assert.is(notes?.[0], '2 daripada 3 fail tidak dapat dibaca, atau belum lagi:');
  assert.equal(
    notes?.slice(1).map((note) => note.split(':')[0]),
    ['kosong.json', 'rosak.json'],
  );
});

test('a good period ends the row of failures', async ({ world, destination }) => {
  const { ctx, folder } = world;
  const { codebook } = await createSchedule(ctx, input(destination, { when: 'daily 08:00' }));
  writeComments(folder, 'komen.json', WEEK);
  await deleteCodebook(ctx, { codebook: codebook.id });
  for (const day of ['23', '24']) {
    at(world, `2026-11-${day}T00:00:01Z`);
    await work(world);
  }
  await restoreCodebook(ctx, { codebook: codebook.id });
  at(world, '2026-11-25T00:00:01Z');
  await work(world);
  const { failures, paused } = await getSchedule(ctx, { schedule: 'Laporan mingguan' });
  assert.equal([failures, paused], [0, null]);
});

test('a clock of a server that is an hour off changes nothing: times are the database’s', async ({
  connection,
  world,
  destination,
}) => {
  const { ctx, folder } = world;
  writeComments(folder, 'komen.json', WEEK);
  await createSchedule(ctx, input(destination));
  const hour = 3_600_000;
  const fast = world.ticker('fast', { clock: { now: () => new Date(world.clock.time.getTime() + hour) } });
  const slow = world.ticker('slow', { clock: { now: () => new Date(world.clock.time.getTime() - hour) } });
  at(world, '2026-11-22T23:59:59Z');
  await fast.tick();
  assert.equal(await getScheduleHistory(ctx, { schedule: 'Laporan mingguan' }), []);
  at(world, '2026-11-23T00:00:00Z');
  await slow.tick();
  await fast.tick();
  const [period] = await getScheduleHistory(ctx, { schedule: 'Laporan mingguan' });
  assert.equal([period?.dueAt, period?.late], ['2026-11-23T00:00:00.000Z', false]);
  await waitForAnalysis(ctx, { task_id: period?.taskId as string }, 20_000);
  await fast.tick();
  await slow.tick();
  assert.is((await getScheduleHistory(ctx, { schedule: 'Laporan mingguan' })).length, 1);
  assert.is((await queued(connection)).length, 1);
});

test('run now begins a period at once, also of a paused schedule, and one at a time', async ({
  connection,
  world,
  destination,
}) => {
  const { ctx, folder } = world;
  writeComments(folder, 'komen.json', WEEK);
  await createSchedule(ctx, input(destination));
  await pauseSchedule(ctx, { schedule: 'Laporan mingguan' });
  assert.is((await refusal(() => pauseSchedule(ctx, { schedule: 'Laporan mingguan' }))).code, 'CONFLICT');
  await runSchedule(ctx, { schedule: 'Laporan mingguan' });
  assert.match(
    (await refusal(() => runSchedule(ctx, { schedule: 'Laporan mingguan' }))).message,
    /is already running/,
  );
  const period = await work(world);
  assert.equal([period?.state, period?.byHand], ['done', true]);
  assert.is((await queued(connection)).length, 1);
  assert.equal((await getSchedule(ctx, { schedule: 'Laporan mingguan' })).next, []);
});

test('a period that lasts until the next one is due is followed by that one, late', async ({
  world,
  destination,
}) => {
  const { ctx, folder } = world;
  writeComments(folder, 'komen.json', WEEK);
  await createSchedule(ctx, input(destination, { when: 'daily 08:00' }));
  at(world, '2026-11-23T00:00:01Z');
  await world.ticker().tick();
  at(world, '2026-11-25T05:00:00Z');
  const [first, ...others] = await getScheduleHistory(ctx, { schedule: 'Laporan mingguan' });
  assert.is(others.length, 0);
  await waitForAnalysis(ctx, { task_id: first?.taskId as string }, 20_000);
  await world.ticker().tick();
  await world.ticker().tick();
  const [second] = await getScheduleHistory(ctx, { schedule: 'Laporan mingguan' });
  assert.equal([second?.dueAt, second?.late, second?.state], ['2026-11-24T00:00:00.000Z', true, 'nothing']);
});

test('only folders below WATCH_FOLDER are read, wherever a link leads', async ({ world, destination }) => {
  const { ctx, folder } = world;
  mkdirSync(join(folder, 'facebook'));
  symlinkSync('/etc', join(folder, 'keluar'));
  for (const bad of ['..', '../..', 'tiada', '/etc', 'keluar', 'facebook/../..']) {
    const source = { kind: 'folder' as const, folder: bad };
    const { code, message } = await refusal(() => createSchedule(ctx, input(destination, { source })));
    assert.equal([code, message.includes('WATCH_FOLDER')], ['VALIDATION', true], bad);
  }
  const unset = { ...ctx, config: { ...ctx.config, watchFolder: undefined } };
  assert.match(
    (await refusal(() => createSchedule(unset, input(destination)))).message,
    /No folder may be watched/,
  );
  // A link to a file elsewhere is no file of this folder.
  writeFileSync(join(folder, 'rahsia.txt'), 'x');
  symlinkSync('/etc/passwd', join(folder, 'facebook', 'passwd.txt'));
  await createSchedule(ctx, input(destination, { source: { kind: 'folder', folder: 'facebook' } }));
  at(world, '2026-11-23T00:00:01Z');
  const period = await work(world);
  assert.equal([period?.state, period?.leftOut], ['nothing', []]);
});

test('a schedule is refused with what to do where something in it is not there', async ({
  world,
  destination,
}) => {
  const { ctx } = world;
  const cases: [Partial<CreateScheduleInput>, string, RegExp][] = [
    [{ codebook: 'tiada' }, 'NOT_FOUND', /tiada/],
    [{ codebook: 'aduan@7' }, 'NOT_FOUND', /7/],
    [{ name: '  ' }, 'VALIDATION', /name/],
    [{ when: 'sometimes' }, 'VALIDATION', /daily 08:00/],
    [{ destinations: [987_654] }, 'NOT_FOUND', /987654/],
    [{ report: { format: 'docx', language: 'ms', template: 'tiada' } }, 'NOT_FOUND', /tiada/],
    [{ source: { kind: 'feed', url: 'http://komen.example/a.json' } }, 'VALIDATION', /https/],
    [{ source: { kind: 'feed', url: 'https://169.254.169.254/a.json' } }, 'VALIDATION', /private network/],
    [{ source: { kind: 'feed', url: 'https://siti:rahsia@komen.example/a' } }, 'VALIDATION', /password/],
  ];
  for (const [more, code, message] of cases) {
    const error = await refusal(() => createSchedule(ctx, input(destination, more)));
    assert.is(error.code, code, JSON.stringify(more));
    assert.match(error.message, message);
  }
  await createSchedule(ctx, input(destination));
  assert.is(
    (await refusal(() => createSchedule(ctx, input(destination, { name: 'LAPORAN  mingguan' })))).code,
    'CONFLICT',
  );
});

test('a change keeps what it does not name, and moves the next time', async ({ world, destination }) => {
  const { ctx } = world;
  const before = await createSchedule(ctx, input(destination, { codebook: 'Aduan@1', budget: 2 }));
  assert.is(before.codebook.version, 1);
  const after = await changeSchedule(ctx, {
    schedule: before.id,
    when: 'daily 9:30',
    codebook: 'Aduan',
    budget: null,
  });
  assert.equal(
    [after.when, after.next[0], after.codebook.version, after.budget],
    ['daily 09:30', '2026-11-23T01:30:00.000Z', null, null],
  );
  assert.equal(
    [after.name, after.source, after.report, after.destinations],
    [before.name, before.source, before.report, before.destinations],
  );
});

test('a deleted schedule is not due, and comes back with what it was', async ({
  connection,
  world,
  destination,
}) => {
  const { ctx, folder } = world;
  writeComments(folder, 'komen.json', WEEK);
  const { id } = await createSchedule(ctx, input(destination));
  await deleteSchedule(ctx, { schedule: 'Laporan mingguan' });
  assert.equal(await listSchedules(ctx), []);
  at(world, '2026-11-24T00:00:01Z');
  await world.ticker().tick();
  assert.is((await queued(connection)).length, 0);
  const restored = await restoreSchedule(ctx, { schedule: id });
  assert.equal([restored.name, restored.next[0]], ['Laporan mingguan', '2026-11-30T00:00:00.000Z']);
  at(world, '2026-12-29T00:00:00Z');
  await deleteSchedule(ctx, { schedule: id });
  at(world, '2027-02-01T00:00:00Z');
  assert.is((await refusal(() => restoreSchedule(ctx, { schedule: id }))).code, 'NOT_FOUND');
});

test('ten schedules are listed with as many statements as two; a codebook that is gone is called by its id', async ({
  world: { ctx },
  destination,
}) => {
  const statementsOfList = async () => {
    const counting = countingStatements(ctx.db);
    const all = await listSchedules({ ...ctx, db: counting.db });
    return { all, statements: counting.count() };
  };
  for (let n = 0; n < 2; n++) await createSchedule(ctx, input(destination, { name: `Jadual ${n}` }));
  const few = await statementsOfList();
  for (let n = 2; n < 10; n++) await createSchedule(ctx, input(destination, { name: `Jadual ${n}` }));
  const many = await statementsOfList();
  assert.equal([many.all.length, many.statements], [10, few.statements]);
  assert.is(many.all[9]?.codebook.name, 'Aduan');
  const id = many.all[0]?.codebook.id as string;
  await deleteCodebook(ctx, { codebook: id });
  assert.is((await listSchedules(ctx))[0]?.codebook.name, id);
});

test('a database that fails is told as such, not as a codebook that is gone', async ({
  world: { ctx },
  destination,
}) => {
  await createSchedule(ctx, input(destination));
  const failing = ctx.db.withPlugin({
    transformQuery({ node }) {
      if (JSON.stringify(node).includes('"codebooks"')) throw new Error('connection lost');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  assert.is((await refusal(() => listSchedules({ ...ctx, db: failing }))).message, 'connection lost');
});

test('the next three times are told before anything is stored', async ({ world: { ctx } }) => {
  assert.equal(await previewSchedule(ctx, { when: 'weekly mon,thu 8:00' }), {
    when: 'weekly MON,THU 08:00',
    timeZone: 'Asia/Kuala_Lumpur',
    next: ['2026-11-23T00:00:00.000Z', '2026-11-26T00:00:00.000Z', '2026-11-30T00:00:00.000Z'],
  });
});

test.run();
