import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { xlsxFile, xlsxSheet } from '@smops/core/platform/export/xlsx.js';
import type { RunningServer } from '@smops/server/in-process.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analysesCommands } from '../analyses/analyses.command.js';
import { envOf, removeCommandFolder, runCommand, serveCommandFolder } from '../testing.js';
import { analyzeCommand } from './analyze.command.js';
import { compareCommand } from './compare.command.js';
import { exploreCommand } from './explore.command.js';

const test = suite<{ folder: string; server: RunningServer }>('files that smops analyze reads');

test.before(async (context) => {
  Object.assign(context, await serveCommandFolder());
});
test.after(removeCommandFolder);

const smops = (folder: string, ...argv: string[]) =>
  runCommand([analyzeCommand, ...analysesCommands], argv, { env: envOf(folder) });

/** Writes a file and analyzes it; the comments of the run, and what was said. */
async function analyze(folder: string, name: string, content: string | Uint8Array, ...options: string[]) {
  const file = join(folder, name);
  writeFileSync(file, content);
  const { code, out, err } = await smops(folder, 'analyze', file, '--var', '价格', ...options);
  if (code !== 0) return { code, err, comments: [], intake: undefined };
  const shown = await smops(folder, 'analyses', 'show', 'last', '--json');
  const { results, analysis_info } = JSON.parse(
    (await smops(folder, 'analyses', 'results', 'last', '--format', 'json', '--json')).out,
  );
  const comments = results.comments.map((one: { author: string; content: string }) => [
    one.author,
    one.content,
  ]);
  return { code, out, err, shown: shown.out, comments, intake: analysis_info.intake };
}

// "作者,内容\n阿明,价格太高了\n秀英,加油\n" as Excel in China saves it.
const GB18030 = Buffer.from('1/fV3yzE2sjdCrCiw/csvNu48cyruN/BywrQ49OiLLzT080K', 'base64');
const CHINESE = [
  ['阿明', '价格太高了'],
  ['秀英', '加油'],
];

test('a file in another encoding is read in the one it shows, which is said and kept with the run', async ({
  folder,
}) => {
  const { err, comments, intake } = await analyze(folder, 'excel.csv', GB18030);
  assert.match(err, 'excel.csv: 2 comments (GB18030)');
  assert.equal(comments, CHINESE);
  const [{ reading, ...file }] = intake.files;
  assert.equal(file, { name: 'excel.csv', format: 'csv', encoding: 'GB18030', rows: 2 });
  assert.match(err, 'text: 内容; author: 作者; time: none; likes: none; replies: none');
  assert.is(reading.columns.content, '内容');
  assert.is(reading.read.author, 2);
  const latin = await analyze(folder, 'ansi.csv', Buffer.from('komen\nCaf\u00e9 mahal \u00a35\n', 'latin1'));
  assert.equal(latin.comments, [['', 'Café mahal £5']]);
  const insisted = await analyze(
    folder,
    'satu.csv',
    Buffer.from('komen\n\u00b5\u00c4\n', 'latin1'),
    '--encoding',
    'latin1',
  );
  assert.equal(insisted.comments, [['', '\u00b5\u00c4']]);
  const unknown = await analyze(folder, 'satu.csv', 'komen\nok\n', '--encoding', 'klingon');
  assert.is(unknown.code, 2);
  assert.match(
    unknown.err,
    'Unknown encoding klingon. Choose UTF-8, UTF-16LE, UTF-16BE, GB18030, Big5 or Windows-1252.',
  );
});

test('gzip, a workbook and a plain list are read', async ({ folder }) => {
  assert.equal((await analyze(folder, 'excel.csv.gz', gzipSync(GB18030))).comments, CHINESE);
  const columns = ['作者', '内容'].map((title, at) => ({ title, value: (row: string[]) => row[at] ?? '' }));
  const sheet = await xlsxFile([xlsxSheet('评论', columns, CHINESE)]);
  assert.equal((await analyze(folder, 'excel.xlsx', sheet)).comments, CHINESE);
  const list = await analyze(folder, 'senarai.txt', 'ok\r\n\r\nsetuju, memang mahal\r\nok\r\n');
  assert.equal(list.comments, [
    ['', 'ok'],
    ['', 'setuju, memang mahal'],
    ['', 'ok'],
  ]);
});

test('an export of a run is read back as it was', async ({ folder }) => {
  const texts = ['=SUM(1) memang naik', "'-5 markah", '@siti harga naik', 'Biasa\ndua baris'];
  const json = JSON.stringify(texts.map((text, at) => ({ text, author: `+60${at}`, likes: at })));
  await analyze(folder, 'asal.json', json);
  for (const ending of ['xlsx', 'csv']) {
    const out = join(folder, `tagged.${ending}`);
    assert.is((await smops(folder, 'analyses', 'results', 'last', '--out', out)).code, 0);
    const { code, err } = await smops(folder, 'analyze', out, '--var', '价格');
    assert.is(code, 0, err);
    const { results } = JSON.parse(
      (await smops(folder, 'analyses', 'results', 'last', '--format', 'json', '--json')).out,
    );
    assert.equal(
      results.comments.map((one: Record<string, unknown>) => [one.content, one.author, one.reactions_count]),
      texts.map((text, at) => [text, `+60${at}`, at]),
      ending,
    );
  }
});

