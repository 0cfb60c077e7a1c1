import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FakeProvider, startFakeProvider } from '@smops/fixtures/fake-provider/fake-provider.js';
import { QUIET } from '@smops/fixtures/fake-provider/profile.js';
import type { RunningServer } from '@smops/server/in-process.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands } from '../commands.js';
import { envOf, removeCommandFolder, runCommand, serveCommandFolder } from '../testing.js';

const test = suite<{ folder: string; server: RunningServer; fake: FakeProvider }>('smops analyses learn');

test.before(async (context) => {
  context.fake = await startFakeProvider(QUIET);
  const service = { DEEPSEEK_9_URL: context.fake.url, DEEPSEEK_9_API_KEY: 'sk-kunci-rahsia-42' };
  Object.assign(context, await serveCommandFolder(service));
});
test.after(async (context) => {
  await removeCommandFolder(context);
  await context.fake.close();
});

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
    await smops(folder, 'read', 'last', '--comment', `${number}`, number <= 12 ? '--has' : '--not', 'Q1');

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
  assert.is((await smops(folder, 'analyses', 'show', run.task_id, '--wait')).code, 0);
  assert.match((await smops(folder, 'analyses', 'list')).out, /completed +24 +6 /);
  assert.match((await learn(folder)).out, 'No words are proposed.');
  assert.match((await learn(folder, '--to-version', '2')).err, 'is at version 2 of Surau already');
  assert.match((await learn(folder, '--to-version', 'two')).err, 'number of a version');
});

test('what an AI service answered in another run suggests words for this one, and it says how many answers there were', async ({
  folder,
}) => {
  const [paid, free] = ['dibayar.json', 'percuma.json'].map((name) => join(folder, name)) as [string, string];
  writeFileSync(paid, JSON.stringify([...WITH, ...WITHOUT].map((text) => ({ message: text }))));
  writeFileSync(free, JSON.stringify([{ message: 'Surau baru cat' }, { message: 'Parkir penuh' }]));
  const nothing = await smops(folder, 'analyze', free, '--var', 'Q7', '--provider', 'local');
  assert.is(nothing.code, 0, nothing.err);
  const none = await learn(folder, '--from', 'answers');
  assert.match(none.err, 'No run that an AI service answered has asked for these variables');
  const given = ['--var', 'Q7=surau', '--provider', 'deepseek-9', '--yes'];
  assert.is((await smops(folder, 'analyze', paid, ...given)).code, 0);
  await smops(folder, 'analyze', free, '--var', 'Q7', '--var', 'Q8', '--provider', 'local');
  const { out } = await learn(folder, '--from', 'answers');
  assert.match(out, /1 +Q7 +term +surau +3 of 3 answers said yes +\+1/);
  assert.match(out, 'Learned from 12 answers of 9后商谈, of 1 run.');
  assert.match(out, 'Q8: 0 answers speak for no word');
  assert.match(out, '--from answers --accept all --codebook NAME --update');
  const { services } = JSON.parse((await learn(folder, '--from', 'answers', '--json')).out);
  assert.equal(services, [{ provider: 'deepseek-9', runs: 1, answers: 12 }]);
});

test.run();
