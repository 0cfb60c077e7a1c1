import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from '@smops/server/in-process.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands } from '../commands.js';
import { envOf, removeCommandFolder, runCommand, serveCommandFolder } from '../testing.js';

const test = suite<{ folder: string; server: RunningServer }>('smops series');

const smops = (folder: string, ...argv: string[]) => runCommand(commands, argv, { env: envOf(folder) });
const THINGS =
  'meja kerusi bantal telefon kasut kucing buku almari lampu pintu tingkap pagar basikal radio'.split(' ');

test.before(async (context) => {
  Object.assign(context, await serveCommandFolder());
  const { folder } = context;
  const comments = Array.from({ length: 14 * 20 }, (_, number) => {
    const [day, index] = [Math.floor(number / 20), number % 20];
    const things = [3, 5, 7, 11, 13].map(
      (step) => THINGS[(number * step + Math.floor(number / step)) % THINGS.length],
    );
    return {
      message: `${day >= 9 && index < 10 ? 'Banjir masuk rumah' : 'Harga ikan naik'} ${things.join(' ')}`,
      created_time: new Date(Date.UTC(2026, 10, 1 + day, 3, index)).toISOString(),
    };
  });
  const file = join(folder, 'aduan.json');
  writeFileSync(file, JSON.stringify(comments));
  await smops(folder, 'codebooks', 'add', 'Aduan', '--var', 'banjir=banjir', '--var', 'zebra=zebra');
  await smops(folder, 'analyze', file, '--codebook', 'Aduan', '--provider', 'local');
});
test.after(removeCommandFolder);

test('a series shows shares with a line of blocks, first and last seen, and alarms', async ({ folder }) => {
  const { out } = await smops(folder, 'series', 'Aduan');
  assert.match(out, '1 analysis, 280 comments, 2026-11-01 to 2026-11-14.');
  assert.match(out, /banjir +50 +50\.0% +\d\d\.\d–\d\d\.\d% +2026-11-10 +2026-11-14 +·········█████/);
  assert.match(out, /zebra +0 +0\.0% .* - +- +·{14}/);
  assert.match(out, '2026-11-10  banjir: 10 of 20 comments, expected 0.0, limit 0.8');
  const { unit, points } = JSON.parse(
    (await smops(folder, 'series', 'Aduan', '--unit', 'week', '--json')).out,
  );
  assert.equal([unit, points.length], ['week', 3]);
  const refused = await smops(folder, 'series', 'Aduan', '--unit', 'month');
  assert.is(refused.code, 2);
  assert.match(refused.err, '--unit takes one of day, week, run.');
  assert.is((await smops(folder, 'series', 'tiada')).code, 5);
});

test('two spans are compared, the size of the difference first', async ({ folder }) => {
  const { out } = await smops(folder, 'series', 'Aduan', '--compare');
  assert.match(
    out,
    '2026-11-08 to 2026-11-14 (140 comments), compared with 2026-11-01 to 2026-11-07 (140 comments).',
  );
  assert.match(out, /banjir +0\.0% +35\.7% +\+35\.7 +\+\d+\.\d – \+\d+\.\d +large +<0\.001/);
  assert.is((await smops(folder, 'series', 'Aduan', '--compare', '--from', '2026-11-09')).code, 3);
});

test('words that rose come with the number of a comment to open', async ({ folder }) => {
  const { out } = await smops(folder, 'series', 'Aduan', '--words');
  assert.match(out, /Banjir masuk|Banjir|rumah/);
  assert.match(out, /\d+ +“?Banjir masuk rumah/);
});

test('alarms are sent nowhere until a destination is named', async ({ folder }) => {
  const before = await smops(folder, 'series', 'Aduan', '--alarms');
  assert.is(before.code, 0, before.err);
  assert.match(before.out, '--alarms-to DESTINATION');
  assert.is((await smops(folder, 'series', 'Aduan', '--alarms-to', 'tiada')).code, 2);
  assert.is((await smops(folder, 'series', 'Aduan', '--alarms-to', 'none')).out, before.out);
  const both = await smops(folder, 'series', 'Aduan', '--alarms', '--unit', 'week');
  assert.match(both.err, 'smops series --alarms does not take --unit.');
});

test.run();
