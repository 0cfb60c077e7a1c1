import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from '@smops/server/in-process.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands } from '../commands.js';
import { envOf, removeCommandFolder, runCommand, serveCommandFolder } from '../testing.js';

const test = suite<{ folder: string; file: string; server: RunningServer }>('columns that are remembered');

test.before(async (context) => {
  Object.assign(context, await serveCommandFolder());
  context.file = join(context.folder, 'jawapan.csv');
  writeFileSync(
    context.file,
    'Bila,Siapa,Kata\n03/04/2026,Aminah,Banjir lagi depan rumah\n05/04/2026,Raj,Harga ayam naik\n',
  );
});
test.after(removeCommandFolder);

const smops = (folder: string, argv: string[], io = {}) =>
  runCommand(commands, argv, { env: envOf(folder), ...io });

test('a script is refused until the columns are remembered, and again once they are forgotten', async ({
  folder,
  file,
}) => {
  const analyze = ['analyze', file, '--var', 'banjir', '--yes', '--json'];
  const refused = await smops(folder, analyze);
  assert.is(refused.code, 3);
  assert.match(refused.err, '--text-column');
  assert.match((await smops(folder, ['preview', '--remembered'])).out, 'No columns are remembered');

  const named = ['--text-column', 'Kata', '--time-column', '1', '--date-order', 'day'];
  const shown = await smops(folder, ['preview', file, ...named]);
  assert.not.match(shown.err, 'remembered for files');
  const remembered = await smops(folder, ['preview', file, ...named, '--remember']);
  assert.match(remembered.err, 'These columns are remembered for files with this header');

  const run = await smops(folder, analyze);
  assert.is(run.code, 0, run.err);
  const { columns, read } = JSON.parse(run.out).analysis_info.intake.files[0].reading;
  assert.equal([columns.content, columns.time, read.time], ['Kata', 'Bila', 2]);

  const listed = await smops(folder, ['preview', '--remembered'], { columns: 160 });
  assert.match(listed.out, 'Bila, Siapa, Kata');
  assert.match(listed.out, 'text: Kata; time: Bila; --date-order day');
  const [{ id }] = JSON.parse((await smops(folder, ['preview', '--remembered', '--json'])).out);
  assert.is((await smops(folder, ['preview', '--forget', 'tiada', '--yes'])).code, 5);
  assert.match(
    (await smops(folder, ['preview', '--forget', id.slice(0, 8), '--yes'])).out,
    'Forgot the columns',
  );
  assert.is((await smops(folder, analyze)).code, 3);
});

test('at a terminal the order of day and month is asked, and what a person confirms is remembered', async ({
  folder,
  file,
}) => {
  const asked: string[] = [];
  const ask = async (question: string) => {
    asked.push(question);
    return question.includes('03/04/2026') ? 'day' : 'y';
  };
  const terminal = { isInTty: true, isErrTty: true, ask };
  const run = await smops(folder, ['analyze', file, '--var', 'banjir'], terminal);
  assert.is(run.code, 0, run.err);
  assert.match(asked[0] ?? '', 'Is 03/04/2026 the date 2026-04-03 (day first) or 2026-03-04 (month first)?');
  assert.match(asked[1] ?? '', 'recognised by their content');
  assert.match(run.err, '2 of 2');
  const again = await smops(folder, ['analyze', file, '--var', 'banjir', '--yes']);
  assert.is(again.code, 0, again.err);
  assert.match(again.err, /The columns are those that .+ chose for files with this header/);
  assert.is(asked.length, 2);
});

test.run();
