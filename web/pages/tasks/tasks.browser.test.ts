import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Dashboard, openDashboard, signOutAndIn } from '../../testing/dashboard.js';
import { choose, field, row, toastOf } from '../../testing/list-page.js';

const tasks = suite('the tasks screen');
let dashboard: Dashboard;
tasks.before(async () => {
  dashboard = await openDashboard();
});
tasks.after(() => dashboard.close());

tasks('a task is added with types as chips, completed inline, and stays completed', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'staff' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/tasks');
  await page.getByText('No tasks found').waitFor();
  await page.getByText('Create your first task to get started.').waitFor();
  await signOutAndIn(page, 'staff');
  await page.getByText('Total ListTodo').waitFor();
  await page.getByRole('button', { name: 'Add Task' }).first().click();
  await page.getByRole('button', { name: 'Create Task' }).click();
  await page.getByText('Select a platform.').waitFor();
  await choose(page, 'Social platform', 'Facebook');
  await page.getByRole('dialog').getByLabel('Task types', { exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Comment - Promote' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Like' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove Like' }).click();
  await field(page, 'Linkoptional').fill('https://www.facebook.com/example/posts/1');
  await field(page, 'Requirementsoptional').fill('Guna nada sopan\n请用中文');
  await page.getByRole('button', { name: 'Create Task' }).click();
  await toastOf(page, 'Task created').waitFor();
  const task = row(page, 'TASK-0001');
  await task.getByText('Comment - Promote').waitFor();
  assert.is(await task.getByText('Like', { exact: true }).count(), 0);
  await page.getByRole('button', { name: 'Copy link of TASK-0001' }).click();
  await toastOf(page, 'Link copied').waitFor();
  assert.is(
    await page.evaluate(() => navigator.clipboard.readText()),
    'https://www.facebook.com/example/posts/1',
  );
  const status = task.getByRole('combobox', { name: 'Status of TASK-0001' });
  await status.click();
  await page.getByRole('option', { name: 'Completed' }).click();
  await toastOf(page, 'TASK-0001: Completed').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await status.filter({ hasText: 'In Progress' }).waitFor();
  await status.click();
  await page.getByRole('option', { name: 'Completed' }).click();
  await toastOf(page, 'Status updated').waitFor();
  assert.ok(await status.isDisabled());
  const { status: stored } = ((await dashboard.asAdmin('GET', '/api/tasks')) as { status: string }[])[0]!;
  assert.is(stored, 'Completed');
  assert.ok(
    await task.evaluate((element) => element.contains(document.activeElement)),
    'the keyboard goes on in the row',
  );
  assert.equal(complaints, []);
  await leave();
});

tasks('a status that the server refuses goes back to what it was', async () => {
  const input = { date: '2026-11-21', socialPlatform: 'TikTok', task: '["Share"]' };
  const { taskId } = (await dashboard.asAdmin('POST', '/api/tasks', input)) as { taskId: string };
  const { page, leave } = await dashboard.visit({ as: 'staff' });
  await page.goto('/tasks');
  const status = page.getByRole('combobox', { name: `Status of ${taskId}` });
  await status.waitFor();
  await page.route('**/api/tasks/*/status', (route) => route.abort('connectionrefused'));
  await status.click();
  await page.getByRole('option', { name: 'Completed' }).click();
  await toastOf(page, 'Failed to update task status. Please try again.').waitFor();
  assert.match(await status.innerText(), /In Progress/);
  await leave();
});

tasks('a chosen status is not lost when the person signs out before it became final', async () => {
  const input = { date: '2026-11-22', socialPlatform: 'Instagram', task: '["Like"]' };
  const { id, taskId } = (await dashboard.asAdmin('POST', '/api/tasks', input)) as {
    id: number;
    taskId: string;
  };
  const { page, leave } = await dashboard.visit({ as: 'staff' });
  await page.goto('/tasks');
  await page.getByRole('combobox', { name: `Status of ${taskId}` }).click();
  await page.getByRole('option', { name: 'Completed' }).click();
  await signOutAndIn(page, 'analyst');
  const stored = (await dashboard.asAdmin('GET', '/api/tasks')) as { id: number; status: string }[];
  assert.is(stored.find((one) => one.id === id)?.status, 'Completed');
  await leave();
});

tasks.run();
