/**
 * The reading room in Chromium on a run of 100,000 comments: 300 comments judged with the keyboard alone, and how long each key waits
 * for its paint, which after Enter is that of the next comment. Ends with exit code 1 when the limit is broken.
 */
import type { Page } from 'playwright-core';
import { openDashboard } from '../testing/dashboard.js';
import { isFlood, isPrice, runToRead } from '../testing/read-run.js';
import { isBroken, observe, quantile, readMeasured, report } from './measure.js';

const COMMENTS = 100_000;
const JUDGED = 300;
const LIMIT_MS = 50;

/** Judges the comment on the screen; returns its keys. */
async function judge(page: Page): Promise<number> {
  const text = await page.locator('[data-comment]').innerText();
  const keys = [...(isFlood(text) ? ['1'] : []), ...(isPrice(text) ? ['2'] : []), '-', 'Enter'];
  for (const key of keys) {
    await page.keyboard.press(key);
    // A fast reader's pace; a key right after another would measure both.
    await page.waitForTimeout(40);
  }
  return keys.length;
}

const dashboard = await openDashboard();
try {
  const run = await runToRead(dashboard, COMMENTS);
  await dashboard.asAdmin('POST', `/api/fb-analyzer/task/${run}/draw`, { size: JUDGED + 20 });
  const { page, leave } = await dashboard.visit({ as: 'analyst' });
  await observe(page);
  await page.goto(`/reading/${run}`);
  await page.locator('[data-comment]').waitFor();
  let keys = 0;
  for (let judged = 0; judged < JUDGED; judged++) {
    if ((await page.locator('[data-comment]').count()) === 0) {
      await page.getByRole('button', { name: /^Read \d+ more/ }).waitFor();
      await page.keyboard.press('Enter');
      await page.locator('[data-comment]').waitFor();
    }
    keys += await judge(page);
  }
  await page.waitForTimeout(500);
  const { keys: slow } = await readMeasured(page);
  const times = [...slow, ...Array.from({ length: Math.max(0, keys - slow.length) }, () => 16)];
  report(
    `key to paint while ${JUDGED} of ${COMMENTS} comments are judged, p99 of ${times.length}`,
    quantile(times, 0.99),
    LIMIT_MS,
    'ms',
  );
  await leave();
} finally {
  await dashboard.close();
}
if (isBroken()) process.exitCode = 1;
