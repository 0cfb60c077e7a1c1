import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Dashboard,
  findBarriers,
  openDashboard,
  signOutAndIn,
  type VisitOptions,
} from '../../testing/dashboard.js';
import { eventually } from '../../testing/eventually.js';
import { choose, field, row, toastOf } from '../../testing/list-page.js';

const lists = suite('the staff lists');
let dashboard: Dashboard;
lists.before(async () => {
  dashboard = await openDashboard();
  const task = { date: '2026-11-21', socialPlatform: 'TikTok', task: '["Share"]' };
  await dashboard.asAdmin('POST', '/api/tasks', task);
  const shop = {
    phoneNumber: '012-345 6789',
    whatsappName: 'Kedai Kopi 茶 ☕',
    groupName: 'Penang 01',
    state: 'Pulau Pinang',
  };
  await dashboard.asAdmin('POST', '/api/whatsapps', shop);
});
lists.after(() => dashboard.close());

const SIZES: VisitOptions[] = [
  { size: 'phone', colours: 'dark' },
  { size: 'phone', colours: 'light' },
  { size: 'desktop', colours: 'dark' },
  { size: 'desktop', colours: 'light' },
];

const account = (email: string, firstName: string, lastName: string, more = {}) => ({
  emailAddress: email,
  firstName,
  lastName,
  ...more,
});

lists('an account is added with the keyboard, edited, deleted and brought back', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'staff' });
  await page.goto('/accounts');
  await page.getByText('No accounts found').waitFor();
  await page.getByText('Add your first account to get started.').waitFor();
  await signOutAndIn(page, 'staff');
  await page.keyboard.press('n');
  await page.getByRole('dialog', { name: 'Add New Account' }).waitFor();
  await page.keyboard.type('bukan-emel');
  await page.keyboard.press('Enter');
  await page.getByText('Enter an email address such as name@example.com.').waitFor();
  await page.getByText('First name is required.').waitFor();
  await field(page, 'Email address').fill('mei.ling@example.my');
  await field(page, 'First name').fill('小明');
  await field(page, 'Last name').fill('王');
  await field(page, 'Facebook profile linkoptional').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByText('must be an address that begins with http:// or https://').waitFor();
  await field(page, 'Facebook profile linkoptional').fill('https://www.facebook.com/example.page');
  await choose(page, 'Facebook status', 'active');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await toastOf(page, 'Account created').waitFor();
  await row(page, '小明 王').getByText('小王').waitFor();
  const badge = row(page, '小明 王').getByRole('link');
  await eventually(() => badge.getAttribute('href'), 'https://www.facebook.com/example.page');
  await eventually(() => badge.getAttribute('target'), '_blank');

  await page.getByRole('button', { name: 'Edit 小明 王' }).click();
  await page.getByRole('dialog', { name: 'Edit Account' }).waitFor();
  await field(page, 'First name').fill('小红');
  await page.getByRole('button', { name: 'Update Account' }).click();
  await toastOf(page, 'Account updated').waitFor();
  await row(page, '小红 王').waitFor();

  await page.getByRole('button', { name: 'Delete 小红 王' }).click();
  await page.getByText("Are you sure you want to delete 小红 王's account?").waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await toastOf(page, 'Account deleted').waitFor();
  await page.getByText('No accounts found').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await row(page, '小红 王').waitFor();
  assert.equal(complaints, []);
  await leave();
});

