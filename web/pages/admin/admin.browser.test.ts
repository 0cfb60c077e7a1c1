import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Dashboard,
  faultsInEveryLook,
  findBarriers,
  openDashboard,
  PASSWORD,
  signOutAndIn,
} from '../../testing/dashboard.js';
import { eventually } from '../../testing/eventually.js';

const admin = suite('users, API tokens, sessions');
let dashboard: Dashboard;
admin.before(async () => {
  dashboard = await openDashboard();
});
admin.after(() => dashboard.close());

admin('a new user gets a password that is shown once and must be changed at the first sign-in', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'admin' });
  await page.goto('/settings/users');
  await page.getByRole('button', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New User' });
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'username');
  await dialog.getByRole('button', { name: 'Create User' }).click();
  await dialog.getByText('A username is needed.').waitFor();
  assert.equal(await findBarriers(page), []);
  await dialog.getByLabel('Username').fill('陈慧敏');
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: /Analyst/ }).click();
  await dialog.getByRole('button', { name: 'Create User' }).click();
  const secret = page.getByRole('dialog', { name: 'Copy this password now' });
  const password = await secret.locator('code').innerText();
  await secret.getByRole('button', { name: 'Done' }).click();
  await page
    .getByRole('table', { name: 'User List' })
    .getByRole('row')
    .filter({ hasText: '陈慧敏' })
    .getByText('New password due')
    .waitFor();
  assert.equal(complaints, []);
  await leave();

  const own = await dashboard.visit();
  await own.page.goto('/login');
  await own.page.getByLabel('Username').fill('陈慧敏');
  await own.page.getByLabel('Password').fill(password);
  await own.page.getByRole('button', { name: 'Sign In' }).click();
  await own.page.getByRole('heading', { name: 'Choose your own password' }).waitFor();
  assert.equal(await findBarriers(own.page), []);
  await own.page.getByLabel('Current password').fill(password);
  await own.page.getByLabel('New password', { exact: true }).fill('kuih-lapis-pelangi-7');
  await own.page.getByLabel('New password, once more').fill('kuih-lapis-pelangi-8');
  await own.page.getByRole('button', { name: 'Change Password' }).click();
  await own.page.getByText('The two new passwords differ.').waitFor();
  await own.page.getByLabel('New password, once more').fill('kuih-lapis-pelangi-7');
  await own.page.getByRole('button', { name: 'Change Password' }).click();
  await own.page.getByText('Welcome, 陈慧敏').waitFor();
  await own.leave();
});

