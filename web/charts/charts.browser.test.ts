import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, stop } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chooseOfChart } from '../testing/chart-menu.js';
import { closeBrowser, findBarriers, openBrowser } from '../testing/dashboard.js';
import { eventually } from '../testing/eventually.js';

/** A page with one chart of three days, which writes down what is done with it. */
const PAGE = `
import { columnsScene } from '@smops/core/platform/charts/columns.js';
import { createRoot } from 'react-dom/client';
import { createElement, useState } from 'react';
import { TooltipProvider } from '../components/Tooltip.js';
import { Frame } from './Frame.js';

const series = [
  { key: 'positive', name: 'positive', role: 'positive' },
  { key: 'negative', name: 'negative', role: 'negative' },
];
const draw = (width) => columnsScene({
  label: 'Comments by day', width, height: 180, series,
  columns: [9, 10, 11].map((day) => ({ key: '2026-11-' + day, name: day + ' Nov 2026', tick: day + ' Nov', values: [day, 2 * day] })),
  words: { column: 'Day', all: 'All' },
});
window.done = [];
function Page() {
  const [chosen, setChosen] = useState(new Set());
  return createElement(TooltipProvider, null, createElement('main', null, createElement('h1', null, 'Charts'), createElement('h2', null, 'Results'), createElement(Frame, {
    draw, chosen, title: 'Comments by day', legend: series,
    about: ['penang-5000.json', '5,000 comments', '22 Nov 2026', 'local analysis'],
    onSelect: (one) => { window.done.push(one); setChosen(new Set([one.key])); },
    onRange: (from, to) => window.done.push({ from, to }),
  })));
}
createRoot(document.getElementById('root')).render(createElement(Page));
`;

let browser: Browser;
let script = '';

interface Selected {
  key?: string;
  isExcluded?: boolean;
  from?: string;
  to?: string;
}
/** What was done, without fields that are undefined. */
const done = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { done: Selected[] }).done.map((one) => JSON.parse(JSON.stringify(one))),
  );

async function open(width = 900): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({
    viewport: { width, height: 600 },
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  // The clipboard is for pages of a secure origin only.
  await page.route('http://localhost/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><head><title>Charts</title></head><body><div id="root"></div></body></html>',
    }),
  );
  await page.goto('http://localhost/');
  await page.addScriptTag({ content: script });
  await page.getByRole('button', { name: /^10 Nov 2026/ }).waitFor();
  return { page, complaints };
}

const charts = suite('a chart on the page');

