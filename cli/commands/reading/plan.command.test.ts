import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from '@smops/server/in-process.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands } from '../commands.js';
import { envOf, removeCommandFolder, runCommand, serveCommandFolder } from '../testing.js';

const test = suite<{ folder: string; server: RunningServer }>('smops plan');
test.before(async (context) => void Object.assign(context, await serveCommandFolder()));
test.after(removeCommandFolder);

const smops = (folder: string, ...argv: string[]) => runCommand(commands, argv, { env: envOf(folder) });
const fileIn = (folder: string, comments: number) => {
  const file = join(folder, `komen-${comments}.json`);
  const rows = Array.from({ length: comments }, (_, at) => ({
    message: at % 10 === 0 ? `Banjir lagi di lorong ${at}` : `Terima kasih, cuaca baik hari ${at}`,
  }));
  writeFileSync(file, JSON.stringify(rows));
  return file;
};

test('before a run it says who reads all comments, how many people read, and how long that takes', async ({
  folder,
}) => {
  const { code, out } = await smops(
    folder,
    'plan',
    fileIn(folder, 10_000),
    '--var',
    'banjir',
    '--within',
    '3',
  );
  assert.is(code, 0);
  assert.match(out, 'reads all 10,000 first, at no cost');
  // 433 by the formula; the interval that people will see asks for a few more.
  assert.match(out, /For ± 3 points at most: read about 4[34]\d comments, about 1 h 2\d min\./);
  assert.match(out, '12 s a comment, the usual time');
  assert.match(out, /banjir +20.0% .*nothing is known yet/);
});

test('of a completed run it plans with what smops counted, and nothing starts', async ({ folder }) => {
  await smops(folder, 'analyze', fileIn(folder, 400), '--var', 'banjir', '--provider', 'local');
  const { out } = await smops(folder, 'plan', '--run', 'last', '--within', '5', '--json');
  const plan = JSON.parse(out);
  assert.is(plan.comments, 400);
  assert.is(plan.run, null);
  const [banjir] = plan.variables;
  assert.equal([banjir.basis, banjir.read, banjir.half_width], ['counted', 0, null]);
  assert.ok(plan.reads >= 75 && plan.reads < 400, out);
  assert.is(plan.seconds, 12 * plan.reads);
  const { out: draw } = await smops(folder, 'read', 'last', '--status');
  assert.match(draw, 'smops read');
});

test('a wish is set, counted down to, and removed', async ({ folder }) => {
  await smops(folder, 'analyze', fileIn(folder, 300), '--var', 'banjir', '--provider', 'local');
  const drawn = await smops(folder, 'read', 'last', '--draw', '100', '--within', '5', '--json');
  assert.equal(JSON.parse(drawn.out).goal, { within: 5, variables: null });
  const { out: status } = await smops(folder, 'read', 'last', '--status');
  assert.match(status, /About \d+ more for ± 5 points\./);
  const { out: narrower } = await smops(folder, 'read', 'last', '--goal', '3', '--var', 'banjir');
  assert.match(narrower, /About \d+ more for ± 3 points of banjir\./);
  const { out: none } = await smops(folder, 'read', 'last', '--goal', 'none');
  assert.is(none, 'All that is drawn is read.\n');
  const wrong = await smops(folder, 'read', 'last', '--draw', '5', '--var', 'banjir');
  assert.match(wrong.err, '--var goes with --within');
});

test('points that are none, and neither file nor run, are refused', async ({ folder }) => {
  const wide = await smops(folder, 'plan', '--run', 'last', '--within', 'dekat');
  assert.is(wide.code, 2);
  assert.match(wide.err, '--within takes a number of percentage points from 0.1 to 50');
  const none = await smops(folder, 'plan', '--var', 'banjir');
  assert.is(none.code, 2);
  assert.match(none.err, 'Give a file, or --run and an analysis.');
});

test.run();
