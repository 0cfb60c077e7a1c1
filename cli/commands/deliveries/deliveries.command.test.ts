import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Delivery } from '@smops/core/telling/deliveries/deliveries.schemas.js';
import type { RunningServer } from '@smops/server/in-process.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands } from '../commands.js';
import { removeCommandFolder, runCommand, serveCommandFolder } from '../testing.js';

interface World {
  folder: string;
  env: Record<string, string>;
  server: RunningServer;
  /** DELIVERY_FOLDER. */
  place: string;
  smops(...argv: string[]): ReturnType<typeof runCommand>;
  /** The same for a caller of a role. */
  as(role: string): Promise<World['smops']>;
}

const test = suite<World>('smops destinations, deliveries and shares');

test.before(async (world) => {
  world.place = mkdtempSync(join(tmpdir(), 'smops-place-'));
  const settings = {
    DELIVERY_FOLDER: world.place,
    DELIVERY_SECRET: 'rahsia-penghantaran-untuk-ujian-2026',
    SMTP_URL: 'smtp://127.0.0.1:1',
    SMTP_FROM: 'smops <laporan@example.my>',
    SMOPS_PUBLIC_URL: 'https://smops.example.my',
    SMOPS_SHARE_LINKS: '1',
  };
  Object.assign(world, await serveCommandFolder(settings));
  const { env, folder, server } = world;
  world.smops = (...argv) => runCommand(commands, argv, { env });
  world.as = async (role) => {
    const { out } = await world.smops('tokens', 'add', `pembantu-${role}`, '--role', role);
    const env = { HOME: folder, LANG: 'en_US.UTF-8', SMOPS_URL: server.url, SMOPS_TOKEN: out.trim() };
    return (...argv) => runCommand(commands, argv, { env });
  };
  const file = join(world.folder, 'komen.json');
  writeFileSync(file, JSON.stringify([{ message: 'Harga ikan naik lagi' }, { message: '鱼价又涨了' }]));
  await world.smops('analyze', file, '--var', 'harga', '--provider', 'local');
  await world.smops('destinations', 'add', 'folder', 'Arkib', 'mingguan');
});
test.after(async (world) => {
  await removeCommandFolder(world);
  rmSync(world.place, { recursive: true, force: true });
});

test('a destination is saved, listed, tested, changed and deleted', async ({ smops, place }) => {
  const made = await smops('destinations', 'add', 'folder', '周报', '.');
  assert.match(made.out + made.err, /Saved the destination 周报 as number \d+\./);
  assert.match((await smops('destinations', 'list')).out, /\d+ +周报 +folder/);
  assert.match((await smops('destinations', 'test', '周报')).out, 'Sent to 周报.');
  assert.is(readdirSync(place).filter((name) => name.endsWith('.txt')).length, 1);
  await smops('destinations', 'edit', '周报', 'bulanan', '--name', 'Bulanan');
  const all = JSON.parse((await smops('destinations', 'list', '--json')).out);
  assert.equal(
    all.map(({ name, to }: { name: string; to: string }) => [name, to]),
    [
      ['Arkib', 'mingguan'],
      ['Bulanan', 'bulanan'],
    ],
  );
  assert.is.not((await smops('destinations', 'delete', 'Bulanan')).code, 0, 'a script has to say --yes');
  assert.is((await smops('destinations', 'delete', 'Bulanan', '--yes')).code, 0);
  assert.not.match((await smops('destinations', 'list')).out, 'Bulanan');
});

test('the secret of a webhook is printed once, and its address stands in no list', async ({ smops }) => {
  const url = 'https://hooks.example.my/kunci-99';
  const { out, err } = await smops('destinations', 'add', 'webhook', 'Sembang', url);
  assert.match(err, 'It is shown once:');
  const secret = out.trim().split('\n').at(-1) as string;
  assert.ok(secret.length > 20);
  const listed = await smops('destinations', 'list', '--json');
  assert.match(listed.out, 'https://hooks.example.my/…');
  assert.not.match(listed.out, /kunci-99/);
  assert.not.ok(listed.out.includes(secret));
  await smops('destinations', 'delete', 'Sembang', '--yes');
});

test('a destination that cannot be is refused with what to do', async ({ smops }) => {
  const cases: [string[], number, RegExp][] = [
    [['add', 'merpati', 'Pos', 'x'], 2, /mail, webhook, telegram, folder/],
    [['add', 'folder', 'Dua', 'a', 'b'], 2, /one place/],
    [['add', 'folder', 'Luar', '../luar'], 3, /DELIVERY_FOLDER/],
    [['add', 'mail', 'Surat', 'bukan alamat'], 3, /not an email address/],
    [['add', 'folder', 'arkib', 'lain'], 6, /Arkib|arkib/],
    [['add', 'telegram', 'Kumpulan', '--', '-1001234567890'], 7, /TELEGRAM_BOT_TOKEN/],
    [['test', 'tiada'], 2, /no destination tiada/],
  ];
  for (const [argv, code, message] of cases) {
    const refused = await smops('destinations', ...argv);
    assert.is(refused.code, code, `${argv.join(' ')}: ${refused.err}`);
    assert.match(refused.err, message);
  }
});

