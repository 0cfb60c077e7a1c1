import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sparkBlocks } from '@smops/core/platform/charts/sparkline.js';
import { xlsxFile, xlsxSheet } from '@smops/core/platform/export/xlsx.js';
import { openTestApp, type TestApp } from '@smops/server/testing.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bar, barChart, sparkline } from './components/bars.js';
import { splitVariables } from './screens/analyzer/forms.js';
import { widthOf } from './terminal/screen.js';
import { KEY, openTestTui, type TestTui } from './testing.js';

const test = suite<{ app: TestApp; tui: TestTui; folder: string }>('the analyzer in the terminal UI');

test.before(async (context) => {
  context.app = await openTestApp();
  context.folder = mkdtempSync(join(tmpdir(), 'smops-tui-'));
  const comments = [
    { message: '这里的东西太贵了', from: { name: '读者甲' }, like_count: 12 },
    { message: 'Jalan Duta banjir lagi', from: { name: 'Pembaca 2' }, like_count: 3 },
    { message: 'Terima kasih', from: { name: 'Pembaca 3' } },
  ];
  writeFileSync(join(context.folder, 'komen.json'), JSON.stringify(comments));
});
test.after(async ({ app, folder }) => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});
test.after.each(async ({ tui }) => await tui?.close());

test('a run is started from a file, watched, read with quotes and exported', async (context) => {
  const { app, folder } = context;
  const tui = await openTestTui({ app, tab: 'analyzer', columns: 120, rows: 40 });
  context.tui = tui;
  await tui.until(/No analysis yet/);
  await tui.press('n');
  await tui.until(/New Analysis/);
  await tui.press(join(folder, 'tiada.json'), KEY.ctrlS);
  await tui.until(/tiada\.json does not exist/);
  await tui.press(KEY.ctrlU, join(folder, 'komen.json'), KEY.ctrlS);
  await tui.until(/at least one variable is needed/);
  await tui.press('价格, banjir', KEY.ctrlS);
  const seen = await tui.until(/Before the run starts/);
  assert.match(seen, /komen\.json: 3 comments/);
  assert.match(seen, /› text +message +3 of 3/);
  assert.match(seen, /time +no column/);
  assert.match(seen, /这里的东西太贵了 {2}\(读者甲, no time, 12 likes\)/);
  await tui.press(KEY.ctrlS);
  await tui.until(/Fewer than 80% of the comments have a time/);
  const results = await tui.until(/Comments that match \(2\)/);
  assert.match(
    results,
    /Score \d\.\d of 10[\s\S]*negative[\s\S]*Languages: [\s\S]*banjir +█[\s\S]*Fewer than 80%/,
  );
  const counted = (sentiment: string) =>
    Number(new RegExp(`${sentiment} +[^\\d\\s]* *(\\d+) `).exec(results)?.[1] ?? Number.NaN);
  const score = (10 * counted('positive') + 5 * counted('neutral')) / 3;
  assert.match(results, `Score ${score.toFixed(1)} of 10`);
  assert.not.match(results, /Over time/);
  assert.match(results, /Shares are counted by smops/);
  assert.match(results, /100% +completed/);
  assert.match(results, /2 of 3 comments mention a variable/);
  assert.match(results, /banjir +█+ +1 +33\.3%/);
  await tui.press(KEY.down, KEY.down);
  await tui.until(/▪ banjir “.*banjir.*”/);
  await tui.press('v');
  const one = await tui.until(/Comments on 价格 \(1\)/);
  assert.not.match(one, /Pembaca 2/);
  await tui.press('x', KEY.ctrlU, join(folder, 'hasil.txt'), KEY.ctrlS);
  await tui.until(/must end in csv, xlsx, json, ndjson/);
  await tui.press(KEY.ctrlU, join(folder, 'hasil.ndjson'), KEY.ctrlS);
  await tui.until(/Exported/);
  const exported = readFileSync(join(folder, 'hasil.ndjson'), 'utf8').trim().split('\n');
  assert.is(exported.length, 3);
  const { ai_reasoning: reason } = JSON.parse(exported[1] as string);
  assert.match(reason, /banjir/);
  assert.not.match(reason, /\p{Script=Han}/u, 'no language is set here: reasons are English');
  await tui.press('q');
  await tui.until(/komen\.json +completed/);
  await tui.press('d', 'y');
  await tui.until(/No analysis yet/);
  await tui.press('u');
  await tui.until(/komen\.json +completed/);
  await tui.press('d', 'y');
  await tui.until(/No analysis yet/);
});

