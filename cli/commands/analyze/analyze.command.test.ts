import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from '@smops/server/in-process.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analysesCommands } from '../analyses/analyses.command.js';
import { reportCommand } from '../reports/reports.command.js';
import { envOf, removeCommandFolder, runCommand, serveCommandFolder } from '../testing.js';
import { analyzeCommand } from './analyze.command.js';

const test = suite<{ folder: string; file: string; server: RunningServer }>('smops analyze');

test.before(async (context) => {
  Object.assign(context, await serveCommandFolder());
  context.file = join(context.folder, 'komen.json');
  writeFileSync(
    context.file,
    JSON.stringify([
      { id: '1', text: 'Jalan kat Jelutong banyak lubang', author: 'Aminah', likes: 4 },
      { id: '2', text: 'Jalan kat Jelutong banyak lubang', author: 'Aminah', likes: 9 },
      { id: '3', text: '停车位不够 \u001b[31mmerah', author: '伟明', likes: '1.2K' },
      { id: '4', text: '', author: 'Kosong' },
    ]),
  );
});
test.after(removeCommandFolder);

const smops = (folder: string, argv: string[], input = '') =>
  runCommand([analyzeCommand, ...analysesCommands, reportCommand], argv, { env: envOf(folder), input });

test('a file in gives statistics and every matched comment out, harmless for a terminal', async ({
  folder,
  file,
}) => {
  const { code, out, err } = await smops(folder, [
    'analyze',
    file,
    '--var',
    'lubang',
    '--var',
    '停车位=停车位,parking',
  ]);
  assert.is(code, 0, err);
  assert.match(err, 'komen.json: 3 comments (left out: 1 row without text)');
  assert.match(out, /lubang +2 +66\.7%/);
  assert.match(out, /停车位 +1 +33\.3%/);
  assert.match(out, '停车位不够 [31mmerah');
  assert.not.match(out, '\u001b');
});

test('standard input, --json and --out give the whole results', async ({ folder, file }) => {
  const json = await smops(folder, ['analyze', '-', '--var', 'lubang', '--json'], readFileSync(file, 'utf8'));
  assert.is(json.code, 0);
  assert.is(json.err, '');
  const { results, analysis_info } = JSON.parse(json.out);
  assert.equal([results.statistics, analysis_info.file_name], [{ lubang: 2 }, 'stdin']);
  const out = join(folder, 'hasil.csv');
  assert.is((await smops(folder, ['analyses', 'results', 'last', '--out', out])).code, 0);
  assert.is(readFileSync(out, 'utf8').trim().split('\r\n').length, 4);
});

