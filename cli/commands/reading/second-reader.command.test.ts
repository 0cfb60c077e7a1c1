import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FakeProvider, startFakeProvider } from '@smops/fixtures/fake-provider/fake-provider.js';
import { QUIET } from '@smops/fixtures/fake-provider/profile.js';
import type { RunningServer } from '@smops/server/in-process.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands } from '../commands.js';
import {
  type CommandFolder,
  envOf,
  otherWaysTo,
  removeCommandFolder,
  runCommand,
  serveCommandFolder,
} from '../testing.js';

const test = suite<CommandFolder & { server: RunningServer; fake: FakeProvider; task: string }>(
  'smops read --second-reader',
);

const smops = (folder: string, ...argv: string[]) => runCommand(commands, argv, { env: envOf(folder) });
const second = (folder: string, ...argv: string[]) =>
  smops(folder, 'read', 'last', '--second-reader', ...argv);

test.before(async (context) => {
  context.fake = await startFakeProvider(QUIET);
  const service = { GEMINI_URL: context.fake.url, GEMINI_API_KEY: 'kunci' };
  Object.assign(context, await serveCommandFolder(service));
  const { folder } = context;
  const file = join(folder, 'banjir.json');
  const sayings = ['Banjir lagi di lorong', 'Habis basah semua', 'Terima kasih YB', '今天天气很好'];
  writeFileSync(
    file,
    JSON.stringify(Array.from({ length: 500 }, (_, at) => ({ message: `${sayings[at % 4]} ${at}` }))),
  );
  const { out } = await smops(
    folder,
    'analyze',
    file,
    '--var',
    'banjir',
    '--provider',
    'local',
    '--print-id',
  );
  context.task = out.trim();
});
test.after(async (context) => {
  await removeCommandFolder(context);
  await context.fake.close();
});

test('a plan names the ways, and the second reader reads a part, once', async ({ folder, fake }) => {
  const none = await second(folder);
  assert.match(none.out, /No second reader has read of this analysis\. smops read \w+ --second-reader/);
  const { out: plan } = await smops(folder, 'plan', '--run', 'last', '--within', '3');
  assert.match(
    plan,
    /For ± 3 points at most: [\d,]+ by people \(.*\); or [\d,]+ by Gemini \(at most USD [\d.]+\) and/,
  );
  const first = await second(folder, 'gemini', '--comments', '200', '--yes');
  assert.is(first.code, 0, first.err);
  assert.match(first.err, 'about USD');
  assert.match(
    first.out,
    /^Gemini has read 200 comments; USD 0\.\d+\.\nNow draw within what it has read: smops read \w+ --draw\n$/,
  );
  const asked = fake.stats.comments;
  assert.is(asked, 200);
  const more = await second(folder, 'gemini', '--comments', '240', '--yes', '--json');
  assert.is(JSON.parse(more.out).second_reader.comments, 240);
  assert.is(fake.stats.comments, 240);
  const same = await second(folder, 'gemini', '--comments', '240', '--yes');
  assert.match(same.err, 'The second reader has read 240 comments of this analysis already');
});

test('the share says the same in the terminal as in the answer of the API', async (context) => {
  const { folder, task } = context;
  const ways = otherWaysTo(context);
  const path = `/api/fb-analyzer/task/${task}`;
  await smops(folder, 'read', 'last', '--draw', '100');
  const { items } = JSON.parse(await ways.get(`${path}/reading?limit=200`));
  for (const { seq, content } of items)
    await ways.send('PUT', `${path}/comments/${seq}/judgement`, {
      tags: { banjir: /banjir|basah/i.test(content) },
      blind: true,
    });
  const [share] = JSON.parse(await ways.get(`${path}/results?limit=1`)).results.shares;
  const [percent, low, high] = [share.estimate.share, share.estimate.low, share.estimate.high].map(
    (value: number) => (100 * value).toFixed(1),
  );
  const { out: shown } = await smops(folder, 'analyses', 'show', 'last');
  assert.match(shown, `${percent}% (${low} to ${high})`);
  const { out: status } = await smops(folder, 'read', 'last', '--status');
  assert.match(
    status.replace(/\s+/g, ' '),
    `${percent}%, between ${low} and ${high}; ${share.estimate.read} read by people, ${share.second.read} by Gemini`,
  );
});

test('it is removed, and what cannot be is refused', async ({ folder }) => {
  const wrong = await second(folder, 'chatgpt');
  assert.is(wrong.code, 2);
  const own = await second(folder, 'local', '--comments', '100');
  assert.match(own.err, 'a second reader must be another one');
  const removed = await second(folder, '--remove', '--yes');
  assert.is(removed.code, 0, removed.err);
  assert.match((await second(folder)).out, 'No second reader has read');
});

test.run();
