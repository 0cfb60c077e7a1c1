import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Dashboard,
  faultsInEveryLook,
  findBarriers,
  OFFICE_HOST,
  openDashboard,
  PASSWORD,
} from '../../testing/dashboard.js';
import { eventually } from '../../testing/eventually.js';

const signIn = suite('signing in');
let dashboard: Dashboard;
signIn.before(async () => {
  dashboard = await openDashboard();
});
signIn.after(() => dashboard.close());

signIn('a visitor is led to the sign-in, with no barrier at any width or colour', async () => {
  const { page, complaints, leave } = await dashboard.visit();
  await page.goto('/settings/users');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  assert.is(new URL(page.url()).pathname, '/login');
  await page.getByText('Sign in to access the management system').waitFor();
  assert.equal(await faultsInEveryLook(page), []);
  assert.equal(complaints, []);
  await leave();
});

signIn('by keyboard alone, and then on the first page one may see', async () => {
  const { page, complaints, leave } = await dashboard.visit();
  await page.goto('/login');
  await page.getByLabel('Username').waitFor();
  await page.keyboard.type('analyst');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  const show = page.getByRole('button', { name: 'Show characters' });
  await show.click();
  await eventually(() => page.getByLabel('Password').getAttribute('type'), 'text');
  await show.click();
  await eventually(() => page.getByLabel('Password').getAttribute('type'), 'password');
  await page.getByLabel('Password').focus();
  await page.keyboard.press('Enter');
  await page.getByText('Login Successful').first().waitFor();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).waitFor();
  assert.not.match(page.url(), /login/);
  await page.getByText('Welcome, analyst').waitFor();
  assert.equal(complaints, []);
  await leave();
});

signIn(
  'over plain http from another machine the page says that it cannot work before anyone types',
  async () => {
    const { page, leave } = await dashboard.visit();
    const { port } = new URL(dashboard.url);
    await page.goto(`http://${OFFICE_HOST}:${port}/accounts`);
    const note = page.getByRole('alert').filter({ hasText: 'plain http' });
    await note.waitFor();
    assert.match(await note.innerText(), /SMOPS_ALLOW_HTTP=1/);
    for (const name of ['Username', 'Password']) assert.ok(await page.getByLabel(name).isDisabled(), name);
    assert.ok(await page.getByRole('button', { name: 'Sign In' }).isDisabled());
    assert.equal(await faultsInEveryLook(page), []);
    await page.goto(`${dashboard.url}/login`);
    await page.getByLabel('Username').waitFor();
    assert.is(await note.count(), 0);
    await leave();
  },
);

signIn('both fields are needed, and say so where they are', async () => {
  const { page, leave } = await dashboard.visit();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Enter your username.').waitFor();
  await page.getByText('Enter your password.').waitFor();
  assert.ok(await page.getByLabel('Username').evaluate((field) => field === document.activeElement));
  assert.equal(await findBarriers(page), []);
  await leave();
});

signIn('a wrong password says why, keeps the name, and selects the password', async () => {
  const { page, leave } = await dashboard.visit();
  await page.goto('/login');
  await page.getByLabel('Username').fill('analyst');
  await page.getByLabel('Password').fill('teh-tarik-kurang-manis');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Login Failed').first().waitFor();
  await eventually(() => page.getByLabel('Username').inputValue(), 'analyst');
  assert.is(await page.getByRole('main').getByRole('alert').count(), 0, 'told once, by the toast');
  await eventually(() => page.getByRole('button', { name: 'Sign In' }).isEnabled(), true);
  await leave();
});

signIn('an answer without a reason is told in words, never as a bare status', async () => {
  const { page, leave } = await dashboard.visit();
  await page.goto('/login');
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }),
  );
  await page.getByLabel('Username').fill('analyst');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Invalid credentials').first().waitFor();
  assert.is(await page.getByText('Bad Gateway').count(), 0);
  await leave();
});

signIn('too many wrong passwords are told to wait', async () => {
  const { page, leave } = await dashboard.visit();
  await page.goto('/login');
  await page.getByLabel('Username').fill('portrait-viewer');
  await page.getByLabel('Password').fill('bukan-yang-ini');
  const submit = page.getByRole('button', { name: 'Sign In' });
  let status = 0;
  for (let attempt = 0; attempt < 20 && status !== 429; attempt++) {
    const [answer] = await Promise.all([page.waitForResponse(/api\/auth\/login/), submit.click()]);
    status = answer.status();
    await page
      .getByRole('button', { name: 'Sign In' })
      .and(page.locator(':not([aria-disabled=true])'))
      .waitFor();
  }
  assert.is(status, 429);
  await page
    .getByRole('main')
    .getByText(/again|later|minute/i)
    .waitFor();
  await leave();
});

signIn('while the request runs the button says so, and a server that is away is named', async () => {
  const { page, leave } = await dashboard.visit();
  await page.goto('/login');
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/auth/login', async (route) => {
    await gate;
    await route.abort('connectionrefused');
  });
  await page.getByLabel('Username').fill('analyst');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Signing in...' }).waitFor();
  letGo();
  await page.getByText('Failed to connect to server').first().waitFor();
  await leave();
});

signIn(
  'a spinner shows while the session is checked, and a server that is away can be tried again',
  async () => {
    const { page, leave } = await dashboard.visit({ as: 'analyst' });
    let isAway = true;
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/auth/check', async (route) => {
      if (!isAway) return route.continue();
      await gate;
      return route.abort('connectionrefused');
    });
    await page.goto('/settings');
    await page.getByRole('status', { name: '' }).filter({ hasText: 'Checking your session' }).waitFor();
    letGo();
    await page.getByText('smops cannot be reached').waitFor();
    isAway = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('heading', { name: 'Your account' }).waitFor();
    await leave();
  },
);

signIn.run();
