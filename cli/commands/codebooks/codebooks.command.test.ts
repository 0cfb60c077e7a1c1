import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from '@smops/server/in-process.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands } from '../commands.js';
import { envOf, removeCommandFolder, runCommand, serveCommandFolder } from '../testing.js';

const test = suite<{ folder: string; server: RunningServer }>('commands of codebooks');

test.before(async (context) => {
  Object.assign(context, await serveCommandFolder());
});
test.after(removeCommandFolder);

const smops = (folder: string, ...argv: string[]) => runCommand(commands, argv, { env: envOf(folder) });

test('a codebook is made, changed, compared and shown', async ({ folder }) => {
  const added = await smops(
    folder,
    'codebooks',
    'add',
    'prices',
    '--var',
    'harga=mahal,naik harga',
    '--var',
    'gaji',
  );
  assert.is(added.code, 0, added.err);
  assert.match(added.out, 'Added the codebook prices with 2 variables.');
  const edited = await smops(
    folder,
    ...['codebooks', 'edit', 'Prices', '--variable', 'harga', '--definition', 'What things cost'],
    ...['--veto', 'harga diri', '--example-yes', 'Ayam RM12', '--note', 'after the workshop'],
  );
  assert.match(edited.out, 'version 2');
  const same = await smops(
    folder,
    'codebooks',
    'edit',
    'prices',
    '--variable',
    'harga',
    '--veto',
    'harga diri',
  );
  assert.match(same.out, 'Nothing is different');
  const diff = await smops(folder, 'codebooks', 'show', 'prices', '--diff');
  assert.match(diff.out, 'Version 1 → 2');
  assert.match(diff.out, '+ What things cost');
  const shown = await smops(folder, 'codebooks', 'show', 'prices@1', '--json');
  assert.equal(JSON.parse(shown.out).variables[0].definition, '');
  assert.match((await smops(folder, 'codebooks', 'show', 'prices')).out, 'vetoes: harga diri');
  assert.match((await smops(folder, 'codebooks', 'show', 'prices', '--history')).out, 'after the workshop');
  assert.match((await smops(folder, 'codebooks', 'list')).out, /prices +2 +2 +0/);
});

test('it goes into a file and comes back, as a new one or as a version', async ({ folder }) => {
  const file = join(folder, 'prices.qdc');
  const exported = await smops(folder, 'codebooks', 'show', 'prices', '--out', file);
  assert.equal([exported.code, exported.out, exported.err], [0, '', `smops: wrote ${file}\n`]);
  assert.match(readFileSync(file, 'utf8'), 'urn:QDA-XML:codebook:1.0');
  const copy = await smops(folder, 'codebooks', 'add', 'salinan', '--import', file, '--json');
  assert.is(copy.code, 0, copy.err);
  assert.is(JSON.parse(copy.out).variables.length, 2);
  assert.match(
    (await smops(folder, 'codebooks', 'edit', 'prices', '--import', file)).out,
    'Nothing is different',
  );
  const csv = join(folder, 'prices.csv');
  writeFileSync(csv, 'name,terms\nharga,mahal\n');
  assert.match((await smops(folder, 'codebooks', 'edit', 'prices', '--import', csv)).out, 'version 3');
});

test('a topic set becomes a codebook, in the language that is asked for, and its name is taken once', async ({
  folder,
}) => {
  assert.match((await smops(folder, 'codebooks', 'list', '--sets')).out, /council +Council services/);
  const added = await smops(folder, 'codebooks', 'add', '--from', 'council', '--language', 'ms');
  assert.match(added.out, 'Added the codebook Perkhidmatan majlis with 14 variables.');
  assert.match((await smops(folder, 'codebooks', 'show', 'Perkhidmatan majlis')).out, 'kutipan sampah');
  assert.is((await smops(folder, 'codebooks', 'add', '--from', 'council', '--language', 'ms')).code, 6);
  const named = await smops(folder, 'codebooks', 'add', 'aduan', '--from', 'council', '--json');
  assert.equal(
    [JSON.parse(named.out).name, JSON.parse(named.out).variables[0].name],
    ['aduan', 'rubbish collection'],
  );
  assert.is((await smops(folder, 'codebooks', 'add', '--from', 'tiada')).code, 2);
});

test('analyze takes a codebook and names it', async ({ folder }) => {
  const comments = join(folder, 'komen.json');
  writeFileSync(comments, JSON.stringify([{ text: 'Ayam mahal' }, { text: 'Gaji kecil' }]));
  const { code, out, err } = await smops(folder, 'analyze', comments, '--codebook', 'prices@2');
  assert.is(code, 0, err);
  assert.match(out, 'Codebook prices, version 2.');
  assert.match(out, /gaji +1/);
  assert.match((await smops(folder, 'analyses', 'show', 'last')).out, /codebook +prices@2/);
  assert.is((await smops(folder, 'analyze', comments, '--codebook', 'prices', '--var', 'x')).code, 2);
  assert.is((await smops(folder, 'analyze', comments, '--codebook', 'tiada')).code, 5);
  const made = await smops(folder, 'codebooks', 'add', 'dari larian', '--run', 'last');
  assert.match(made.out, 'with 2 variables');
});

test('a delete is undone by the id that it tells', async ({ folder }) => {
  assert.match(
    (await smops(folder, 'codebooks', 'edit', 'salinan', '--name', 'kos')).out,
    'Renamed salinan to kos.',
  );
  const deleted = await smops(folder, 'codebooks', 'delete', 'kos', '--yes', '--json');
  const { id } = JSON.parse(deleted.out);
  assert.is((await smops(folder, 'codebooks', 'show', 'kos')).code, 5);
  assert.match((await smops(folder, 'codebooks', 'restore', id)).out, 'Restored the codebook kos.');
});

test('what cannot be done is refused with what to do', async ({ folder }) => {
  assert.is((await smops(folder, 'codebooks', 'add', 'kosong')).code, 2);
  assert.is((await smops(folder, 'codebooks', 'add', 'prices', '--var', 'x')).code, 6);
  assert.is(
    (await smops(folder, 'codebooks', 'edit', 'prices', '--variable', 'tiada', '--term', 'x')).code,
    2,
  );
  assert.is((await smops(folder, 'codebooks', 'edit', 'prices', '--variable', 'harga')).code, 2);
  assert.is((await smops(folder, 'codebooks', 'show', 'prices', '--diff', '--from', 'x')).code, 2);
  assert.is((await smops(folder, 'codebooks', 'add', '--import', join(folder, 'tiada.csv'))).code, 5);
});

test.run();