test('what was sent and what waits stands in the list with its reason, and is tried again by its number', async ({
  smops,
  place,
}) => {
  const sent = await smops('report', 'last', '--format', 'html', '--send', 'Arkib');
  assert.match(sent.out + sent.err, 'Sent to Arkib.');
  assert.ok(readdirSync(join(place, 'mingguan')).some((name) => name.endsWith('.html')));
  await smops('destinations', 'add', 'mail', 'Ringkasan', 'aminah@example.my');
  const later = await smops('destinations', 'test', 'Ringkasan');
  assert.equal([later.code, later.out], [0, '']);
  assert.match(later.err, /Not sent to Ringkasan yet: It could not be reached \(\w+\)\. A running server/);

  const listed = async (...more: string[]) =>
    JSON.parse((await smops('deliveries', 'list', '--json', ...more)).out) as Delivery[];
  const [waiting] = await listed('--destination', 'Ringkasan');
  assert.equal([waiting?.status, waiting?.attempts], ['waiting', 1]);
  assert.match((await smops('deliveries', 'send', String(waiting?.id))).err, 'Not sent to Ringkasan yet');
  const [again] = await listed('--status', 'waiting');
  assert.equal([again?.id, again?.attempts], [waiting?.id, 2]);
  const [report] = await listed('--destination', 'Arkib', '--status', 'sent');
  assert.match((await smops('deliveries', 'list')).out, /\d+ .*Arkib +komen.* sent +1/);

  for (const [id, code] of [
    [String(report?.id), 6],
    ['987654', 5],
    ['x', 2],
  ] as const)
    assert.is((await smops('deliveries', 'send', id)).code, code, id);
  assert.is((await smops('deliveries', 'list', '--status', 'hilang')).code, 2);
});

test('a link to a report is printed once, listed by its beginning, and useless when it is revoked', async ({
  smops,
  server,
}) => {
  assert.is((await smops('report', 'last', '--share', '--days', 'esok')).code, 2);
  const made = await smops('report', 'last', '--share', '--days', '3');
  assert.match(made.err, 'It is shown once:');
  const { pathname, host } = new URL(made.out.trim());
  assert.is(host, 'smops.example.my');
  const open = async () => (await fetch(server.url + pathname)).status;
  assert.is(await open(), 200);
  const { out } = await smops('shares', 'list');
  assert.match(out, 'komen.json');
  assert.not.ok(out.includes(pathname.split('/').at(-1) as string));
  const [{ id }] = JSON.parse((await smops('shares', 'list', '--json')).out);
  assert.is((await smops('shares', 'delete', String(id), '--yes')).code, 0);
  assert.is(await open(), 404);
  assert.match((await smops('shares', 'list')).out, 'There are no shared links');
  assert.is((await smops('shares', 'delete', 'x', '--yes')).code, 2);
});

test('staff may do none of it, an analyst may send and make no destination', async ({ smops, as }) => {
  const before = (await smops('deliveries', 'list', '--json')).out;
  const all = JSON.parse(before) as [Delivery, ...Delivery[]];
  const run = all.find(({ taskId }) => taskId !== null)?.taskId as string;
  const staff = await as('staff');
  const making = [
    ['destinations', 'add', 'folder', 'Lain', 'lain'],
    ['destinations', 'edit', 'Arkib', 'lain'],
    ['destinations', 'test', 'Arkib'],
    ['destinations', 'delete', 'Arkib', '--yes'],
  ];
  const using = [
    ['destinations', 'list'],
    ['deliveries', 'list'],
    ['deliveries', 'send', String(all[0].id)],
    ['shares', 'list'],
    ['report', run, '--share'],
    ['shares', 'delete', '1', '--yes'],
    ['report', run, '--format', 'html', '--send', 'Arkib'],
  ];
  for (const argv of [...making, ...using]) {
    const refused = await staff(...argv);
    assert.equal([refused.code, refused.out], [4, ''], `${argv.join(' ')}: ${refused.err}`);
  }
  const analyst = await as('analyst');
  for (const argv of making) assert.is((await analyst(...argv)).code, 4, argv.join(' '));
  assert.is((await smops('deliveries', 'list', '--json')).out, before, 'and nothing was done');
  assert.match((await smops('destinations', 'list')).out, /Arkib +folder +mingguan/);
  assert.is((await analyst('report', run, '--format', 'html', '--send', 'Arkib')).code, 0);
});

test('a restore says how many deliveries it holds, and they can be sent', async ({ smops, folder }) => {
  const backup = join(folder, 'semua.gz');
  await smops('backup', backup);
  const { err, code } = await smops('restore', backup, '--yes');
  assert.match(err, 'deliveries that waited and are now held: 1;');
  assert.is(code, 0);
  const { out } = await smops('deliveries', 'list', '--status', 'skipped');
  assert.match(out, /Ringkasan .*skipped .*Held: this database was restored/);
});

test.run();
