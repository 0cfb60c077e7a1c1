import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from '@smops/server/in-process.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands } from '../commands.js';
import { envOf, removeCommandFolder, runCommand, serveCommandFolder } from '../testing.js';

const test = suite<{ folder: string; file: string; server: RunningServer }>(
  'reading a sample in a spreadsheet',
);

const SAYINGS = ['Banjir lagi depan rumah', 'Harga ayam naik lagi'];

test.before(async (context) => {
  Object.assign(context, await serveCommandFolder());
  context.file = join(context.folder, 'komen.json');
  const comments = Array.from({ length: 20 }, (_, at) => ({
    id: `k${at}`,
    text: `${SAYINGS[at % 2]} ${at}`,
  }));
  writeFileSync(context.file, JSON.stringify(comments));
});
test.after(removeCommandFolder);

const smops = (folder: string, argv: string[]) => runCommand(commands, argv, { env: envOf(folder) });

test('the queue is written, filled in, stored once, and refused with line and column where it is wrong', async ({
  folder,
  file,
}) => {
  const queue = join(folder, 'baca.csv');
  await smops(folder, ['analyze', file, '--var', 'banjir', '--yes', '--quiet']);
  const undrawn = await smops(folder, ['read', 'last', '--status']);
  assert.is(undrawn.code, 0, undrawn.err);
  assert.match(undrawn.out, /Nothing is drawn yet: smops read [0-9a-f]{8} draws/);
  assert.match((await smops(folder, ['read', 'last', '--draw', '10'])).out, '10 different texts to read');
  const written = await smops(folder, ['read', 'last', '--export', queue]);
  assert.is(written.code, 0, written.err);
  assert.match(written.out, 'baca.csv');
  const [titles = '', ...rows] = readFileSync(queue, 'utf8').trim().split('\r\n');
  assert.match(titles, 'number,text,post,answers,banjir,sentiment,read,note');
  const filled = (mark: string) =>
    [titles, ...rows.map((row) => row.replace(/,,,,,,$/, `,,,${/Banjir/.test(row) ? mark : '0'},,,`))].join(
      '\r\n',
    );
  writeFileSync(queue, filled('mungkin'));
  const refused = await smops(folder, ['read', 'last', '--import', queue]);
  assert.is.not(refused.code, 0);
  assert.match(refused.err, /line \d+, banjir: must be x, 1 or yes/);
  writeFileSync(queue, filled('x'));
  assert.match((await smops(folder, ['read', 'last', '--import', queue])).out, '10 stored, 0 unchanged');
  assert.match((await smops(folder, ['read', 'last', '--import', queue])).out, '0 stored, 10 unchanged');
  const status = await smops(folder, ['read', 'last', '--status']);
  assert.match(status.out, 'you: 10 of 10 read');
  assert.match(status.out, '10 of 10 read, readers differ on 0, 0 flagged');
  assert.match(status.out, /banjir +50\.0% +50\.0%, .*more/);
  const known = JSON.parse((await smops(folder, ['read', 'last', '--status', '--json'])).out);
  assert.equal([known.texts, known.progress.read, known.variables[0].variable], [10, 10, 'banjir']);
  assert.match((await smops(folder, ['read', 'last', '--list', '--queue', 'done'])).out, 'Banjir lagi');
  assert.is(JSON.parse((await smops(folder, ['read', 'last', '--drawn', '--json'])).out).length, 10);
  const wrongName = await smops(folder, ['read', 'last', '--export', 'baca.doc']);
  assert.is(wrongName.code, 2);
  assert.match((await smops(folder, ['read', 'last', '--agreement'])).out, 'Agreement needs two readers');
  const { readers } = JSON.parse((await smops(folder, ['read', 'last', '--agreement', '--json'])).out);
  assert.is(readers.length, 1);
});

test.run();
