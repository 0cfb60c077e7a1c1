import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from '@smops/server/in-process.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands } from '../commands.js';
import { envOf, removeCommandFolder, runCommand, serveCommandFolder } from '../testing.js';

const test = suite<{ folder: string; file: string; server: RunningServer }>(
  'commands on what comments mention',
);

const SAYINGS = [
  'Banjir lagi depan rumah',
  '又淹水了，水沟没有清理',
  'Harga ayam naik lagi',
  'Terima kasih YB',
];

test.before(async (context) => {
  Object.assign(context, await serveCommandFolder());
  context.file = join(context.folder, 'komen.json');
  const comments = Array.from({ length: 40 }, (_, at) => ({
    id: `k${at}`,
    text: `${SAYINGS[at % 4]} ${at}`,
  }));
  writeFileSync(context.file, JSON.stringify(comments));
});
test.after(removeCommandFolder);

const smops = (folder: string, argv: string[], input = '') =>
  runCommand(commands, argv, { env: envOf(folder), input });

test('explore proposes themes and writes them as variables that analyze takes', async ({ folder, file }) => {
  const variables = join(folder, 'variables.txt');
  const found = await smops(folder, ['explore', file, '--lang', 'en', '--examples', '--vars-out', variables]);
  assert.is(found.code, 0, found.err);
  assert.match(found.out, 'komen.json: 40 comments');
  assert.match(found.out, /floods +20 +50\.0%/);
  assert.match(found.out, '“Banjir lagi depan rumah');
  assert.match(readFileSync(variables, 'utf8'), /^floods$/m);
  const analysed = await smops(folder, ['analyze', file, '--vars-file', variables]);
  assert.is(analysed.code, 0, analysed.err);
  assert.match(analysed.out, /floods +20/);
});

test('explore takes an earlier analysis, and writes a report', async ({ folder }) => {
  const report = join(folder, 'themes.html');
  const { code, out, err } = await smops(folder, ['explore', '--run', 'last', '--json', '--report', report]);
  assert.is(code, 0, err);
  assert.is(JSON.parse(out).total, 40);
  assert.match(readFileSync(report, 'utf8'), '<svg');
});

test('explore wants a file or a run, not both, and a format it knows', async ({ folder, file }) => {
  assert.is((await smops(folder, ['explore'])).code, 2);
  assert.is((await smops(folder, ['explore', file, '--run', 'last'])).code, 2);
  assert.is((await smops(folder, ['explore', file, '--out', 'themes.pdf'])).code, 2);
  assert.is((await smops(folder, ['explore', join(folder, 'tiada.json')])).code, 5);
});

test('eval analyses a labelled file and prints how accurate it was', async ({ folder }) => {
  const file = join(folder, 'labelled.jsonl');
  const rows = [
    { text: 'Banjir lagi depan rumah', labels: ['banjir'] },
    { text: '今天天气很好', labels: [] },
    { text: 'Kasut saya hanyut entah ke mana', labels: ['banjir'] },
  ];
  writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  const { code, out, err } = await smops(folder, ['eval', file, '--out', join(folder, 'accuracy.csv')]);
  assert.is(code, 0, err);
  assert.match(out, '3 of 3 different comments judged by people');
  assert.match(out, /banjir \* +3 +1 +0 +1 +100\.0%/);
  assert.match(out, '#3 missed banjir: Kasut saya hanyut');
  assert.match(readFileSync(join(folder, 'accuracy.csv'), 'utf8'), /^\uFEFF?variable,judged/);

  const again = await smops(folder, ['eval', '--run', 'last', '--json']);
  assert.is(JSON.parse(again.out).judged, 3);
});

test('eval says what is wrong with a file that has no labels, or is none', async ({ folder, file }) => {
  const none = await smops(folder, ['eval', file]);
  assert.is(none.code, 3);
  assert.match(none.err, 'No row has labels');
  const broken = join(folder, 'broken.jsonl');
  writeFileSync(broken, '{"text":"Banjir","labels":["banjir"]}\nnot json\n');
  const refused = await smops(folder, ['eval', broken]);
  assert.is(refused.code, 2);
  assert.match(refused.err, 'broken.jsonl, line 2');
});

test('two runs over one file are compared, and a person judges a comment', async ({ folder, file }) => {
  const first = await smops(folder, ['analyze', file, '--var', 'Q1=banjir', '--json']);
  assert.is(first.code, 0, first.err);
  const a = JSON.parse((await smops(folder, ['analyses', 'list', '--limit', '1', '--json'])).out)[0]
    .analysisId;
  await smops(folder, ['analyze', file, '--var', 'Q1=banjir,淹水', '--json']);
  const { code, out, err } = await smops(folder, ['eval', '--run', a, '--against', 'last']);
  assert.is(code, 0, err);
  assert.match(out, '40 different comments with a result in both analyses');
  assert.match(out, /Q1 +10 +0 +10 +20 +75\.0% +0\.50/);
  assert.match(out, '#2 only B: Q1: 又淹水了');
  const relations = await smops(folder, ['analyses', 'show', 'last', '--relations']);
  assert.match(relations.out, 'counted by smops, even where shares are corrected');

  assert.is((await smops(folder, ['read', 'last', '--comment', '2', '--has', 'Q1'])).code, 0);
  assert.match((await smops(folder, ['eval', '--run', a, '--against', 'last'])).out, '#2 only B: Q1 (right)');
  const right = await smops(folder, ['eval', '--run', 'last']);
  assert.match(right.out, '1 of 40 different comments judged by people');
  assert.is((await smops(folder, ['read', 'last', '--comment', '2', '--clear'])).code, 0);
  assert.match((await smops(folder, ['eval', '--run', 'last'])).out, 'Nothing has been judged yet');
});

test('judge wants a number and a word', async ({ folder }) => {
  for (const args of [
    ['x', '--has', 'Q1'],
    ['1', '--settle'],
    ['1', '--has', 'Q1', '--skip'],
    ['1', '--has', 'Q1', '--not', 'Q1'],
  ])
    assert.is((await smops(folder, ['read', 'last', '--comment', ...args])).code, 2, args.join(' '));
  assert.is((await smops(folder, ['read', 'last', '--comment', '4000', '--has', 'Q1'])).code, 5);
  assert.is((await smops(folder, ['read', 'last', '--comment', '1', '--has', 'zebra'])).code, 3);
});

test('a deleted comparison is restored by the id that the delete tells', async ({ folder, file }) => {
  const compared = await smops(folder, [
    ...['compare', file, file, '--var', 'banjir', '--provider', 'local', '--yes', '--json'],
  ]);
  const { id } = JSON.parse(compared.out);
  const deleted = await smops(folder, ['analyses', 'delete', 'last', '--comparison', '--yes']);
  assert.match(deleted.out, `To undo: smops analyses restore ${id} --comparison`);
  assert.is((await smops(folder, ['analyses', 'show', id, '--comparison'])).code, 5);
  assert.match((await smops(folder, ['analyses', 'restore', id, '--comparison'])).out, `Restored ${id}.`);
  assert.is((await smops(folder, ['analyses', 'show', id, '--comparison'])).code, 0);
});

test.run();
