import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from '@smops/server/in-process.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands } from '../commands.js';
import { envOf, removeCommandFolder, runCommand, serveCommandFolder } from '../testing.js';

const test = suite<{ folder: string; server: RunningServer }>('options of report, analyses and config');

const smops = (folder: string, ...argv: string[]) => runCommand(commands, argv, { env: envOf(folder) });

test.before(async (context) => {
  Object.assign(context, await serveCommandFolder());
  const file = join(context.folder, 'komen.json');
  writeFileSync(file, JSON.stringify([{ message: 'Banjir lagi' }, { message: 'Harga ikan naik' }]));
  await smops(context.folder, 'analyze', file, '--var', 'banjir', '--provider', 'local');
  await smops(context.folder, 'compare', file, file, '--var', 'banjir', '--provider', 'local', '--yes');
});
test.after(removeCommandFolder);

test('the sections of a report are kept under a name, listed and deleted', async ({ folder }) => {
  assert.match((await smops(folder, 'report', '--templates')).out, '--add-template NAME --section');
  assert.is((await smops(folder, 'report', '--add-template', 'ringkas')).code, 2);
  const added = await smops(folder, 'report', '--add-template', 'ringkas', '--section', 'line');
  assert.is(added.code, 0, added.err);
  assert.match((await smops(folder, 'report', '--templates')).out, /ringkas +line/);
  assert.is((await smops(folder, 'report', '--delete-template', 'ringkas', '--yes')).code, 0);
  assert.is((await smops(folder, 'report', '--delete-template', 'ringkas', '--yes')).code, 5);
});

test('the first sentence of a report is written, and given back to the numbers', async ({ folder }) => {
  const line = 'Banjir paling banyak disebut.';
  assert.is((await smops(folder, 'report', 'last', '--line', line)).code, 0);
  assert.match((await smops(folder, 'report', 'last', '--json')).out, line);
  assert.is((await smops(folder, 'report', 'last', '--line', '')).code, 0);
  assert.not.match((await smops(folder, 'report', 'last', '--json')).out, line);
  const missing = await smops(folder, 'report', '--line', line);
  assert.is(missing.code, 2);
});

test('an analysis gets a name and a pin, and a comparison names of its sides', async ({ folder }) => {
  assert.match((await smops(folder, 'analyses', 'edit', 'last', '--name', 'Banjir')).out, 'is now “Banjir”');
  assert.match((await smops(folder, 'analyses', 'edit', 'last', '--pin')).out, '“Banjir” is pinned.');
  assert.match((await smops(folder, 'analyses', 'edit', 'last', '--unpin')).out, 'is not pinned');
  const named = await smops(folder, 'analyses', 'edit', 'last', '--side', 'Johor', '--side', 'Penang');
  assert.is(named.out, 'The sides are called Johor, Penang.\n');
  const [{ id, sides }] = JSON.parse(
    (await smops(folder, 'analyses', 'list', '--comparisons', '--json')).out,
  );
  assert.equal(sides, ['Johor', 'Penang']);
  const other = await smops(folder, 'analyses', 'show', id.slice(0, 8));
  assert.is(other.code, 5);
  assert.match(other.err, 'is a comparison: give --comparison');
  assert.match((await smops(folder, 'analyses', 'show', id.slice(0, 8), '--comparison')).out, 'Penang');
});

test('a setting is set, and removed by the same command', async ({ folder }) => {
  const budget = 'SMOPS_DAILY_BUDGET_USD';
  assert.is((await smops(folder, 'config', 'set', budget, '5')).code, 0);
  assert.match((await smops(folder, 'config', 'list')).out, new RegExp(`${budget} +5 `));
  const gone = await smops(folder, 'config', 'set', budget, '--unset');
  assert.is(gone.code, 0, gone.err);
  assert.not.match((await smops(folder, 'config', 'list')).out, budget);
  assert.is((await smops(folder, 'config', 'set', '--unset')).code, 2);
});

test.run();