admin('role, disabling and removal ask and take effect; oneself is spared', async () => {
  await dashboard.asAdmin('POST', '/api/users', {
    username: 'raj.kumar',
    role: 'staff',
    password: PASSWORD,
    mustChangePassword: false,
  });
  const { page, leave } = await dashboard.visit({ as: 'admin' });
  await page.goto('/settings/users');
  const row = page
    .getByRole('table', { name: 'User List' })
    .getByRole('row')
    .filter({ hasText: 'raj.kumar' });
  await row.waitFor();
  await signOutAndIn(page, 'admin');
  await row.getByRole('button', { name: 'Change role of raj.kumar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Role of raj.kumar' });
  await dialog.getByRole('combobox').click();
  await page.getByRole('option', { name: /Portrait viewer/ }).click();
  await dialog.getByRole('button', { name: 'Update User' }).click();
  await row.getByText('Portrait viewer').waitFor();
  await row.getByRole('button', { name: 'Disable raj.kumar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await row.getByText('Disabled').waitFor();
  await row.getByRole('button', { name: 'Enable raj.kumar' }).click();
  await row.getByText('Active').waitFor();
  await row.getByRole('button', { name: 'Remove raj.kumar' }).click();
  const question = page.getByRole('dialog', { name: 'Remove User' });
  await page.waitForFunction(() => document.activeElement?.textContent === 'Cancel');
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Remove raj.kumar');
  await row.getByRole('button', { name: 'Remove raj.kumar' }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await row.waitFor({ state: 'detached' });
  assert.ok(await page.getByRole('button', { name: 'Remove admin' }).isDisabled());
  await leave();
});

admin('a name that is taken is said in the dialog, and what was typed stays', async () => {
  const { page, leave } = await dashboard.visit({ as: 'admin' });
  await page.goto('/settings/users');
  await page.getByRole('button', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New User' });
  await dialog.getByLabel('Username').fill('Analyst');
  await dialog.getByRole('button', { name: 'Create User' }).click();
  await dialog.getByRole('alert').waitFor();
  await eventually(() => dialog.getByLabel('Username').inputValue(), 'Analyst');
  await leave();
});

admin('a chosen tick has the colour of what is chosen, not of what is off', async () => {
  const { page, leave } = await dashboard.visit({ as: 'admin' });
  await page.goto('/settings/users');
  await page.getByRole('button', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New User' });
  await dialog.getByLabel('Password').fill('teh-tarik-manis-9');
  const tick = dialog.getByRole('checkbox');
  await eventually(() => tick.isChecked(), true);
  const ground = (element: Element) => getComputedStyle(element).backgroundColor;
  const primary = await dialog.getByRole('button', { name: 'Create User' }).evaluate(ground);
  assert.is(await tick.evaluate(ground), primary);
  await leave();
});

admin('a token is shown once, works, and is revoked', async () => {
  const { page, leave } = await dashboard.visit({ as: 'admin' });
  await page.goto('/settings/programs');
  await page.getByRole('button', { name: 'Create Token' }).waitFor();
  await signOutAndIn(page, 'admin');
  await page.getByRole('button', { name: 'Create Token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create API Token' });
  await dialog.getByLabel('Name').fill('import malam');
  await dialog.getByRole('button', { name: 'Create Token' }).click();
  const secret = page.getByRole('dialog', { name: 'Copy this token now' });
  const token = await secret.locator('code').first().innerText();
  assert.match(token, /^smops_/);
  const check = () => fetch(`${dashboard.url}/api/status`, { headers: { authorization: `Bearer ${token}` } });
  assert.is((await check()).status, 200);
  await secret.getByRole('button', { name: 'Done' }).click();
  assert.not.ok((await page.content()).includes(token));
  await page.getByRole('button', { name: 'Revoke import malam' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('Token revoked').first().waitFor();
  assert.is((await check()).status, 401);
  await leave();
});

admin('the account page knows its own session, also after signing out and in', async () => {
  const { page, leave } = await dashboard.visit({ as: 'staff' });
  await page.goto('/settings');
  await page.getByText('This session').waitFor();
  await signOutAndIn(page, 'staff');
  await page.getByText('This session').waitFor();
  await eventually(() => page.getByText('This session').count(), 1);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page
    .getByText(/Enter your (current )?password/)
    .first()
    .waitFor();
  await leave();
});

admin('a session can be ended, and its user is asked to sign in', async () => {
  const other = await dashboard.visit({ as: 'analyst' });
  await other.page.goto('/settings');
  await other.page.getByText('This session').waitFor();
  const { page, leave } = await dashboard.visit({ as: 'admin' });
  await page.goto('/settings/users');
  const row = page
    .getByRole('table', { name: 'Open Sessions' })
    .getByRole('row')
    .filter({ hasText: 'analyst' });
  await row.waitFor();
  await signOutAndIn(page, 'admin');
  await row.getByRole('button', { name: /Sign out: analyst/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await row.waitFor({ state: 'detached' });
  await other.page.getByRole('link', { name: 'FB Analyzer' }).click();
  await other.page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await leave();
  await other.leave();
});

admin('a list that cannot be loaded says so with the request id, and can be tried again', async () => {
  const { page, leave } = await dashboard.visit({ as: 'admin' });
  let fails = true;
  await page.route('**/api/users', (route) =>
    fails
      ? route.fulfill({
          status: 500,
          json: {
            error: 'Something went wrong.',
            message: 'Something went wrong.',
            code: 'INTERNAL',
            requestId: 'req-77',
          },
        })
      : route.continue(),
  );
  await page.goto('/settings/users');
  await page.getByText('The users could not be loaded').waitFor();
  await page.getByText('req-77').waitFor();
  fails = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('table', { name: 'User List' }).waitFor();
  await leave();
});

admin('no barrier and nothing too wide, at any width and colour', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'admin' });
  for (const path of ['/settings/users', '/settings/programs', '/settings/sending']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    assert.equal(await faultsInEveryLook(page), [], path);
  }
  assert.equal(complaints, []);
  await leave();
});

admin.run();
