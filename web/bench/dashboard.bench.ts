/**
 * The dashboard's figures in Chromium, against their limits: what the first page weighs, how soon it shows something on
 * a CPU slowed four times, how long a key press in a filter over 10,000 results waits for its paint, and how far the
 * page shifts. Ends with exit code 1 when a limit is broken.
 */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commentFile } from '../testing/comment-file.js';
import { type Dashboard, openDashboard, PASSWORD } from '../testing/dashboard.js';
import { manyResults } from '../testing/many-results.js';
import {
  isBroken,
  observe,
  quantile,
  readMeasured,
  report,
  SLOWDOWN,
  slowDown,
  timeKeys,
} from './measure.js';

const KB = 1000;
const app = fileURLToPath(new URL('../app/', import.meta.url));

/** Bytes as they came over the wire, by kind of file, until the page shows its first heading. */
async function weigh(dashboard: Dashboard): Promise<void> {
  const { page, leave } = await dashboard.visit();
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const files = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map((entry) => ({
      name: new URL(entry.name).pathname,
      bytes: entry.encodedBodySize,
    })),
  );
  const sum = (ending: string) =>
    files.filter((file) => file.name.endsWith(ending)).reduce((total, file) => total + file.bytes, 0);
  report('first page, JavaScript (compressed)', sum('.js') / KB, 110, 'kB');
  report('first page, CSS (compressed)', sum('.css') / KB, 20, 'kB');
  await leave();
}

interface ManifestEntry {
  file: string;
  isDynamicEntry?: boolean;
  src?: string;
}

/** The chunk of each page that loads when it is opened, and the one that pages share. */
function weighChunks(): void {
  const manifest = JSON.parse(readFileSync(join(app, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const sizes = Object.values(manifest)
    .filter((entry) => entry.file.endsWith('.js') && entry.isDynamicEntry)
    .map((entry) => ({ name: entry.file, bytes: compressedSize(entry.file) }))
    .sort((a, b) => b.bytes - a.bytes);
  for (const { name, bytes } of sizes.slice(0, 4)) {
    // The uploader's chunk may be larger: it is loaded only where files are sent.
    report(`chunk ${name} (compressed)`, bytes / KB, /Uploader/.test(name) ? 160 : 60, 'kB');
  }
  const shared = Object.values(manifest).find(({ file }) => file.startsWith('assets/shared-'));
  if (shared) report('chunk that pages share (compressed)', compressedSize(shared.file) / KB, 110, 'kB');
}

function compressedSize(file: string): number {
  try {
    return statSync(join(app, `${file}.br`)).size;
  } catch {
    return statSync(join(app, file)).size;
  }
}

/** First contentful paint on the slowed CPU, the middle one of five cold visits. */
async function timeFirstContent(dashboard: Dashboard): Promise<void> {
  const times: number[] = [];
  for (let visit = 0; visit < 5; visit++) {
    const { page, leave } = await dashboard.visit();
    await slowDown(page);
    await page.goto('/login');
    await page.getByRole('heading', { level: 1 }).waitFor();
    times.push(
      await page.evaluate(
        () =>
          performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      ),
    );
    await leave();
  }
  report(`first content, CPU ${SLOWDOWN}x slower`, quantile(times, 0.5), 1000, 'ms');
}

/** Types words into the search over 10,000 results. Keys that the browser timed below 16 ms count as 16. */
async function timeTyping(dashboard: Dashboard): Promise<void> {
  const { page, leave } = await dashboard.visit({ as: 'analyst' });
  await observe(page);
  const { status, results, overview } = manyResults(10_000);
  await page.route('**/api/fb-analyzer/task/banyak', (route) => route.fulfill({ json: status }));
  await page.route('**/api/fb-analyzer/task/banyak/overview*', (route) => route.fulfill({ json: overview }));
  await page.route('**/api/fb-analyzer/task/banyak/results*', (route) => route.fulfill({ json: results }));
  await page.goto('/fb-analyzer?task=banyak');
  await page.getByRole('list', { name: '留言列表' }).waitFor();
  await slowDown(page);
  const search = page.getByRole('searchbox');
  await search.click();
  const times = await timeKeys(page, [
    'harga barang',
    '塞车塞到傻',
    'terima kasih',
    'clinic',
    'jalan rosak',
    'ayam',
    'flood victims',
  ]);
  report(
    `key press to paint in a search over 10,000 results, p99 of ${times.length} (CPU ${SLOWDOWN}x slower)`,
    quantile(times, 0.99),
    100,
    'ms',
  );
  await leave();
}

/** The way from the sign-in to the results, on a desktop and on a phone. */
async function measureShift(dashboard: Dashboard): Promise<void> {
  for (const size of ['desktop', 'phone'] as const) {
    const { page, leave } = await dashboard.visit({ size });
    await observe(page);
    await page.goto('/login');
    await page.getByLabel('Username').fill('analyst');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('heading', { level: 1 }).and(page.locator(':not(:text("Sign in"))')).waitFor();
    await page.goto('/fb-analyzer');
    await page.getByRole('heading', { name: '历史分析' }).waitFor();
    await page.locator('input[type=file]').setInputFiles({
      name: 'komen.json',
      mimeType: 'application/json',
      buffer: commentFile(400),
    });
    await page.getByText('识别为').waitFor();
    await page.getByPlaceholder('例如：物价上涨').fill('塞车');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '开始分析' }).click();
    await page.getByRole('list', { name: '留言列表' }).waitFor();
    for (let turn = 0; turn < 10; turn++) {
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(60);
    }
    const { shift } = await readMeasured(page);
    report(`layout shift from the file to the results, ${size}`, shift, 0.02, '');
    await leave();
  }
}

const dashboard = await openDashboard();
try {
  await weigh(dashboard);
  weighChunks();
  await timeFirstContent(dashboard);
  await timeTyping(dashboard);
  await measureShift(dashboard);
} finally {
  await dashboard.close();
}
if (isBroken()) process.exitCode = 1;
