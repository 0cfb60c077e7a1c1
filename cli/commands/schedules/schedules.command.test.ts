import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Schedule, SchedulePeriod } from '@smops/core/telling/schedules/schedules.schemas.js';
import type { RunningServer } from '@smops/server/in-process.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands } from '../commands.js';
import { makeCommandFolder, removeCommandFolder, runCommand, serveCommandFolder } from '../testing.js';

interface World {
  folder: string;
  env: Record<string, string>;
  server: RunningServer;
  /** WATCH_FOLDER is `masuk` below it, DELIVERY_FOLDER `keluar`. */
  place: string;
  smops(...argv: string[]): ReturnType<typeof runCommand>;
}

const test = suite<World>('smops schedules');

const CREATE = ['schedules', 'add', 'Laporan mingguan', '--codebook', 'Harga', '--when', 'weekly MON 8:00'];

test.before(async (world) => {
  world.place = mkdtempSync(join(tmpdir(), 'smops-place-'));
  const [watched, delivered] = [join(world.place, 'masuk'), join(world.place, 'keluar')];
  for (const folder of [join(watched, 'facebook'), delivered]) mkdirSync(folder, { recursive: true });
  Object.assign(world, await serveCommandFolder({ WATCH_FOLDER: watched, DELIVERY_FOLDER: delivered }));
  world.smops = (...argv) => runCommand(commands, argv, { env: world.env });
  const file = join(watched, 'facebook', 'minggu-1.json');
  writeFileSync(file, JSON.stringify([{ message: 'Harga ikan naik lagi' }, { message: 'harga 鱼 又涨了' }]));
  const hourAgo = new Date(Date.now() - 3_600_000);
  utimesSync(file, hourAgo, hourAgo);
  await world.smops('codebooks', 'add', 'Harga', '--var', 'harga=harga');
  await world.smops('destinations', 'add', 'folder', 'Arkib', '.');
});
test.after(async (world) => {
  await removeCommandFolder(world);
  rmSync(world.place, { recursive: true, force: true });
});

const historyOf = async ({ smops }: World) =>
  JSON.parse(
    (await smops('schedules', 'show', 'Laporan mingguan', '--history', '--json')).out,
  ) as SchedulePeriod[];
const shownOf = async ({ smops }: World) =>
  JSON.parse((await smops('schedules', 'show', 'Laporan mingguan', '--json')).out) as Schedule;

test('a schedule is refused with what to do while something of it is wrong', async ({ smops }) => {
  const cases: [string[], number, RegExp][] = [
    [CREATE, 2, /--folder FOLDER, --feed ADDRESS, --facebook-page or/],
    [[...CREATE, '--folder', '.', '--feed', 'https://komen.example/a.csv'], 2, /one of them/],
    [[...CREATE, '--facebook-page', '--youtube-channel'], 2, /one of them/],
    [[...CREATE, '--facebook-page', '--days', 'semua'], 2, /--days/],
    [[...CREATE, '--folder', '.', '--days', '7'], 2, /--days/],
    [[...CREATE, '--facebook-page'], 7, /FACEBOOK_PAGE_ID/],
    [[...CREATE, '--youtube-channel', '--days', '7'], 7, /YOUTUBE_API_KEY/],
    [[...CREATE, '--folder', '../..'], 3, /WATCH_FOLDER/],
    [[...CREATE, '--feed', 'http://komen.example/a.csv'], 3, /https/],
    [[...CREATE, '--folder', '.', '--budget', 'banyak'], 2, /--budget/],
    [[...CREATE, '--folder', '.', '--to', 'tiada'], 2, /no destination tiada/],
    [[...CREATE.slice(0, -1), 'kadang-kadang', '--folder', '.'], 3, /daily 08:00/],
    [[...CREATE.map((one) => (one === 'Harga' ? 'Tiada' : one)), '--folder', '.'], 5, /Tiada/],
    [['schedules', 'show', 'tiada'], 5, /tiada/],
  ];
  for (const [argv, code, message] of cases) {
    const refused = await smops(...argv);
    assert.is(refused.code, code, `${argv.join(' ')}: ${refused.err}`);
    assert.match(refused.err, message);
  }
  assert.match((await smops('schedules', 'list')).out, 'There are no schedules yet');
});

test('a schedule is made, shown with its next three times, and changed', async (world) => {
  const { smops } = world;
  const made = await smops(...CREATE, '--folder', 'facebook', '--to', 'arkib', '--format', 'html');
  assert.match(made.out + made.err, 'Created the schedule Laporan mingguan. It is due at');
  assert.is((await smops(...CREATE, '--folder', '.')).code, 6, 'the name is taken');
  const { out } = await smops('schedules', 'show', 'laporan MINGGUAN');
  assert.match(out, 'Comments from: WATCH_FOLDER/facebook');
  assert.match(out, /Next: \S+ 08:00, \S+ 08:00, \S+ 08:00\n/);
  assert.match((await smops('schedules', 'list')).out, /Laporan mingguan +Harga +WATCH_FOLDER\/facebook/);
  const times = await smops('schedules', 'show', '--when', 'daily 7:30');
  assert.match(times.out, /^(\S+ 07:30\n){3}$/);

  assert.is((await smops('schedules', 'edit', 'Laporan mingguan')).code, 2, 'nothing to change');
  await smops('schedules', 'edit', 'Laporan mingguan', '--report-lang', 'ms', '--budget', '2');
  const { report, budget, source, when } = await shownOf(world);
  assert.equal(
    [report, budget, source, when],
    [
      { format: 'html', language: 'ms', template: null },
      2,
      { kind: 'folder', folder: 'facebook' },
      'weekly MON 08:00',
    ],
  );
});

