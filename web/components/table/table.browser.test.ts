import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Dashboard, openDashboard } from '../../testing/dashboard.js';
import { eventually } from '../../testing/eventually.js';

const tables = suite('tables and the dialogs above them');
let dashboard: Dashboard;
tables.before(async () => {
  dashboard = await openDashboard();
  for (const [date, socialPlatform] of [
    ['2026-11-20', 'TikTok'],
    ['2026-11-22', 'Facebook'],
    ['2026-11-21', 'TikTok'],
  ])
    await dashboard.asAdmin('POST', '/api/tasks', { date, socialPlatform, task: '["Like"]' });
});
tables.after(() => dashboard.close());

/** Waits until the tasks stand in this order. */
async function untilOrder(page: Page, ids: readonly string[]): Promise<void> {
  await page.waitForFunction((expected) => {
    const found = [...document.querySelectorAll('tbody tr')].flatMap(
      (row) => /TASK-\d{4}/.exec(row.textContent ?? '') ?? [],
    );
    return found.join() === expected;
  }, ids.join());
}
const OWN = ['TASK-0001', 'TASK-0002', 'TASK-0003'];

tables('a head orders the rows up, down and not at all, which the address keeps', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'staff' });
  await page.goto('/tasks');
  await untilOrder(page, OWN);
  const head = page.getByRole('columnheader', { name: 'Date' });
  await head.getByRole('button').click();
  await untilOrder(page, ['TASK-0001', 'TASK-0003', 'TASK-0002']);
  await eventually(() => head.getAttribute('aria-sort'), 'ascending');
  await page.waitForURL('**/tasks?sort=date');
  await head.getByRole('button').press('Enter');
  await untilOrder(page, ['TASK-0002', 'TASK-0003', 'TASK-0001']);
  await page.waitForURL('**/tasks?sort=-date');
  await page.reload();
  await untilOrder(page, ['TASK-0002', 'TASK-0003', 'TASK-0001']);
  await eventually(() => head.getAttribute('aria-sort'), 'descending');
  await head.getByRole('button').click();
  await untilOrder(page, OWN);
  await page.waitForURL(/\/tasks$/);
  await eventually(() => head.getAttribute('aria-sort'), null);
  assert.equal(complaints, []);
  await leave();
});

tables('an address with an order or a filter that does not exist shows the list as it is', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'staff' });
  for (const query of ['sort=tiada', 'sort=-', 'sort=--date', 'platform=Tiada']) {
    await page.goto(`/tasks?${query}`);
    await untilOrder(page, OWN);
  }
  await page.goto('/tasks?sort=-task&platform=TikTok');
  await untilOrder(page, ['TASK-0003', 'TASK-0001']);
  assert.equal(complaints, []);
  await leave();
});

tables('a dialog that closes gives the focus back to what opened it', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'staff' });
  await page.goto('/tasks');
  await untilOrder(page, OWN);
  const add = page.getByRole('button', { name: 'Add Task' }).first();
  await add.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  assert.ok(await dialog.evaluate((box) => box.contains(document.activeElement)));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.waitForFunction(() => document.activeElement?.matches('button') === true);
  assert.ok(await add.evaluate((button) => button === document.activeElement));
  assert.equal(complaints, []);
  await leave();
});

tables.run();
