import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  const results = await tui.until(/Comments that match \(2\)/);
  assert.match(results, /100 % +completed/);
  assert.match(results, /2 of 3 comments match/);
  assert.match(results, /banjir +█+ +1 +33\.3 %/);
  assert.match(results, /▪ banjir “.*banjir.*”/);
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
});

test('variables are separated as people type them', () => {
  assert.equal(splitVariables('价格、 banjir，traffic'), ['价格', 'banjir', 'traffic']);
  assert.equal(splitVariables('交通=堵车,jam; 价格'), ['交通=堵车,jam', '价格']);
  assert.equal(splitVariables(' , '), []);
});

test('bars and sparklines keep to their columns', () => {
  assert.is(bar(50, 100, 10), '█████');
  assert.is(bar(1, 16, 2), '▏');
  assert.is(bar(5, 0, 10), '');
  assert.is(sparkline([0, 5, 10], 10), '▁▅█');
  assert.is(sparkline([4, 4], 10), '▄▄');
  const chart = barChart([{ name: '物价上涨与生活成本的压力越来越大', value: 1234 }], 2000, 60);
  for (const { pieces } of chart) assert.ok(widthOf(pieces.map(({ text }) => text).join('')) <= 60);
});

test.run();
