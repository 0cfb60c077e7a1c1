import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from '@smops/server/in-process.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands } from '../commands.js';
import { envOf, removeCommandFolder, runCommand, serveCommandFolder } from '../testing.js';

const test = suite<{ folder: string; server: RunningServer }>('smops analyses show --copy-groups and waves');

test.before(async (context) => {
  Object.assign(context, await serveCommandFolder());
  const file = join(context.folder, 'beras.json');
  const copies = Array.from({ length: 12 }, (_, index) => ({
    message: `Kerajaan patut turunkan harga beras tempatan sebelum bulan puasa${'!'.repeat(index)}`,
    from: { name: `Pembaca ${index}` },
    created_time: new Date(Date.UTC(2026, 10, 10, index < 9 ? 1 : 3, index)).toISOString(),
  }));
  writeFileSync(file, JSON.stringify([{ message: '今天天气很好，我们全家去了海边散步吃海鲜' }, ...copies]));
  await runCommand(commands, ['analyze', file, '--var', 'harga', '--provider', 'local'], {
    env: envOf(context.folder),
  });
});
test.after(removeCommandFolder);

const smops = (folder: string, ...argv: string[]) =>
  runCommand(commands, ['analyses', 'show', 'last', ...argv], { env: envOf(folder) });

test('groups of copies are listed, and the comments of one without who wrote them', async ({ folder }) => {
  const listed = await smops(folder, '--copy-groups');
  assert.match(listed.out, '12 of 13 comments are copies. Groups: 1; different texts: 2.');
  assert.match(listed.out, /2 +12 +12 +2026-11-10 09:00 +2026-11-10 11:11 +Kerajaan patut/);
  const one = await smops(folder, '--copy-groups', '--group', '2', '--limit', '5');
  assert.match(one.out, '12 comments by 12 authors:');
  assert.match(one.out, /--group 2 --after 6/);
  assert.not.match(one.out, 'Pembaca');
  const rest = JSON.parse(
    (await smops(folder, '--copy-groups', '--group', '2', '--after', '6', '--json')).out,
  );
  assert.is(rest.comments.length, 7);
  assert.is((await smops(folder, '--copy-groups', '--group', '3')).code, 5);
  const refused = await smops(folder, '--copy-groups', '--limit', 'many');
  assert.is(refused.code, 2);
  assert.match(refused.err, '--limit takes a whole number from 1 to 250.');
});

test('a wave is told with its clock as blocks; without one the command says so', async ({ folder }) => {
  const { out } = await smops(folder, '--waves');
  assert.match(out, '12 copies from 2026-11-10 09:00 to 2026-11-10 11:11');
  assert.match(out, '12 comments by 12 authors in all, the first is comment 2');
  assert.match(out, '█·▃  by hour');
  assert.match(out, '1 of 13 comments carry no time');
  assert.not.match(out, 'Pembaca');
  assert.match((await smops(folder, '--waves', '--least', '13')).out, 'No text has 13 copies');
});

test.run();