test('the variables of a run with times have their course beside them', async (context) => {
  const { app, folder } = context;
  const perDay = [1, 2, 8, 4, 0, 3, 1, 1, 2, 5, 1, 2];
  const comments = perDay.flatMap((count, day) =>
    Array.from({ length: count }, (_, index) => ({
      message: `Jalan Duta banjir lagi ${index}`,
      created_time: `2026-11-${10 + day}T09:00:00+08:00`,
    })),
  );
  writeFileSync(join(folder, 'banjir.json'), JSON.stringify(comments));
  const tui = await openTestTui({ app, tab: 'analyzer', columns: 120, rows: 45 });
  context.tui = tui;
  await tui.until(/No analysis yet/);
  await tui.press('n');
  await tui.until(/New Analysis/);
  await tui.press(join(folder, 'banjir.json'), KEY.ctrlS);
  await tui.until(/at least one variable is needed/);
  await tui.press('banjir', KEY.ctrlS);
  await tui.until(/Before the run starts/);
  await tui.press(KEY.ctrlS);
  const results = await tui.until(/Over time\n.*banjir/);
  assert.ok(results.search(/banjir +█/) < results.indexOf('Comments by day'), results);
  assert.match(results, new RegExp(`banjir +█+ +30 +100\\.0%  ${sparkBlocks(perDay)}`));
  await tui.press('q');
  await tui.until(/banjir\.json +completed/);
  await tui.press('d', 'y');
  await tui.until(/No analysis yet/);
});

test('files are read as the command reads them: gzip, XLSX, other encodings, chosen columns, folders', async (context) => {
  const { app, folder } = context;
  const inbox = join(folder, 'masuk');
  mkdirSync(inbox);
  const rows = [{ message: '这里的东西太贵了' }, { message: 'Jalan Duta banjir lagi' }];
  writeFileSync(join(inbox, 'komen.json.gz'), gzipSync(JSON.stringify(rows)));
  const title = { title: 'message', value: (row: { message: string }) => row.message };
  const sheet = await xlsxFile([xlsxSheet('komen', [title], rows)]);
  writeFileSync(join(inbox, 'komen.xlsx'), sheet);
  writeFileSync(
    join(inbox, 'gb.csv'),
    Buffer.from('message\r\n\xcc\xab\xb9\xf3\xc1\xcb\xa3\xac\xce\xef\xbc\xdb\xd5\xc7\r\n', 'latin1'),
  );
  const tui = await openTestTui({ app, tab: 'analyzer', columns: 120, rows: 40 });
  context.tui = tui;
  await tui.until(/No analysis yet/);
  await tui.press('n');
  await tui.until(/New Analysis/);
  await tui.press(inbox, KEY.tab, '价格, banjir', KEY.ctrlS);
  assert.match(await tui.until(/file 1 of 3/), /gb\.csv: 1 comment \(GB18030\)/);
  await tui.press(KEY.right);
  assert.match(await tui.until(/file 2 of 3/), /komen\.json\.gz: 2 comments/);
  await tui.press(KEY.ctrlS);
  const results = await tui.until(/Comments that match \(5\)/);
  assert.match(results, /5 of 5 comments mention a variable/);
  assert.match(results, /“.*贵.*”/);
  assert.match(results, /gb\.csv \+ 2/);
  await tui.press('q');
  await tui.until(/1 in all/);
  await tui.press('n');
  await tui.until(/New Analysis/);
  writeFileSync(join(folder, 'isi.csv'), 'Tarikh,Suka\r\n2026-11-22,7\r\n');
  await tui.press(join(folder, 'isi.csv'), KEY.tab, 'banjir', KEY.ctrlS);
  const refused = await tui.until(/\(“Text column” below\)/);
  assert.match(refused, /1 {2}"Tarikh"/);
  await tui.press(...Array<string>(4).fill(KEY.tab));
  await tui.until(/› Post content/);
  await tui.press(KEY.tab, 'Suka', KEY.ctrlS);
  await tui.until(/› text +Suka +1 of 1/);
  await tui.press(KEY.ctrlS);
  await tui.until(/0 of 1 comments mention a variable/);
});

