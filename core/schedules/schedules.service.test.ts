import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listAnalyses, waitForAnalysis } from '../analyzer/analyzer.service.js';
import { deleteCodebook, restoreCodebook } from '../codebooks/change-codebooks.service.js';
import type { Connection } from '../db/connect.js';
import { openTestDatabase } from '../db/testing.js';
import type { AppError } from '../errors.js';
import { inLanguage } from '../language/caller-language.js';
import { addCatalogue } from '../language/language.model.js';
import { CORE_MS } from '../languages/ms/index.js';
import {
  changeSchedule,
  createSchedule,
  deleteSchedule,
  pauseSchedule,
  restoreSchedule,
  resumeSchedule,
  runSchedule,
} from './change-schedules.service.js';
import type { CreateScheduleInput } from './schedules.schemas.js';
import { getSchedule, getScheduleHistory, listSchedules, previewSchedule } from './schedules.service.js';
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
  addCatalogue('ms', CORE_MS);
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
  const [last] = await getScheduleHistory(ctx, name);
  if (last?.state === 'running') await waitForAnalysis(ctx, { task_id: last.taskId as string }, 20_000);
  await ticker.tick();
  return (await getScheduleHistory(ctx, name))[0];
}

const queued = ({ db }: Connection) => db.selectFrom('deliveries').selectAll().orderBy('id').execute();

async function refusal(work: () => Promise<unknown>): Promise<AppError> {
  try {
    await work();
  } catch (error) {
    return error as AppError;
  }
  throw new Error('It was not refused.');
}

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
  assert.equal(await getScheduleHistory(ctx, 'Laporan mingguan'), [], 'before it is due nothing begins');

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
    [period?.taskId, 'Laporan mingguan 2026-11-23', 'komen.json', 4, 'aminah', 'Aduan'],
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
  const told = await inLanguage('ms', () => getScheduleHistory(ctx, 'Laporan mingguan'));
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
  assert.is((await getScheduleHistory(ctx, 'Laporan mingguan')).length, 1);
  assert.is((await queued(connection)).length, 1);
  assert.is((await getSchedule(ctx, 'Laporan mingguan')).next[0], '2026-11-27T00:00:00.000Z');
});

test('three failed periods in a row pause it and tell its destinations once', async ({
  connection,
  world,
  destination,
}) => {
  const { ctx, folder } = world;
  const schedule = await createSchedule(ctx, input(destination, { when: 'daily 08:00' }));
  const codebook = schedule.codebook.id;
  await deleteCodebook(ctx, codebook);
  writeComments(folder, 'komen.json', WEEK);
  for (const [day, failures] of [
    ['23', 1],
    ['24', 2],
    ['25', 3],
  ] as const) {
    at(world, `2026-11-${day}T00:00:01Z`);
    const period = await work(world);
    assert.equal([period?.state, period?.reason], ['failed', `The codebook ${codebook} does not exist.`]);
    assert.is((await getSchedule(ctx, 'Laporan mingguan')).failures, failures);
  }
  const paused = await getSchedule(ctx, 'Laporan mingguan');
  assert.equal(paused.next, []);
  assert.match(paused.paused?.reason ?? '', /^Paused after 3 failed periods in a row/);
  const told = await queued(connection);
  assert.is(told.length, 1);
  const content = told[0]?.content as unknown as { kind: string; subject: string };
  assert.equal([content.kind, content.subject], ['message', 'Jadual “Laporan mingguan” telah dijeda']);
  at(world, '2026-11-29T00:00:01Z');
  await work(world);
  assert.is((await getScheduleHistory(ctx, 'Laporan mingguan')).length, 3, 'a paused one is not due');

  await restoreCodebook(ctx, codebook);
  const resumed = await resumeSchedule(ctx, 'Laporan mingguan');
  assert.equal([resumed.failures, resumed.paused, resumed.next[0]], [0, null, '2026-11-30T00:00:00.000Z']);
  at(world, '2026-11-30T00:00:01Z');
  assert.is((await work(world))?.state, 'done');
});

test('a good period ends the row of failures', async ({ world, destination }) => {
  const { ctx, folder } = world;
  const { codebook } = await createSchedule(ctx, input(destination, { when: 'daily 08:00' }));
  writeComments(folder, 'komen.json', WEEK);
  await deleteCodebook(ctx, codebook.id);
  for (const day of ['23', '24']) {
    at(world, `2026-11-${day}T00:00:01Z`);
    await work(world);
  }
  await restoreCodebook(ctx, codebook.id);
  at(world, '2026-11-25T00:00:01Z');
  await work(world);
  const { failures, paused } = await getSchedule(ctx, 'Laporan mingguan');
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
  assert.equal(await getScheduleHistory(ctx, 'Laporan mingguan'), []);
  at(world, '2026-11-23T00:00:00Z');
  await slow.tick();
  await fast.tick();
  const [period] = await getScheduleHistory(ctx, 'Laporan mingguan');
  assert.equal([period?.dueAt, period?.late], ['2026-11-23T00:00:00.000Z', false]);
  await waitForAnalysis(ctx, { task_id: period?.taskId as string }, 20_000);
  await fast.tick();
  await slow.tick();
  assert.is((await getScheduleHistory(ctx, 'Laporan mingguan')).length, 1);
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
  await pauseSchedule(ctx, 'Laporan mingguan');
  assert.is((await refusal(() => pauseSchedule(ctx, 'Laporan mingguan'))).code, 'CONFLICT');
  await runSchedule(ctx, 'Laporan mingguan');
  assert.match((await refusal(() => runSchedule(ctx, 'Laporan mingguan'))).message, /is at work already/);
  const period = await work(world);
  assert.equal([period?.state, period?.byHand], ['done', true]);
  assert.is((await queued(connection)).length, 1);
  assert.equal((await getSchedule(ctx, 'Laporan mingguan')).next, []);
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
  const [first, ...others] = await getScheduleHistory(ctx, 'Laporan mingguan');
  assert.is(others.length, 0);
  await waitForAnalysis(ctx, { task_id: first?.taskId as string }, 20_000);
  await world.ticker().tick();
  await world.ticker().tick();
  const [second] = await getScheduleHistory(ctx, 'Laporan mingguan');
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
  const after = await changeSchedule(ctx, before.id, { when: 'daily 9:30', codebook: 'Aduan', budget: null });
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
  await deleteSchedule(ctx, 'Laporan mingguan');
  assert.equal(await listSchedules(ctx), []);
  at(world, '2026-11-24T00:00:01Z');
  await world.ticker().tick();
  assert.is((await queued(connection)).length, 0);
  const restored = await restoreSchedule(ctx, id);
  assert.equal([restored.name, restored.next[0]], ['Laporan mingguan', '2026-11-30T00:00:00.000Z']);
  at(world, '2026-12-29T00:00:00Z');
  await deleteSchedule(ctx, id);
  at(world, '2027-02-01T00:00:00Z');
  assert.is((await refusal(() => restoreSchedule(ctx, id))).code, 'NOT_FOUND');
});

test('the next three times are told before anything is stored', ({ world: { ctx } }) => {
  assert.equal(previewSchedule(ctx, { when: 'weekly mon,thu 8:00' }), {
    when: 'weekly MON,THU 08:00',
    timeZone: 'Asia/Kuala_Lumpur',
    next: ['2026-11-23T00:00:00.000Z', '2026-11-26T00:00:00.000Z', '2026-11-30T00:00:00.000Z'],
  });
});

test.run();
