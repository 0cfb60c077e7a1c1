import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Sandbox } from '../testing.js';

const test = suite<{ sandbox: Sandbox }>('commands outlive a restart of the server');

test.before.each(async (context) => {
  context.sandbox = await Sandbox.open();
});
test.after.each(async ({ sandbox }) => await sandbox.end());

test('a waiting analyze goes on with the server that comes back, on another port', async ({ sandbox }) => {
  const server = await sandbox.serve();
  const file = join(sandbox.folder, 'komen.json');
  const count = 20_000;
  writeFileSync(
    file,
    JSON.stringify(Array.from({ length: count }, (_, n) => ({ text: `Jalan ${n} berlubang 🕳️`, id: n }))),
  );
  const out = join(sandbox.folder, 'tanda.csv');
  const analyze = sandbox.start(['analyze', file, '--var', 'jalan', '--out', out]);
  await analyze.until(/smops: run [0-9a-f-]{36}/);
  server.child.kill('SIGTERM');
  await server.ended;
  await sandbox.serve();
  const { code, stderr } = await analyze.ended;
  assert.is(code, 0, stderr);
  assert.is(readFileSync(out, 'utf8').trim().split('\r\n').length, count + 1);
});

test('a watched folder is imported by the next server too', async ({ sandbox }) => {
  const server = await sandbox.serve();
  assert.is((await sandbox.run(['tasks', 'add', '--platform', 'TikTok', '--type', 'Like'])).code, 0);
  const inbox = join(sandbox.folder, 'inbox');
  mkdirSync(inbox);
  const watch = sandbox.start(['sentiments', 'add', '--watch', inbox, '--task', 'TASK-0001']);
  writeFileSync(join(inbox, 'pagi.json'), JSON.stringify([{ message: 'Terima kasih 🙏' }]));
  await watch.until(/"inserted":1,/);
  server.child.kill('SIGTERM');
  await server.ended;
  writeFileSync(join(inbox, 'petang.json'), JSON.stringify([{ message: '太贵了' }, { message: 'mahal' }]));
  await watch.until(/does not answer; waiting for it/);
  await sandbox.serve();
  await watch.until(/"inserted":2,/);
  watch.child.kill('SIGTERM');
  assert.is((await watch.ended).code, 143);
});

test.run();