lists('search and platform filter narrow the list, stand in the address, and can be cleared', async () => {
  const tiktok = { tiktokProfileLink: 'https://www.tiktok.com/@example' };
  await dashboard.asAdmin('POST', '/api/accounts', account('raj@example.my', 'Raj', 'Kumar', tiktok));
  const { page, leave } = await dashboard.visit({ as: 'staff' });
  await page.goto('/accounts');
  await row(page, 'Raj Kumar').waitFor();

  await signOutAndIn(page, 'staff');
  await page.keyboard.press('/');
  await page.keyboard.type('RAJ');
  await page.getByText('1 of 2').waitFor();
  await page.waitForURL('**/accounts?q=RAJ');
  await page.reload();
  await page.getByText('1 of 2').waitFor();
  await page.getByLabel('Search accounts').fill('tiada sesiapa');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByText('2 in all').waitFor();
  await page.getByRole('combobox', { name: 'Platform' }).click();
  await page.getByRole('option', { name: 'TikTok' }).click();
  await page.getByText('1 of 2').waitFor();
  await row(page, 'Raj Kumar').waitFor();
  await page.goto('/accounts?platform=MySpace');
  await page.getByText('2 in all').waitFor();
  await page.getByRole('button', { name: 'Export' }).click();
  const address = await page.getByRole('menuitem', { name: /CSV/ }).getAttribute('href');
  assert.is(new URL(address ?? '', page.url()).searchParams.get('platform') ?? '', '');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys of this page' }).waitFor();
  await leave();
});

lists('two people edit one account: the later one is told and decides', async () => {
  const created = await dashboard.asAdmin('POST', '/api/accounts', account('dua@example.my', 'Siti', 'Dua'));
  const { id } = created as { id: number };
  const { page, leave } = await dashboard.visit({ as: 'staff' });
  await page.goto('/accounts');
  await page.getByRole('button', { name: 'Edit Siti Dua' }).click();
  await field(page, 'First name').fill('Mine');
  await dashboard.asAdmin('PUT', `/api/accounts/${id}`, account('dua@example.my', 'Theirs', 'Dua'));
  await page.getByRole('button', { name: 'Update Account' }).click();
  await page.getByText('Another user has changed this in the meantime.').waitFor();
  await eventually(() => field(page, 'First name').inputValue(), 'Mine', 'what was typed is kept');
  await page.getByRole('button', { name: 'Save mine anyway' }).click();
  await row(page, 'Mine Dua').waitFor();
  await leave();
});

