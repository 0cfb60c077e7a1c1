import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { TEXT as ANALYZER_TEXT } from '../pages/analyzer/analyzer.texts.js';
import { commentFile } from '../testing/comment-file.js';
import { type Dashboard, fillSignIn, goInPage, openDashboard, signOutAndIn } from '../testing/dashboard.js';

const test = suite('what the page knows of a session');
const VARIABLES = ANALYZER_TEXT.variables;
let dashboard: Dashboard;
let taskId: string;

test.before(async () => {
  dashboard = await openDashboard();
  await addAccount('Nurul', 'Aisyah');
  const task = { date: '2026-11-21', socialPlatform: 'Facebook', task: '["Like"]' };
  ({ taskId } = (await dashboard.asAdmin('POST', '/api/tasks', task)) as { taskId: string });
});
test.after(() => dashboard.close());

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const toastOf = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title }).first();

let emails = 0;
async function addAccount(firstName: string, lastName: string): Promise<void> {
  await dashboard.asAdmin('POST', '/api/accounts', {
    emailAddress: `akaun${++emails}@example.my`,
    firstName,
    lastName,
  });
}

/** Each change that a list must follow, on the screens of the lists and of the sentiments. */
async function changeEverything(page: Page, name: string): Promise<void> {
  await goInPage(page, '/accounts');
  await page.getByRole('button', { name: 'Add Account' }).first().click();
  const field = (label: string) => page.getByRole('dialog').getByLabel(label, { exact: true });
  await field('Email address').fill(`${name.toLowerCase()}@example.my`);
  await field('First name').fill(name);
  await field('Last name').fill('binti Ali');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await row(page, `${name} binti Ali`).waitFor();
  await page.getByRole('button', { name: `Edit ${name} binti Ali` }).click();
  await field('Last name').fill('陈');
  await page.getByRole('button', { name: 'Update Account' }).click();
  await row(page, `${name} 陈`).waitFor();
  await page.getByRole('button', { name: `Delete ${name} 陈` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await toastOf(page, 'Account deleted').waitFor();
  await row(page, `${name} 陈`).waitFor({ state: 'detached' });

  const task = (await dashboard.asAdmin('POST', '/api/tasks', {
    date: '2026-11-22',
    socialPlatform: 'TikTok',
    task: '["Share"]',
  })) as { taskId: string };
  await goInPage(page, '/tasks');
  await page.getByRole('button', { name: /^Edit TASK-0001/ }).waitFor();
  const status = page.getByRole('combobox', { name: `Status of ${task.taskId}` });
  await status.click();
  await page.getByRole('option', { name: 'Completed' }).click();
  await status.filter({ hasText: 'Completed' }).waitFor();

  await goInPage(page, '/sentiments');
  const buffer = commentFile(30);
  // The card stands open only while there is nothing else to show.
  const opener = page.getByRole('button', { name: 'Upload JSON Data', expanded: false });
  const card = page.getByRole('heading', { name: 'Upload JSON Data' });
  await card.or(opener).first().waitFor();
  // Before the records are there, the page cannot know.
  await page.waitForFunction(() => document.querySelector('.skeleton') === null);
  if (!(await card.isVisible())) await opener.click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${name}.json`, mimeType: 'application/json', buffer });
  await page.getByRole('combobox', { name: 'Task ID' }).click();
  await page.getByRole('option', { name: `${taskId} - Facebook` }).click();
  const history = page.getByRole('button', { name: `View details of ${taskId}` });
  await page.getByRole('heading', { name: 'Upload JSON Data' }).waitFor();
  const before = await history.count();
  await page.getByRole('button', { name: 'Upload & Analyze' }).click();
  await history.nth(before).waitFor();
}

test('after a sign-out the next user sees nothing of the last one, and every list follows its changes', async () => {
  const { page, leave } = await dashboard.visit({ as: 'admin' });
  await page.goto('/tasks');
  await row(page, taskId).waitFor();
  await goInPage(page, '/sentiments');
  await page.getByText('No analysis data yet').waitFor();
  await goInPage(page, '/accounts');
  await row(page, 'Nurul Aisyah').waitFor();
  await addAccount('Ahmad', 'Zaki');
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/accounts', async (route) => {
    await gate;
    await route.continue();
  });
  await signOutAndIn(page, 'analyst');
  await page.getByRole('heading', { name: 'Account List' }).waitFor();
  assert.is(await row(page, 'Nurul Aisyah').count(), 0, 'rows that the user before had loaded');
  letGo();
  await row(page, 'Ahmad Zaki').waitFor();
  await changeEverything(page, 'Farah');
  await leave();
});

test('after a 401 it is the same, and what was searched for is not told', async () => {
  const { page, leave } = await dashboard.visit({ as: 'admin' });
  await page.goto('/tasks');
  await row(page, taskId).waitFor();
  await goInPage(page, '/accounts?q=nurul');
  await row(page, 'Nurul Aisyah').waitFor();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Delete Nurul Aisyah' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await addAccount('Devi', 'Nair');
  await fillSignIn(page, 'analyst');
  await row(page, 'Devi Nair').waitFor();
  assert.is(new URL(page.url()).search, '');
  await changeEverything(page, 'Hana');
  await leave();
});

test('after ten minutes elsewhere a list is asked for again and follows its changes', async () => {
  const { page, leave } = await dashboard.visit({ as: 'analyst' });
  await page.clock.install();
  await page.goto('/accounts');
  await row(page, 'Nurul Aisyah').waitFor();
  await goInPage(page, '/tasks');
  await row(page, taskId).waitFor();
  await goInPage(page, '/sentiments');
  await page.getByRole('heading', { name: 'Analysis History' }).waitFor();
  await goInPage(page, '/settings');
  await page.getByText('This session').waitFor();
  await addAccount('Kavitha', 'Raman');
  await page.clock.runFor('11:00');
  await goInPage(page, '/accounts');
  await row(page, 'Kavitha Raman').waitFor();
  await changeEverything(page, 'Intan');
  await leave();
});

test('what an analyst prepared is gone after the sign-out, and waits after a 401 for the same person only', async () => {
  const { page, leave } = await dashboard.visit({ as: 'analyst' });
  const variable = page.getByRole('list', { name: VARIABLES.list }).getByText('banjir');
  const prepare = async () => {
    await page.getByRole('textbox', { name: VARIABLES.label }).fill('banjir');
    await page.keyboard.press('Enter');
    await variable.first().waitFor();
  };
  const endSession = async () => {
    await page.context().clearCookies();
    await page.getByRole('tab').nth(1).click();
    await goInPage(page, '/settings');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  };
  await page.goto('/fb-analyzer');
  await prepare();
  await signOutAndIn(page, 'admin');
  await page.getByRole('textbox', { name: VARIABLES.label }).waitFor();
  assert.is(await variable.count(), 0, 'after the sign-out');
  await prepare();
  await endSession();
  await fillSignIn(page, 'admin');
  await goInPage(page, '/fb-analyzer');
  await variable.first().waitFor();
  await endSession();
  await fillSignIn(page, 'analyst');
  await goInPage(page, '/fb-analyzer');
  await page.getByRole('textbox', { name: VARIABLES.label }).waitFor();
  assert.is(await variable.count(), 0, 'another person after the 401');
  await leave();
});

test.run();
