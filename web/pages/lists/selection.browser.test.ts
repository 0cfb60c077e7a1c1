import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Dashboard,
  faultsInEveryLook,
  findBarriers,
  openDashboard,
  type Visit,
} from '../../testing/dashboard.js';
import { eventually } from '../../testing/eventually.js';
import { choose, row, toastOf } from '../../testing/list-page.js';

const test = suite('filters and selected rows of the lists');
let dashboard: Dashboard;
let visit: Visit;
let page: Page;

const NAMES = ['Aminah', '小明', 'Kumar', 'Siti', 'Mei Ling'];

test.before(async () => {
  dashboard = await openDashboard();
  for (const [index, firstName] of NAMES.entries()) {
    await dashboard.asAdmin('POST', '/api/accounts', {
      emailAddress: `orang${index}@contoh.example`,
      firstName,
      lastName: 'Contoh',
      facebookProfileLink: 'https://www.facebook.com/contoh',
      facebookStatus: index < 2 ? 'active' : 'pending',
    });
    await dashboard.asAdmin('POST', '/api/tasks', {
      date: `2026-11-2${index}`,
      socialPlatform: 'TikTok',
      task: '["Share"]',
    });
    await dashboard.asAdmin('POST', '/api/whatsapps', {
      phoneNumber: `012-345 678${index}`,
      whatsappName: `Kedai ${firstName}`,
      groupName: 'Kumpulan 01',
      state: index < 3 ? 'Sabah' : 'Johor',
    });
  }
  visit = await dashboard.visit({ as: 'staff' });
  page = visit.page;
});
test.after(async () => {
  assert.equal(visit.complaints, []);
  await dashboard.close();
});

const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
const bar = () => page.getByRole('region', { name: 'Selected rows' });
const counted = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
const stored = async (list: string) =>
  (await dashboard.asAdmin('GET', `/api/${list}`)) as Record<string, unknown>[];

test('a card filters the list by what it counts, shows that it does, and stands in the address', async () => {
  await page.goto('/accounts');
  await counted('5 in all');
  const card = page.getByRole('button', { name: /Facebook Active/ });
  assert.match((await card.innerText()).replace(/\s+/g, ' '), /Facebook Active 2/);
  await card.click();
  await counted('2 of 5');
  await page.waitForURL('**/accounts?status=Facebook-active');
  await page.reload();
  await counted('2 of 5');
  await eventually(() => card.getAttribute('aria-pressed'), 'true');
  await page.getByRole('button', { name: 'Export' }).click();
  const href = await page.getByRole('menuitem', { name: /CSV/ }).getAttribute('href');
  assert.is(new URL(href ?? '', page.url()).searchParams.get('facebookStatus'), 'active');
  await page.keyboard.press('Escape');
  await card.click();
  await counted('5 in all');
  await card.click();
  await page.getByRole('button', { name: /Total Accounts/ }).click();
  await counted('5 in all');
});

test('tasks are filtered by status and by days', async () => {
  await page.goto('/tasks?day=custom&from=2026-11-21&to=2026-11-22');
  await counted('2 of 5');
  await page.getByLabel('To', { exact: true }).fill('2026-11-23');
  await counted('3 of 5');
  await page.waitForURL(/to=2026-11-23/);
  await page.getByRole('button', { name: /^Completed/ }).click();
  await page.getByText('No tasks found').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await counted('5 in all');
});

