import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Dashboard, openDashboard } from '../../../testing/dashboard.js';

const test = suite<{ dashboard: Dashboard }>('users in the settings');
test.before(async (context) => {
  context.dashboard = await openDashboard();
});
test.after(({ dashboard }) => dashboard.close());

test('who is disabled: the dialog says what stops, and it has stopped', async ({ dashboard }) => {
  const analyst = await dashboard.visit({ as: 'analyst' });
  await analyst.page.goto('/tasks');
  await analyst.page.getByRole('heading', { level: 1 }).waitFor();

  const { page, complaints, leave } = await dashboard.visit({ as: 'admin' });
  await page.goto('/settings/users');
  const row = page.getByRole('table', { name: 'User List' }).getByRole('row').filter({ hasText: 'analyst' });
  await row.getByRole('button', { name: 'Disable analyst' }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByText(/What stops: 1 session ends\./).waitFor();
  await dialog.getByRole('button', { name: 'Disable', exact: true }).click();
  await page.getByText(/^User has been updated.*What stops: 1 session ends\./).waitFor();
  await row.getByText('Disabled').waitFor();

  await analyst.page.goto('/tasks');
  await analyst.page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await analyst.leave();
  assert.equal(complaints, []);
  await leave();
});

test.run();
