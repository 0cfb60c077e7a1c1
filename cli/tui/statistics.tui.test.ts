import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestApp, type TestApp } from '@smops/server/testing.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { KEY, openTestTui, type TestTui } from './testing.js';

const test = suite<{ app: TestApp; tui: TestTui; folder: string }>(
  'sentiments and statistics in the terminal UI',
);

test.before(async (context) => {
  context.app = await openTestApp();
  context.folder = mkdtempSync(join(tmpdir(), 'smops-tui-'));
});
test.after(async ({ app, folder }) => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});
test.after.each(async ({ tui }) => await tui?.close());

test('a file is uploaded for a task and scored; its details show labels and comments; it is deleted', async (context) => {
  const { app, folder } = context;
  await app.local('POST', '/api/tasks', { date: '2026-11-21', socialPlatform: 'Facebook', task: '["Like"]' });
  const path = join(folder, 'komen.json');
  writeFileSync(
    path,
    JSON.stringify([{ message: 'Terima kasih, sangat membantu' }, { message: '太贵了，真失望' }]),
  );
  const tui = await openTestTui({ app, tab: 'sentiments', columns: 110, rows: 40 });
  context.tui = tui;
  await tui.until(/No analysis data yet/);
  await tui.press('n');
  await tui.until(/Upload JSON Data/);
  await tui.press(KEY.ctrlS);
  await tui.until(/Choose a file first/);
  await tui.press(path, KEY.tab, KEY.right, KEY.ctrlS);
  const seen = await tui.until(/Before the run starts/);
  assert.match(seen, /komen\.json: 2 comments/);
  assert.match(seen, /text +message +2 of 2/);
  await tui.press(KEY.ctrlS);
  await tui.until(/Analysis complete {2}Sentiment analysis completed with score/);
  const list = await tui.until(/1 in all/);
  assert.match(list, /Kuala Lumpur time/);
  const { analyzeDate } = (await (await app.local('GET', '/api/sentiments')).json()).at(-1);
  const there = new Date(Date.parse(analyzeDate) + 8 * 3_600_000).toISOString();
  assert.match(list, new RegExp(`TASK-0001 +${there.slice(0, 16).replace('T', ' ')}`));
  assert.match(list, /Trend ./);
  await tui.press(KEY.enter);
  const details = await tui.until(/Most negative/);
  assert.match(details, /Analysis Details - TASK-0001/);
  assert.match(details, /Negative +█+ +1 +50\.0%/);
  assert.match(details, /komen\.json was read as text: message; author: none/);
  await tui.press('d', 'y');
  await tui.until(/Record deleted[\s\S]*u\s+to\s+undo/);
  await tui.press('u');
  await tui.until(/1 in all/);
  await tui.press('d', 'y');
  await tui.until(/No analysis data yet/);
});

test('statistics that are not configured say so, and the other tabs stay usable', async (context) => {
  const tui = await openTestTui({ app: context.app, tab: 'youtube' });
  context.tui = tui;
  await tui.until(/✗ .*YOUTUBE_API_KEY.* Press r to try again|✗ .*not configured/i);
  await tui.press(KEY.tab);
  await tui.until(/\[5 Facebook\]/);
  await tui.press('1');
  await tui.until(/Account List/);
});

test.run();