lists('a failed save keeps the form, and a failed deletion brings the row back', async () => {
  const { page, leave } = await dashboard.visit({ as: 'staff' });
  await page.goto('/accounts');
  await row(page, 'Raj Kumar').waitFor();
  await page.route('**/api/accounts/*', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Delete Raj Kumar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await toastOf(page, 'Failed to delete account. Please try again.').waitFor();
  await row(page, 'Raj Kumar').waitFor();
  await page.getByRole('button', { name: 'Edit Raj Kumar' }).click();
  await field(page, 'Last name').fill('a/l Kumar');
  await page.getByRole('button', { name: 'Update Account' }).click();
  await page.getByRole('dialog').getByRole('alert').waitFor();
  await eventually(() => field(page, 'Last name').inputValue(), 'a/l Kumar');
  await leave();
});

lists('a session that has ended in the middle leads to sign-in and back', async () => {
  const { page, leave } = await dashboard.visit({ as: 'staff' });
  await page.goto('/tasks');
  await page.getByRole('heading', { name: 'Task Management' }).waitFor();
  await page.context().clearCookies();
  await page.goto('/accounts');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.getByLabel('Username').fill('staff');
  await page.getByLabel('Password').fill('kopi-o-kosong-123');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Social Media Accounts' }).waitFor();
  await leave();
});

lists('on a phone the filters stand behind a button that says how many are set', async () => {
  const { page, leave } = await dashboard.visit({ as: 'staff', size: 'phone' });
  await page.goto('/whatsapp');
  const state = page.getByRole('combobox', { name: 'State' });
  await page.getByText('Kedai Kopi 茶 ☕').first().waitFor();
  assert.is(await state.isVisible(), false);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await state.click();
  await page.getByRole('option', { name: 'Johor' }).click();
  await page.getByText('Kedai Kopi 茶 ☕').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  assert.is(await state.isVisible(), false);
  assert.equal(await findBarriers(page), []);
  await leave();
});

lists('each screen and its dialog is free of barriers, on a phone and a desk, light and dark', async () => {
  for (const options of SIZES) {
    const { page, complaints, leave } = await dashboard.visit({ as: 'staff', ...options });
    for (const [path, add] of [
      ['/accounts', 'Add Account'],
      ['/tasks', 'Add Task'],
      ['/whatsapp', 'Add WhatsApp Account'],
    ] as const) {
      const where = `${path} ${options.size} ${options.colours}`;
      await page.goto(path);
      await page.getByText(/\d+ in all/).waitFor();
      assert.equal(await findBarriers(page), [], where);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      assert.ok(overflow <= 0, `${where} is ${overflow} px too wide`);
      await page.getByRole('button', { name: add }).first().click();
      await page.getByRole('dialog').waitFor();
      assert.equal(await findBarriers(page), [], `${where}, dialog`);
      await page.keyboard.press('Escape');
    }
    assert.equal(complaints, []);
    await leave();
  }
});

lists(
  'a new row in a long list is shown, or the toast shows it past the filters; the tools stay',
  async () => {
    const rows = Array.from({ length: 130 }, (_, index) =>
      account(`panjang${index}@example.my`, 'Panjang', `Nombor ${index}`),
    );
    for (const row of rows) await dashboard.asAdmin('POST', '/api/accounts', row);
    const { page, complaints, leave } = await dashboard.visit({ as: 'staff' });
    await page.goto('/accounts');
    await row(page, 'Nombor 3').first().waitFor();
    const add = async (email: string, lastName: string) => {
      await page.keyboard.press('n');
      await field(page, 'Email address').fill(email);
      await field(page, 'First name').fill('Akhir');
      await field(page, 'Last name').fill(lastName);
      await page.getByRole('button', { name: 'Create Account' }).click();
      await toastOf(page, 'Account created').waitFor();
    };
    const isSeen = (text: string) =>
      row(page, text).evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top > 0 && bottom < window.innerHeight;
      });
    await add('akhir1@example.my', 'Sekali');
    await row(page, 'Akhir Sekali').waitFor();
    await page.waitForFunction(() => window.scrollY > 1000);
    assert.ok(await isSeen('Akhir Sekali'));
    for (const tool of [
      page.getByLabel('Search accounts'),
      page.getByRole('button', { name: 'Import' }),
      page.getByRole('button', { name: 'Export' }),
      page.getByRole('columnheader', { name: 'Account Info' }),
    ]) {
      const box = await tool.boundingBox();
      assert.ok(box && box.y > 40 && box.y < 200, JSON.stringify(box));
    }
    await page.getByLabel('Search accounts').fill('tiada sesiapa');
    await page.getByText('0 of').waitFor();
    assert.ok(await page.getByRole('button', { name: 'Export' }).isDisabled(), 'nothing to export');
    await page.getByLabel('Search accounts').blur();
    await add('akhir2@example.my', 'Lagi');
    await page.getByRole('button', { name: 'Show it' }).click();
    await row(page, 'Akhir Lagi').waitFor();
    assert.ok(await isSeen('Akhir Lagi'));
    assert.equal(complaints, []);
    await leave();
  },
);