test('rows are selected by clicks and keys, deleted together, and come back together', async () => {
  await page.goto('/accounts');
  await box('小明 Contoh').click();
  await box('Siti Contoh').click({ modifiers: ['Shift'] });
  await bar().getByText('3 selected').waitFor();
  await page.keyboard.press('Shift+ArrowDown');
  await bar().getByText('4 selected').waitFor();
  assert.ok(await box('Mei Ling Contoh').evaluate((one) => one === document.activeElement));
  await page.keyboard.press('Control+a');
  await bar().getByText('5 selected').waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await bar().getByText('4 selected').waitFor();
  assert.equal(await findBarriers(page), []);

  await bar().getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Are you sure you want to delete 4 accounts?').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await toastOf(page, 'Deleted 4 accounts').waitFor();
  await counted('1 in all');
  await row(page, 'Siti Contoh').waitFor();
  assert.is(await bar().count(), 0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await toastOf(page, 'Restored 4 accounts').waitFor();
  await counted('5 in all');
});

test('a row that a filter hides is not among the selected ones', async () => {
  await page.goto('/accounts');
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).click();
  await bar().getByText('5 selected').waitFor();
  await page.getByRole('button', { name: /Facebook Active/ }).click();
  await bar().getByText('2 selected').waitFor();
  await bar().getByRole('button', { name: 'Export' }).click();
  const href = await page.getByRole('menuitem', { name: /CSV/ }).getAttribute('href');
  assert.is(new URL(href ?? '', page.url()).searchParams.get('ids'), '1-2');
  await page.keyboard.press('Escape');
  await bar().getByRole('button', { name: 'Clear the selection' }).click();
  assert.is(await bar().count(), 0);
});

test('a status goes to all selected accounts, and Undo gives each its own back', async () => {
  await page.goto('/accounts');
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).click();
  await bar().getByRole('button', { name: 'Set status' }).click();
  await choose(page, 'Status', 'suspended');
  await page.getByRole('dialog').getByRole('button', { name: 'Set status' }).click();
  await toastOf(page, '5 accounts: suspended').waitFor();
  const statuses = async () => (await stored('accounts')).map(({ facebookStatus }) => facebookStatus);
  assert.equal(await statuses(), Array(5).fill('suspended'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await toastOf(page, 'Restored 5 accounts').waitFor();
  assert.equal(await statuses(), ['active', 'active', 'pending', 'pending', 'pending']);
});

test('WhatsApp accounts of the most popular state are banned together and come back', async () => {
  await page.goto('/whatsapp');
  await page.getByRole('button', { name: /Most Popular State/ }).click();
  await counted('3 of 5');
  await page.waitForURL('**/whatsapp?state=Sabah');
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).click();
  await bar().getByRole('button', { name: 'Set status' }).click();
  await page.getByRole('menuitem', { name: 'Banned' }).click();
  await toastOf(page, '3 WhatsApp accounts: Banned').waitFor();
  const banned = async () => (await stored('whatsapps')).filter(({ status }) => status === 'Banned').length;
  assert.is(await banned(), 3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await toastOf(page, 'Restored 3 WhatsApp accounts').waitFor();
  assert.is(await banned(), 0);
});

test('tasks completed together can be undone for five seconds', async () => {
  await page.goto('/tasks');
  for (const name of ['TASK-0001', 'TASK-0002']) await box(name).click();
  await bar().getByRole('button', { name: 'Mark completed' }).click();
  await toastOf(page, '2 tasks: Completed').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await box('TASK-0003').click();
  await box('TASK-0004').click();
  await bar().getByRole('button', { name: 'Mark completed' }).click();
  await toastOf(page, 'Status updated').waitFor();
  assert.equal(
    (await stored('tasks')).map(({ status }) => status === 'Completed'),
    [false, false, true, true, false],
  );
});

test('nothing is lost when the server refuses: the rows stay selected', async () => {
  await page.goto('/accounts');
  await box('Kumar Contoh').click();
  await page.route('**/api/accounts/delete', (route) => route.abort('connectionrefused'));
  await bar().getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await toastOf(page, 'Nothing was changed. Please try again.').waitFor();
  await page.keyboard.press('Escape');
  await bar().getByText('1 selected').waitFor();
  await page.unroute('**/api/accounts/delete');
});

test('selected rows and filters are free of barriers on a phone, a tablet and a desk', async () => {
  for (const path of ['/accounts', '/tasks?day=custom', '/whatsapp']) {
    await page.goto(path);
    await page.getByRole('checkbox').nth(1).click();
    await bar().waitFor();
    assert.equal(await faultsInEveryLook(page), [], path);
  }
});

test.run();