test('a large file goes up in parts, and the run has the same comments', async ({ folder }) => {
  const large = join(folder, 'besar.json');
  const rows = Array.from({ length: 4500 }, (_, index) => ({
    id: `${index}`.padEnd(2000, 'x'),
    text: `Jalan ${index} banyak lubang`,
    permalink_url: `https://www.facebook.com/${index}`.padEnd(1990, 'x'),
  }));
  writeFileSync(large, JSON.stringify(rows));
  const argv = ['analyze', large, '--var', 'lubang', '--detach', '--verbose'];
  const { code, out, err } = await smops(folder, argv);
  assert.is(code, 0, err);
  assert.is(err.match(/PUT \/api\/objects\/uploads\//g)?.length, 3, err);
  const ended = await smops(folder, ['analyses', 'show', out.trim(), '--wait', '--json']);
  const { total_comments, matched_comments, file_name } = JSON.parse(ended.out);
  assert.equal([total_comments, matched_comments, file_name], [4500, 4500, 'besar.json']);
  const exported = await smops(folder, ['analyses', 'results', out.trim(), '--format', 'json']);
  const { intake } = JSON.parse(exported.out).analysis_info;
  assert.equal([intake.rows, intake.files[0].name, intake.files.length], [4500, 'besar.json', 1]);
});

test('a detached run is left to the server', async ({ folder, file }) => {
  const { code, out } = await smops(folder, ['analyze', file, '--var', 'lubang', '--detach']);
  assert.is(code, 0);
  assert.match(out.trim(), /^[0-9a-f-]{36}$/);
  assert.is((await smops(folder, ['analyses', 'show', out.trim()])).code, 0);
});

test('a run has one id, the same in every JSON', async ({ folder, file }) => {
  const started = await smops(folder, ['analyze', file, '--var', 'lubang', '--json']);
  const { id } = JSON.parse(started.out);
  assert.match(id, /^[0-9a-f-]{36}$/);
  for (const argv of [
    ['analyses', 'show', 'last', '--json'],
    ['analyses', 'show', 'last', '--wait', '--json'],
    ['analyses', 'results', id, '--format', 'json'],
  ]) {
    assert.is(JSON.parse((await smops(folder, argv)).out).id, id, argv.join(' '));
  }
  const [newest] = JSON.parse((await smops(folder, ['analyses', 'list', '--json'])).out);
  assert.is(newest.id, id);
  const detached = await smops(folder, ['analyze', file, '--var', 'lubang', '--detach', '--json']);
  const { id: other } = JSON.parse(detached.out);
  assert.is((await smops(folder, ['analyses', 'show', other, '--wait'])).code, 0);
  const told = await smops(folder, ['analyze', file, '--var', 'lubang']);
  assert.match(told.err, /^smops: run [0-9a-f-]{36}$/m);
});

test('--print-id leaves standard output to the id', async ({ folder, file }) => {
  const out = join(folder, 'tanda.csv');
  const { code, out: text } = await smops(folder, [
    'analyze',
    file,
    '--var',
    'lubang',
    '--print-id',
    '--out',
    out,
  ]);
  assert.is(code, 0);
  assert.match(text, /^[0-9a-f-]{36}\n$/);
  assert.match(readFileSync(out, 'utf8'), '停车位');
  assert.is((await smops(folder, ['analyze', file, '--var', 'x', '--print-id', '--json'])).code, 2);
});

test('comments are numbered from 1, the same on screen, in JSON and in CSV', async ({ folder, file }) => {
  const shown = await smops(folder, ['analyze', file, '--var', '停车位']);
  assert.match(shown.out, /NUMBER +REACTIONS/);
  assert.match(shown.out, /^ +3 +1200 /m);
  const json = await smops(folder, ['analyses', 'results', 'last', '--format', 'json']);
  assert.equal(
    JSON.parse(json.out).results.comments.map((comment: { number: number }) => comment.number),
    [1, 2, 3],
  );
  const csv = await smops(folder, ['analyses', 'results', 'last', '--format', 'csv']);
  assert.match(csv.out, /^\ufeff?number,[\s\S]*\r\n3,/);
});

test('what cannot be written is refused before anything runs', async ({ folder, file }) => {
  const count = async () => JSON.parse((await smops(folder, ['analyses', 'list', '--json'])).out).length;
  const before = await count();
  const refuse = async (out: string) =>
    await smops(folder, ['analyze', file, '--var', 'lubang', '--out', out]);
  const missing = await refuse(join(folder, 'tiada', 'hasil.csv'));
  assert.is(missing.code, 5);
  assert.match(missing.err, /hasil\.csv cannot be written: the folder \S+tiada does not exist\.\n$/);
  const odd = await refuse(join(folder, 'hasil.pdf'));
  assert.is(odd.code, 2);
  assert.match(odd.err, 'must end in .csv, .xlsx, .json, .ndjson, .html');
  assert.is((await refuse(join(folder, 'data'))).code, 2, 'a folder has no ending');
  assert.is(await count(), before, 'nothing was analysed');
});

test('a report is written when the run has ended: one page with shares, and more when it is asked for; no authors', async ({
  folder,
  file,
}) => {
  const report = join(folder, 'laporan.html');
  const argv = ['analyze', file, '--var', 'lubang', '--var', '<b>', '--report', report];
  const { code, out, err } = await smops(folder, argv);
  assert.is(code, 0, err);
  assert.match(out, /lubang +2 +66\.7%/);
  assert.match(err, `smops: wrote ${report}\n`);
  const page = readFileSync(report, 'utf8');
  assert.match(page, /lubang leads with 66\.7% of 3 comments/);
  assert.match(page, /9\.5% and 90\.5%; 1 of its 2 comments repeats a text/, 'of each text counted once');
  assert.match(page, 'left out: 1 row without text');
  assert.not.match(page, /Aminah|伟明|<b>|<script|<mark>/);
  const long = join(folder, 'panjang.html');
  const asked = ['report', 'last', '--more', 'quotes', '--more', 'tables', '--out', long];
  assert.is((await smops(folder, asked)).code, 0);
  const longer = readFileSync(long, 'utf8');
  assert.match(longer, 'Jalan kat Jelutong banyak <mark>lubang</mark>');
  assert.match(longer, '<td>&lt;b&gt;</td><td>0</td>');
  assert.not.match(longer, /Aminah|伟明|<b>|<script/);
  const later = join(folder, 'kemudian.html');
  assert.is((await smops(folder, ['analyses', 'results', 'last', '--out', later])).code, 0);
  assert.is(readFileSync(later, 'utf8'), page);
});

test('a report that cannot be written is refused before anything runs', async ({ folder, file }) => {
  const count = async () => JSON.parse((await smops(folder, ['analyses', 'list', '--json'])).out).length;
  const before = await count();
  const refuse = async (report: string, ...more: string[]) => {
    const argv = ['analyze', file, '--var', 'lubang', '--report', report, ...more];
    const { code, err } = await smops(folder, argv);
    return [code, err];
  };
  const missing = join(folder, 'tiada', 'laporan.html');
  assert.equal(await refuse(missing), [
    5,
    `smops: ${missing} cannot be written: the folder ${join(folder, 'tiada')} does not exist.\n`,
  ]);
  const odd = join(folder, 'laporan.pdf');
  assert.equal(await refuse(odd), [2, `smops: --report ${odd}: the name must end in .html.\n`]);
  const [code, err] = await refuse(join(folder, 'laporan.html'), '--detach');
  assert.is(code, 2);
  assert.match(err as string, '--detach does not wait for results: leave out --out and --report');
  assert.is((await smops(folder, ['analyses', 'resume', 'last', '--report', odd])).code, 2);
  assert.is(await count(), before, 'nothing was analysed');
});

test('results that cannot be written in the end stay with their run', async ({ folder, file }) => {
  const out = join(folder, 'sedang.csv');
  const ended = smops(folder, ['analyze', file, '--var', 'lubang', '--out', out]);
  // In the way of the file that becomes the results, as a full disk would be.
  mkdirSync(`${out}.${process.pid}.part`);
  const { code, err } = await ended;
  assert.is(code, 1, err);
  assert.match(err, /smops analyses results [0-9a-f-]{36} --out/);
  assert.not.match(err, /\.part/);
});

test('--limit shows as many comments as asked for, those with most reactions first', async ({
  folder,
  file,
}) => {
  await smops(folder, ['analyze', file, '--var', 'lubang']);
  const one = await smops(folder, ['analyses', 'show', 'last', '--limit', '1']);
  assert.is(one.out.split('\n').filter((line) => line.includes('Aminah')).length, 1);
  assert.match(one.out, /2 +9 +Aminah/);
  assert.is((await smops(folder, ['analyses', 'show', 'last', '--limit', '0'])).code, 2);
});

test('into a pipe go fifty matching comments, and a line that says how to have all', async ({ folder }) => {
  const many = join(folder, 'banyak.json');
  const comments = Array.from({ length: 60 }, (_, at) => ({
    message: `Lubang nombor ${at} di Jalan Ipoh`,
    from: { name: `Penduduk ${at}` },
  }));
  writeFileSync(many, JSON.stringify(comments));
  const { code, out } = await smops(folder, ['analyze', many, '--var', 'lubang']);
  assert.is(code, 0);
  assert.is(out.split('\n').filter((line) => line.includes('Penduduk')).length, 50);
  const [, command = ''] = /50 of 60\. All of them: smops (.*)/.exec(out) ?? [];
  const all = await smops(folder, command.split(' '));
  assert.is(all.out.split('\n').filter((line) => line.includes('Penduduk')).length, 60);
});

test('variables that differ only in case are one; a comma and an empty list of terms are told', async ({
  folder,
  file,
}) => {
  const both = await smops(folder, ['analyze', file, '--var', 'lubang', '--var', 'Lubang', '--json']);
  assert.equal(JSON.parse(both.out).analysis_info.variables, ['lubang']);
  const list = await smops(folder, ['analyze', file, '--var', 'lubang, harga']);
  assert.match(list.err, '“lubang, harga” is one variable; for 2 write --var lubang --var harga');
  const empty = await smops(folder, ['analyze', file, '--var', 'a=']);
  assert.is(empty.code, 2);
  assert.match(empty.err, '“a=” has no terms after the equals sign');
});

test('runs are listed, shown and deleted by the beginning of their id, and restored', async ({ folder }) => {
  const listed = await smops(folder, ['analyses', 'list', '--json']);
  const [run] = JSON.parse(listed.out);
  const short = run.analysisId.slice(0, 13);
  assert.match((await smops(folder, ['analyses', 'show', short])).out, /state +completed/);
  assert.is(
    (await smops(folder, ['analyses', 'delete', short])).code,
    2,
    'without --yes and without a terminal',
  );
  const deleted = await smops(folder, ['analyses', 'delete', short, '--yes']);
  const [, undo] = /To undo: smops (analyses restore \S+)/.exec(deleted.out) ?? [];
  assert.is((await smops(folder, ['analyses', 'show', short])).code, 5);
  assert.is((await smops(folder, ['analyses', 'restore', short])).code, 5, 'the whole id is needed');
  assert.match((await smops(folder, undo?.split(' ') ?? [])).out, `Restored ${run.analysisId}.`);
  assert.match((await smops(folder, ['analyses', 'show', short])).out, /state +completed/);
  const again = await smops(folder, ['analyses', 'delete', short, '--yes', '--json']);
  assert.equal(JSON.parse(again.out), { id: run.analysisId, deleted: true });
});

test('wrong usage and bad files end with their own codes and one line', async ({ folder, file }) => {
  const run = async (...argv: string[]) => {
    const { code, err } = await smops(folder, ['analyze', ...argv]);
    return [code, err.trim().split('\n').length];
  };
  const half = join(folder, 'half.json');
  writeFileSync(half, '[{"text": "Jalan');
  assert.equal(await run(file), [2, 1]);
  assert.equal(await run(file, '--var', 'x', '--batch-size', '9'), [2, 1]);
  assert.equal(await run(file, '--var', 'x', '--budget', '-1'), [2, 1]);
  assert.equal(await run(file, '--var', 'x', '--format', 'xlsx'), [2, 1]);
  assert.equal(await run(join(folder, 'none.json'), '--var', 'x'), [5, 1]);
  assert.equal(await run(half, '--var', 'x'), [3, 1]);
});

test('a provider without a key is refused before anything is said of its cost', async ({ folder, file }) => {
  const { code, out, err } = await smops(folder, [
    'analyze',
    file,
    '--var',
    'lubang',
    '--provider',
    'gemini',
  ]);
  assert.is(code, 3);
  assert.match(err, 'Gemini has no API key.');
  assert.not.match(err, /about \$|calls to/);
  assert.is(out, '');
});

test.run();