test('columns are chosen by name, and an unknown one is told with those there are', async ({ folder }) => {
  const csv = 'Bil;Isi;Siapa\n1;Harga naik;Siti\n2;价格太高;阿明\n';
  const unknown = await analyze(folder, 'borang.csv', csv);
  assert.is(unknown.code, 3);
  assert.match(unknown.err, '(--text-column NAME):\n  1  "Bil"\n  2  "Isi"\n  3  "Siapa"\n');
  const { comments } = await analyze(
    folder,
    'borang.csv',
    csv,
    '--text-column',
    'isi',
    '--author-column',
    'Siapa',
  );
  assert.equal(comments, [
    ['Siti', 'Harga naik'],
    ['阿明', '价格太高'],
  ]);
  const wrong = await analyze(folder, 'borang.csv', csv, '--text-column', 'Teks');
  assert.match(
    wrong.err,
    'There is no column "Teks" (--text-column). The columns are:\n  1  "Bil"\n  2  "Isi"\n  3  "Siapa"\n',
  );
  const numbered = await analyze(folder, 'borang.csv', csv, '--text-column', '2', '--author-column', 'Sia');
  assert.equal(numbered.comments, comments);
  const author = await analyze(folder, 'borang.csv', csv, '--text-column', 'Isi', '--author-column', 'Nama');
  assert.match(author.err, 'There is no column "Nama" (--author-column).');
  const json = await analyze(folder, 'borang.json', '[{"isi":"Harga naik"}]', '--text-column', 'teks');
  assert.is(json.code, 3);
});

test('several files and folders become one run; what was left out is told and kept', async ({ folder }) => {
  const inbox = join(folder, 'inbox');
  mkdirSync(inbox);
  writeFileSync(join(inbox, 'a.csv'), 'id,name,text\n1,Siti,Harga naik\n1,Siti,Harga naik\n2,Ali,\n');
  writeFileSync(join(inbox, 'b.txt'), 'ok\nok\n');
  writeFileSync(join(inbox, 'notes.docx'), 'not asked for');
  const { code, err, out } = await smops(folder, 'analyze', inbox, '--var', 'harga');
  assert.is(code, 0, err);
  assert.match(
    err,
    'a.csv: 1 comment (left out: 1 duplicate, 1 row without text)\n  text: text; author: name; time: none; likes: none; replies: none\n  line 3: Repeats line 2: the same id',
  );
  assert.match(err, 'b.txt: 2 comments');
  assert.match(out, 'Left out of 5 rows: 1 duplicate, 1 row without text.');
  const { analysis_info } = JSON.parse(
    (await smops(folder, 'analyses', 'results', 'last', '--format', 'json', '--json')).out,
  );
  assert.is(analysis_info.file_name, 'a.csv + 1');
  assert.equal(
    analysis_info.intake.problems.map(({ file, line }: { file: string; line: number }) => [file, line]),
    [
      ['a.csv', 3],
      ['a.csv', 4],
    ],
  );
  assert.match((await smops(folder, 'analyses', 'show', 'last')).out, 'Left out of 5 rows');
  const empty = join(folder, 'kosong');
  mkdirSync(empty);
  assert.match((await smops(folder, 'analyze', empty, '--var', 'x')).err, 'holds no comment files');
});

test('what is no comment file is refused with what to do', async ({ folder }) => {
  const address = await smops(folder, 'analyze', 'https://example.com/komen.json', '--var', 'x');
  assert.is(address.code, 2);
  assert.match(address.err, 'is a web address. Download the file first');
  assert.match((await analyze(folder, 'komen.csv', '%PDF-1.7 ...')).err, 'This is a PDF.');
  const cut = gzipSync(Buffer.from('text\n'.padEnd(9000, 'abc def ghi\n'))).subarray(0, 40);
  const { code, err } = await analyze(folder, 'cut.csv.gz', cut);
  assert.is(code, 3);
  assert.match(err, 'The gzip archive is cut off here. Download or export it again.');
});

test('where smops is new, a file that cannot be read leaves no data folder behind', async ({ folder }) => {
  const home = join(folder, 'baharu');
  mkdirSync(home);
  const env = envOf(home);
  const runNew = (...argv: string[]) =>
    runCommand([analyzeCommand, compareCommand, exploreCommand], argv, { env });
  const analyzeNew = (file: string) => runNew('analyze', file, '--var', 'x');
  writeFileSync(join(home, 'laporan.csv'), '%PDF-1.7\n');
  const pdf = await analyzeNew(join(home, 'laporan.csv'));
  assert.is(pdf.code, 3, pdf.err);
  assert.match(pdf.err, 'This is a PDF');
  assert.is((await analyzeNew(join(home, 'tiada.csv'))).code, 5);
  writeFileSync(join(home, 'komen.csv'), 'Komen\nJalan banjir lagi\n');
  const explored = await runNew('explore', join(home, 'laporan.csv'));
  const compared = await runNew('compare', join(home, 'komen.csv'), join(home, 'laporan.csv'), '--var', 'x');
  assert.equal([explored.code, compared.code], [3, 3]);
  assert.match(compared.err, /komen\.csv: 1 comment\n[\s\S]*This is a PDF/);
  assert.not(existsSync(env.SMOPS_DATA_DIR));
});

test.run();