charts.before(async () => {
  const { outputFiles } = await build({
    stdin: { contents: PAGE, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  script = outputFiles[0]?.text ?? '';
  browser = await openBrowser();
});
charts.after(async () => {
  if (browser) await closeBrowser(browser);
  await stop();
});

charts(
  'each mark is a button that says what it shows; a click selects it, with Alt everything else',
  async () => {
    const { page, complaints } = await open();
    const day = page.getByRole('button', { name: '10 Nov 2026: 30 (positive 10, negative 20)' });
    await day.click();
    await eventually(() => day.getAttribute('aria-pressed'), 'true');
    await day.click({ modifiers: ['Alt'] });
    assert.equal(await done(page), [
      { key: '2026-11-10', isExcluded: false },
      { key: '2026-11-10', isExcluded: true },
    ]);
    await page.getByText('10 Nov 2026: 30 (positive 10, negative 20)').waitFor();
    assert.equal(complaints, []);
    await page.context().close();
  },
);

charts('one Tab leads into the chart, arrows to every mark, Enter selects; the tip follows', async () => {
  const { page } = await open();
  await page.getByRole('button', { name: /^9 Nov 2026/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByText('11 Nov 2026: 33 (positive 11, negative 22)').waitFor();
  await page.keyboard.press('Enter');
  assert.equal(await done(page), [{ key: '2026-11-11', isExcluded: false }]);
  await page.keyboard.press('Escape');
  assert.is(await page.getByText('11 Nov 2026: 33').count(), 0);
  await eventually(() => page.locator('svg [tabindex="0"]').count(), 1);
  await page.context().close();
});

charts('drawing over columns gives a range, by mouse and by Shift with the arrows', async () => {
  const { page } = await open();
  const [first, last] = await Promise.all(
    [/^9 Nov/, /^10 Nov/].map((name) => page.getByRole('button', { name }).boundingBox()),
  );
  assert.ok(first && last);
  await page.mouse.move(last.x + last.width / 2, last.y + 40);
  await page.mouse.down();
  await page.mouse.move(first.x + first.width / 2, first.y + 50, { steps: 4 });
  await page.mouse.up();
  assert.equal(await done(page), [{ from: '2026-11-9', to: '2026-11-10' }], 'and no click');
  await page.getByRole('button', { name: /^10 Nov/ }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  assert.equal((await done(page)).at(-1), { from: '2026-11-10', to: '2026-11-11' });
  await page.context().close();
});

charts('the same figures stand in a table', async () => {
  const { page } = await open();
  await chooseOfChart(page.getByRole('main'), 'Show as a table');
  const row = page.getByRole('row', { name: /^10 Nov 2026/ });
  assert.equal(await row.getByRole('cell').allInnerTexts(), ['10', '20', '30']);
  assert.equal(await findBarriers(page), []);
  await chooseOfChart(page.getByRole('main'), 'Show as a chart');
  await page.getByRole('button', { name: /^10 Nov 2026/ }).waitFor();
  await page.context().close();
});

charts('is saved as PNG and SVG and copied, each with title and caption', async () => {
  const { page, complaints } = await open();
  const choose = async (item: RegExp) => {
    await page.getByRole('button', { name: 'Comments by day: table and image' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const saved = async (item: RegExp) => {
    const download = page.waitForEvent('download');
    await choose(item);
    const file = await download;
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  };
  const png = await saved(/\.png/);
  assert.is(png.name, 'comments-by-day.png');
  assert.is(png.bytes.subarray(1, 4).toString(), 'PNG');
  assert.ok(png.bytes.readUInt32BE(16) > 1600, 'sharp in print');
  const svg = (await saved(/\.svg/)).bytes.toString();
  for (const word of [
    '>Comments by day<',
    'penang-5000.json',
    '5,000 comments',
    '22 Nov 2026',
    'local analysis',
  ])
    assert.ok(svg.includes(word), word);
  await choose(/^Copy/);
  await page.waitForFunction(async () => {
    const [item] = await navigator.clipboard.read();
    return item?.types.includes('image/png');
  });
  assert.equal(complaints, []);
  await page.context().close();
});

charts('fits a narrow phone and has no barriers', async () => {
  for (const width of [320, 1440]) {
    const { page } = await open(width);
    assert.equal(await findBarriers(page), [], `${width}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= width, `${wide} of ${width}`);
    await page.context().close();
  }
});

charts('all of it takes at most 30 kB, which the first page does not load', () => {
  const app = new URL('../app/', import.meta.url);
  const manifest: Record<string, { file: string; name?: string; isEntry?: boolean; imports?: string[] }> =
    JSON.parse(readFileSync(new URL('.vite/manifest.json', app), 'utf8'));
  const chunks = Object.entries(manifest).filter(([, { name }]) => name === 'charts');
  assert.ok(chunks.length > 0);
  const sizes = chunks.map(([, { file }]) => gzipSync(readFileSync(new URL(file, app)), { level: 9 }).length);
  const size = sizes.reduce((sum, one) => sum + one, 0);
  assert.ok(size <= 30 * 1024, `${size} bytes`);
  const first = new Set<string>();
  const load = (name: string): void => {
    if (first.has(name)) return;
    first.add(name);
    manifest[name]?.imports?.forEach(load);
  };
  for (const [name, { isEntry }] of Object.entries(manifest)) if (isEntry) load(name);
  for (const [key] of chunks) assert.not.ok(first.has(key), key);
});

charts.run();