test('the variables may be those of a codebook, and read comments correct the shares', async (context) => {
  const { app, folder } = context;
  const calm = ['Terima kasih', 'Harga ayam naik', '今天天气很好', 'Air naik sampai pintu'];
  const sayings = Array.from(
    { length: 100 },
    (_, at) => `${at % 5 === 0 ? 'Banjir di' : calm[at % 4]} ${at}`,
  );
  writeFileSync(join(folder, 'laporan.json'), JSON.stringify(sayings.map((message) => ({ message }))));
  const variables = [
    { name: 'Q1', terms: ['banjir'] },
    { name: 'Q2', terms: ['qx1zz'] },
  ];
  await app.local('POST', '/api/codebooks', { name: 'Bencana', variables });
  const tui = await openTestTui({ app, tab: 'analyzer', columns: 120, rows: 40 });
  context.tui = tui;
  await tui.until(/FB Analyzer\]/);
  await tui.press('n');
  assert.match(await tui.until(/› Comment file/), /Codebook +none: the variables below\s+Variables/);
  await tui.press(join(folder, 'laporan.json'), KEY.tab, KEY.right);
  const chosen = await tui.until(/Bencana, version 1: Q1, Q2/);
  assert.not.match(chosen, /Variables/, 'those of the codebook are what is asked');
  await tui.press(KEY.ctrlS);
  await tui.until(/Before the run starts/);
  await tui.press(KEY.ctrlS);
  const machine = await tui.until(/Shares are counted by smops/);
  assert.match(machine, /20 of 100 comments mention a variable/);
  const [{ analysisId: runId }] = await (await app.local('GET', '/api/fb-analyzer/tasks')).json();
  const task = `/api/fb-analyzer/task/${runId}`;
  await app.local('POST', `${task}/draw`, { size: 90 });
  const { items } = await (await app.local('GET', `${task}/reading?limit=200`)).json();
  for (const { seq, content } of items)
    await app.local('PUT', `${task}/comments/${seq}/judgement`, {
      tags: { Q1: /banjir|air naik/i.test(content), Q2: false },
      blind: true,
    });
  await tui.press('q');
  await tui.until(/laporan\.json/);
  await tui.press(...Array<string>(9).fill(KEY.up), KEY.enter);
  const corrected = await tui.until(/Q1: .*smops alone/);
  assert.match(corrected, /Q1 +█+ +\d\d +\d\d\.\d%/, 'the bar is of the corrected share');
  assert.not.match(corrected, /Q1 +█+ +20 +20\.0%/);
  assert.match(corrected, /Q1: \d\d\.\d%, between \d\d\.\d and \d\d\.\d; 90 read; smops alone counted 20\.0/);
  assert.match(corrected, /Q2 +none found/);
});

test('variables are separated as people type them', () => {
  assert.equal(splitVariables('价格、 banjir，traffic'), ['价格', 'banjir', 'traffic']);
  assert.equal(splitVariables('交通=堵车,jam; 价格'), ['交通=堵车,jam', '价格']);
  assert.equal(splitVariables(' , '), []);
});

test('variables have their course over time at the end of their lines, where there is room', () => {
  const values = [
    { name: 'banjir', value: 407, course: [0, 4, 90, 45] },
    { name: 'harga', value: 3, said: 'at least 3', course: [1, 0, 1, 1] },
  ];
  const linesOf = (columns: number) =>
    barChart(values, 900, columns, 'Over time').map(({ pieces }) => pieces.map(({ text }) => text).join(''));
  const [head = '', ...lines] = linesOf(80);
  const at = head.indexOf('Over time');
  assert.equal(
    lines.map((line) => line.slice(at)),
    [sparkBlocks(values[0]?.course ?? []), sparkBlocks(values[1]?.course ?? [])],
  );
  assert.ok(at + 16 <= 80);
  const narrow = linesOf(56).join('\n');
  assert.not.match(narrow, 'Over time');
  assert.not.match(narrow, /[▁▂▄▅]/u);
});

test('bars and sparklines keep to their columns', () => {
  assert.is(bar(50, 100, 10), '█████');
  assert.is(bar(1, 16, 2), '▏');
  assert.is(bar(5, 0, 10), '');
  assert.is(sparkline([0, 5, 10], 10), '▁▅█');
  assert.is(sparkline([4, 4], 10), '▄▄');
  assert.is(
    sparkline([0, 5, 10, 10], 3, [0, 10], [0, 1, 3]),
    '▅█┊█',
    'a change before what is shown has no mark',
  );
  const chart = barChart([{ name: '物价上涨与生活成本的压力越来越大', value: 1234 }], 2000, 60);
  for (const { pieces } of chart) assert.ok(widthOf(pieces.map(({ text }) => text).join('')) <= 60);
});

test.run();
