import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from '@smops/server/lifecycle/in-process.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands } from '../commands.js';
import { envOf, removeCommandFolder, runCommand, serveCommandFolder } from '../testing.js';

const test = suite<{ folder: string; server: RunningServer }>('smops analyses learn');

test.before(async (context) => {
  Object.assign(context, await serveCommandFolder());
});
test.after(removeCommandFolder);

const smops = (folder: string, ...argv: string[]) => runCommand(commands, argv, { env: envOf(folder) });
const learn = (folder: string, ...argv: string[]) => smops(folder, 'analyses', 'learn', 'last', ...argv);

const WITH = [
  'Surau bocor bila hujan',
  'surau tutup awal',
  'lampu surau rosak',
  'wuduk kotor',
  'paip wuduk patah',
  'wuduk licin',
];
const WITHOUT = [
  'Lif rosak lagi',
  'hujan lebat semalam',
  'kedai tutup awal',
  '今天天气很好',
  'air patah',
  'jalan licin',
];

test('words are listed, accepted and refused by number, and the run is brought up to date', async ({
  folder,
}) => {
  const file = join(folder, 'surau.json');
  writeFileSync(
    file,
    JSON.stringify([...WITH, ...WITHOUT].flatMap((text) => [{ message: text }, { message: `${text} lagi` }])),
  );
  await smops(folder, 'analyze', file, '--var', 'Q1', '--provider', 'local');
  const before = await learn(folder);
  assert.match(before.out, 'Q1: 0 comments have been read. Read 50 more');
  for (let number = 1; number <= 24; number += 2)
    await smops(folder, 'analyses', 'judge', 'last', String(number), number <= 12 ? '--has' : '--not', 'Q1');

  const listed = await learn(folder, '--examples');
  assert.match(listed.out, /1 +Q1 +term +surau +3 of 3 read were yes +\+6/);
  assert.match(listed.out, /2 +Q1 +term +wuduk +3 of 3 read were yes +\+6/);
  assert.match(listed.out, '“Surau bocor bila hujan”');
  assert.match(listed.out, '--accept all --codebook NAME --update');
  const numbers = await learn(folder, '--accept', '3');
  assert.is(numbers.code, 2);
  assert.match(numbers.err, 'from 1 to 2');
  assert.match((await learn(folder, '--accept', '1', '--refuse', 'all')).err, 'Word 1 is under both');
  assert.match((await learn(folder, '--accept', '1')).err, 'Name a new one');

  const decided = await learn(
    folder,
    '--accept',
    '1',
    '--refuse',
    '2',
    '--codebook',
    'Surau',
    '--update',
    '--json',
  );
  const { codebook, accepted, refused, run } = JSON.parse(decided.out);
  assert.equal([codebook.latest, accepted, refused], [2, 1, 1]);
  assert.is((await smops(folder, 'analyses', 'wait', run.task_id)).code, 0);
  assert.match((await smops(folder, 'analyses', 'list')).out, /completed +24 +6 /);
  assert.match((await learn(folder)).out, 'No words are proposed.');
  assert.match((await learn(folder, '--to-version', '2')).err, 'is at version 2 of Surau already');
  assert.match((await learn(folder, '--to-version', 'two')).err, 'number of a version');
});

test.run();