lists('after a rename and a deletion the keyboard goes on in the list', async () => {
  const { page, leave } = await dashboard.visit({ as: 'staff' });
  await page.goto('/accounts?q=Nombor 12');
  await page.getByRole('button', { name: 'Edit Panjang Nombor 12', exact: true }).click();
  await field(page, 'First name').fill('Baharu');
  await page.keyboard.press('Enter');
  await row(page, 'Baharu Nombor 12').first().waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await page.waitForFunction(() => document.activeElement?.ariaLabel === 'Edit Baharu Nombor 12');
  await page.getByRole('button', { name: 'Delete Baharu Nombor 12', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await toastOf(page, 'Account deleted').waitFor();
  await row(page, 'Baharu Nombor 12').waitFor({ state: 'detached' });
  assert.match((await focused()) ?? '', /^Delete Panjang Nombor 12\d$/);
  await leave();
});

lists('Escape on a filled form asks first; an untouched one closes', async () => {
  const { page, leave } = await dashboard.visit({ as: 'staff' });
  await page.goto('/whatsapp');
  await page.getByRole('button', { name: 'Add WhatsApp Account' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create WhatsApp Account' });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Add WhatsApp Account' }).first().click();
  await field(page, 'Group Name').fill('Penang 02');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
  await question.waitFor();
  assert.equal(await findBarriers(page), []);
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  await eventually(() => field(page, 'Group Name').inputValue(), 'Penang 02');
  await page.waitForFunction(() => (document.activeElement as HTMLInputElement).value === 'Penang 02');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await leave();
});

lists("today is the server's, wherever the viewer is; the tooltip of a time names its zone", async () => {
  const context = await dashboard.browser.newContext({
    baseURL: dashboard.url,
    timezoneId: 'Pacific/Kiritimati',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime('2026-11-22T12:00:00Z');
  await page.goto('/login');
  await page.getByLabel('Username').fill('staff');
  await page.getByLabel('Password').fill('kopi-o-kosong-123');
  await page.clock.install({ time: '2026-11-22T12:00:00Z' });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.clock.runFor(1000);
  await page.getByText('Welcome, staff').waitFor();
  await page.goto('/tasks');
  await page.getByRole('button', { name: 'Add Task' }).first().click();
  await eventually(() => field(page, 'Date').inputValue(), '2026-11-22');
  await page.goto('/settings');
  await page.getByText('This session').waitFor();
  assert.match((await page.locator('time[title]').first().getAttribute('title')) ?? '', /\(GMT\+8\)$/);
  await context.close();
});

lists('when the server is gone the list says so and comes back with Retry', async () => {
  const { page, leave } = await dashboard.visit({ as: 'staff' });
  await page.route('**/api/whatsapps', (route) => route.abort('connectionrefused'));
  await page.goto('/whatsapp');
  await page.getByText('The WhatsApp accounts could not be loaded').waitFor();
  const cards = page.locator('main section').first();
  await eventually(() => cards.getByText('—', { exact: true }).count(), 3);
  assert.is(await page.locator('main .skeleton').count(), 0);
  await page.unroute('**/api/whatsapps');
  await page.getByRole('button', { name: /Retry|Try again/ }).click();
  await row(page, 'Kedai Kopi').waitFor();
  await leave();
});

lists(
  'the dialog names another account with the email address while it is typed, and adds it all the same',
  async () => {
    const { page, complaints, leave } = await dashboard.visit({ as: 'staff' });
    const first = await dashboard.asAdmin(
      'POST',
      '/api/accounts',
      account('Siti@example.my', 'Siti', 'Hajar'),
    );
    const { id } = first as { id: number };
    await page.goto('/accounts?q=siti');
    await row(page, 'Siti Hajar').waitFor();
    await page.getByRole('button', { name: 'Add Account' }).click();
    await field(page, 'Email address').fill('siti@example.my');
    const hint = page.getByText(`Also in the list with this email address: Siti Hajar (id ${id}).`);
    await hint.waitFor();
    await field(page, 'Email address').fill('siti2@example.my');
    await hint.waitFor({ state: 'detached' });
    await field(page, 'Email address').fill('siti@example.my');
    await field(page, 'First name').fill('Siti');
    await field(page, 'Last name').fill('Kedua');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await row(page, 'Siti Kedua').waitFor();
    await page.getByRole('button', { name: 'Edit Siti Kedua' }).click();
    await page.getByRole('dialog', { name: 'Edit Account' }).waitFor();
    assert.is(await hint.count(), 0, 'it is told once');
    assert.equal(complaints, []);
    await leave();
  },
);

lists.run();