test('run begins a period now, whose history tells what became of it, and its report is delivered', async (world) => {
  const { smops, place } = world;
  assert.match(
    (await smops('schedules', 'show', 'Laporan mingguan', '--history')).out,
    'It was not due yet.',
  );
  await smops('schedules', 'run', 'Laporan mingguan');
  let [period] = await historyOf(world);
  for (let looks = 0; period?.endedAt === null && looks < 240; looks++) {
    await sleep(250);
    [period] = await historyOf(world);
  }
  assert.equal([period?.state, period?.comments, period?.files], ['done', 2, ['minggu-1.json']]);
  assert.match(
    (await smops('schedules', 'show', 'Laporan mingguan', '--history')).out,
    /done \(by hand\) +2 /,
  );
  const delivered = () => readdirSync(join(place, 'keluar')).filter((name) => name.endsWith('.html'));
  for (let looks = 0; delivered().length === 0 && looks < 240; looks++) await sleep(250);
  assert.is(delivered().length, 1);
});

test('staff may neither see schedules nor change them', async (world) => {
  const { smops, folder, server } = world;
  const before = await shownOf(world);
  const { out: token } = await smops('tokens', 'add', 'pembantu', '--role', 'staff');
  const named = ['Laporan mingguan'];
  for (const argv of [
    ['list'],
    ['show', ...named],
    ['show', ...named, '--history'],
    ['show', '--when', 'daily 08:00'],
    ['edit', ...named, '--when', 'daily 08:00'],
    ['edit', ...named, '--pause'],
    ['edit', ...named, '--resume'],
    ['run', ...named],
    ['delete', ...named, '--yes'],
    ['restore', before.id],
    ['add', 'Lain', '--codebook', 'Harga', '--when', 'daily 08:00', '--folder', '.'],
  ]) {
    const asStaff = {
      env: { HOME: folder, LANG: 'en_US.UTF-8', SMOPS_URL: server.url, SMOPS_TOKEN: token.trim() },
    };
    const refused = await runCommand(commands, ['schedules', ...argv], asStaff);
    assert.equal([refused.code, refused.out], [4, ''], `${argv.join(' ')}: ${refused.err}`);
  }
  assert.equal(await shownOf(world), before);
});

test('a schedule is paused, resumed, deleted and restored', async (world) => {
  const { smops } = world;
  await smops('schedules', 'edit', 'Laporan mingguan', '--pause');
  assert.equal((await shownOf(world)).next, []);
  assert.match((await smops('schedules', 'list')).out, 'paused');
  assert.is((await smops('schedules', 'edit', 'Laporan mingguan', '--pause')).code, 6);
  await smops('schedules', 'edit', 'Laporan mingguan', '--resume');
  const { id, next } = await shownOf(world);
  assert.is(next.length, 3);
  const deleted = await smops('schedules', 'delete', 'Laporan mingguan', '--yes');
  assert.match(deleted.out + deleted.err, `smops schedules restore ${id}`);
  assert.is((await smops('schedules', 'show', id)).code, 5);
  assert.is((await smops('schedules', 'restore', id)).code, 0);
  assert.is((await shownOf(world)).id, id);
});

test('a schedule that is paused is named by status, home and doctor', async ({ smops }) => {
  const made = await smops(
    ...CREATE.map((one) => (one === 'Laporan mingguan' ? 'Dijeda' : one)),
    '--folder',
    '.',
  );
  assert.is(made.code, 0, made.err);
  assert.not.match(made.err, /No server/);
  assert.match((await smops('doctor')).out, /schedules +none is paused or failing/);
  await smops('schedules', 'edit', 'Dijeda', '--pause');
  for (const command of ['status', 'home', 'doctor'])
    assert.match((await smops(command)).out, /Dijeda: paused by a person/, command);
  const { schedules } = JSON.parse((await smops('status', '--json')).out);
  assert.equal(
    schedules.map((one: Schedule) => one.name),
    ['Dijeda'],
  );
});

test('without a server a schedule is made with a warning, and a period by hand is not begun', async ({
  place,
}) => {
  const { folder, env } = await makeCommandFolder();
  try {
    const alone = (...argv: string[]) =>
      runCommand(commands, argv, { env: { ...env, WATCH_FOLDER: join(place, 'masuk') } });
    await alone('codebooks', 'add', 'Harga', '--var', 'harga=harga');
    const made = await alone(...CREATE, '--folder', 'facebook');
    assert.equal([made.code, /No server runs here/.test(made.err)], [0, true], made.err);
    const begun = await alone('schedules', 'run', 'Laporan mingguan');
    assert.equal([begun.code, begun.out], [7, '']);
    assert.match(
      begun.err,
      /No server runs here\. Schedules come only while one does: start it with smops serve/,
    );
    assert.equal(
      JSON.parse((await alone('schedules', 'show', 'Laporan mingguan', '--history', '--json')).out),
      [],
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test.run();
