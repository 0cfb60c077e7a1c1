import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commentFile } from '../testing/comment-file.js';
import { type Dashboard, fillSignIn, openDashboard } from '../testing/dashboard.js';
import { stopsUntil } from '../testing/stops.js';

const walk = suite('the way from an own file to a report every Monday');
const folder = mkdtempSync(join(tmpdir(), 'smops-walk-'));
let dashboard: Dashboard;

walk.before(async () => {
  dashboard = await openDashboard({
    WATCH_FOLDER: folder,
    DELIVERY_FOLDER: folder,
  });
  await dashboard.asAdmin('POST', '/api/destinations', {
    kind: 'folder',
    name: 'Ketua jabatan',
    folder: 'ketua',
  });
});
walk.after(async () => {
  await dashboard.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Counts what a person clicks on this page, also over the addresses that it opens. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('smopsClick', () => {
    clicks++;
  });
  await page.addInitScript(() => {
    addEventListener(
      'click',
      (event) =>
        event.isTrusted && event.detail > 0 && (window as never as { smopsClick(): void }).smopsClick(),
      true,
    );
  });
  return () => clicks;
}

walk(
  'a Word page after at most 20 clicks, a schedule that sends it after 10 more, without a document',
  async () => {
    const { page, complaints, leave } = await dashboard.visit({ language: 'en' });
    const clicks = await countClicks(page);
    await page.goto('/login');
    await fillSignIn(page, 'analyst');
    await page.getByRole('link', { name: 'FB Analyzer' }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByText('Choose a comment file, or drop it here').click();
    await (await chooser).setFiles({
      name: 'majlis-november.json',
      mimeType: 'application/json',
      buffer: commentFile(160),
    });
    await page.getByText('Recognised as').waitFor();
    for (const variable of ['harga', 'jalan', 'sekolah']) {
      await page.getByPlaceholder('e.g. rising prices').fill(variable);
      await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: 'Start analysis' }).click();
    await page.getByRole('link', { name: 'Report', exact: true }).click();
    await page.getByRole('button', { name: 'Download' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /Word/ }).click();
    assert.match((await download).suggestedFilename(), /\.docx$/);
    const first = clicks();
    assert.ok(first <= 20, `${first} clicks to a Word page`);

    await page.getByRole('link', { name: 'Result', exact: true }).click();
    const steps = page.getByRole('navigation', { name: 'Every week:' });
    await steps.getByRole('button', { name: 'Save as codebook' }).click();
    await page.getByLabel('Name').fill('Aduan majlis');
    await page.keyboard.press('Enter');
    await steps.getByRole('link', { name: 'Aduan majlis' }).waitFor();
    await steps.getByRole('link', { name: 'Schedule' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: /Ketua jabatan/ }).check();
    await dialog.getByRole('button', { name: 'Create the schedule' }).click();
    await dialog.waitFor({ state: 'detached' });
    const more = clicks() - first;
    assert.ok(more <= 10, `${more} more clicks to the schedule`);
    const [schedule] = (await dashboard.asAdmin('GET', '/api/schedules')) as {
      name: string;
      codebook: { name: string };
      destinations: number[];
    }[];
    assert.equal(
      [schedule?.name, schedule?.codebook.name, schedule?.destinations.length],
      ['Aduan majlis', 'Aduan majlis', 1],
    );
    // The analysis that the codebook was made of is its first one.
    await page.goBack();
    await steps.getByRole('link', { name: 'What changed' }).click();
    await page.getByText(/^1 analysis, 160 comments/).waitFor();
    assert.equal(complaints, []);
    await leave();
  },
);

walk('by keyboard alone the first record of a page is at most 12 stops away', async () => {
  const { page, leave } = await dashboard.visit({ as: 'analyst', language: 'en' });
  await dashboard.asAdmin('POST', '/api/accounts', {
    emailAddress: 'aminah@majlis.example',
    firstName: 'Aminah',
    lastName: 'Rahman',
  });
  const [run] = (await dashboard.asAdmin('GET', '/api/fb-analyzer/tasks?limit=1')) as {
    analysisId: string;
  }[];
  const pages: [path: string, record: string][] = [
    ['/accounts', 'tbody tr'],
    ['/codebooks', 'tbody tr'],
    ['/schedules', 'tbody tr'],
    [`/fb-analyzer?task=${run?.analysisId}`, '#comments'],
  ];
  for (const [path, record] of pages) {
    await page.goto(path);
    await page.locator(record).first().waitFor();
    await page.waitForFunction(() => document.querySelector('.skeleton') === null);
    const stops = await stopsUntil(page, record);
    assert.ok(stops <= 12, `${path}: ${stops} stops`);
  }
  await leave();
});

walk.run();
