import type { Role } from '@smops/core/people/users/users.constants.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MOVED } from '../sections.js';
import {
  type Dashboard,
  faultsInEveryLook,
  fillSignIn,
  findBarriers,
  openDashboard,
  PASSWORD,
} from '../testing/dashboard.js';
import { eventually } from '../testing/eventually.js';

const shell = suite('the frame around the pages');
let dashboard: Dashboard;
shell.before(async () => {
  dashboard = await openDashboard();
});
shell.after(() => dashboard.close());

const ANALYST_ONLY = ['Sentiments', 'FB Analyzer'];

shell('each role sees its own sections, and nothing else exists for it', async () => {
  for (const role of ['staff', 'portrait-viewer', 'analyst', 'admin'] as Role[]) {
    const { page, complaints, leave } = await dashboard.visit({ as: role });
    await page.goto('/settings');
    await page.getByText(`Welcome, ${role}`).waitFor();
    const items = await page.getByRole('navigation', { name: 'Sections' }).getByRole('link').allInnerTexts();
    const mayAnalyze = role === 'analyst' || role === 'admin';
    for (const name of ANALYST_ONLY) {
      if (!mayAnalyze) assert.not.ok(items.includes(name), `${role} sees ${name}`);
    }
    assert.is(items.includes('FB Analyzer'), mayAnalyze);
    await page.goto('/fb-analyzer');
    const heading = mayAnalyze ? 'Facebook 留言主题与关系分析器' : '404 Page Not Found';
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.goto('/settings/users');
    await page
      .getByRole('heading', {
        level: 1,
        name: role === 'admin' ? 'Users and sessions' : '404 Page Not Found',
      })
      .waitFor();
    await page.goto('/tiada-di-sini');
    await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
    assert.equal(complaints, []);
    await leave();
  }
});

shell('what stands below moves no more when the data of a screen arrive', async () => {
  await dashboard.asAdmin('POST', '/api/accounts', {
    emailAddress: 'aminah@example.my',
    firstName: 'Aminah',
    lastName: '林',
  });
  const { page, leave } = await dashboard.visit({ as: 'analyst', size: 'phone' });
  for (const [path, api, below] of [
    ['/accounts', '**/api/accounts', page.getByRole('region', { name: 'Account List' })],
    ['/fb-analyzer', '**/api/fb-analyzer/providers', page.getByText('每批留言数')],
  ] as const) {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let held = 0;
    await page.route(api, async (route) => {
      held += 1;
      await released;
      await route.continue();
    });
    await page.goto(path);
    await below.waitFor();
    const before = await below.boundingBox();
    release();
    await page.waitForLoadState('networkidle');
    assert.ok(held > 0);
    assert.is((await below.boundingBox())?.y, before?.y, path);
  }
  await leave();
});

shell('an address that is no page says so to a visitor, and asks nothing of the server', async () => {
  const { page, leave } = await dashboard.visit();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
  });
  for (const path of ['/tiada', '/login/x', '/accounts/9']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
    await page.waitForLoadState('networkidle');
    assert.is(new URL(page.url()).pathname, path);
  }
  assert.equal(asked, []);
  assert.equal(await findBarriers(page), []);
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await leave();
});

shell('the dot does not claim a spreadsheet that is not there', async () => {
  const { page, leave } = await dashboard.visit({ as: 'staff' });
  await page.goto('/settings');
  await page.getByRole('img', { name: 'Not connected to a spreadsheet service' }).waitFor();
  await leave();
});

shell(
  'on a phone the menu is a dialog: it says who is signed in, Escape closes it, the focus goes back',
  async () => {
    const { page, leave } = await dashboard.visit({ as: 'analyst', size: 'phone' });
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByText('Logged in as').waitFor();
    await menu.getByText('analyst', { exact: true }).waitFor();
    assert.equal(await findBarriers(page), []);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    assert.is(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Open menu');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'FB Analyzer' }).click();
    await page.getByRole('heading', { level: 1, name: /Facebook/ }).waitFor();
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('button', { name: 'Sign Out', exact: true }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await leave();
  },
);

shell('signing out forgets everything, even when the call fails', async () => {
  const { page, leave } = await dashboard.visit({ as: 'analyst' });
  await page.goto('/accounts');
  await page.getByText('Aminah 林').waitFor();
  await page.route('**/api/auth/logout', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  assert.is(new URL(page.url()).pathname, '/login');
  await page.route('**/api/accounts', (route) => route.fulfill({ json: [] }));
  await fillSignIn(page, 'staff');
  await page.getByText('No accounts found').waitFor();
  assert.is(await page.getByText('Aminah 林').count(), 0);
  await leave();
});

shell('a session that ends leads to the sign-in, and from there back to where one was', async () => {
  const { page, leave } = await dashboard.visit({ as: 'admin' });
  await page.goto('/settings/programs');
  await page.getByRole('heading', { level: 1, name: 'Programs' }).waitFor();
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Users and sessions' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { level: 1, name: 'Users and sessions' }).waitFor();
  assert.is(new URL(page.url()).pathname, '/settings/users');
  await leave();
});

shell('kept addresses of pages that moved lead to where they stand now', async () => {
  const { page, leave } = await dashboard.visit({ as: 'admin' });
  for (const [before, now] of Object.entries(MOVED)) {
    await page.goto(before);
    await page.waitForURL(`**${now}`);
  }
  const links = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
  await eventually(() => links.count(), 7);
  await leave();
});

shell('a page names the tab and takes the focus, and the keyboard can skip to it', async () => {
  const { page, leave } = await dashboard.visit({ as: 'admin' });
  await page.goto('/settings');
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  assert.is(await page.title(), 'Your account · smops');
  await page.keyboard.press('Tab');
  assert.is(await page.evaluate(() => document.activeElement?.textContent), 'Skip to content');
  await page.keyboard.press('Enter');
  assert.is(await page.evaluate(() => document.activeElement?.id), 'main');
  await page.getByRole('link', { name: 'Users and sessions' }).click();
  await page.getByRole('heading', { level: 1, name: 'Users and sessions' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  assert.is(await page.title(), 'Users and sessions · smops');
  await leave();
});

shell('the colours that were chosen are there from the first paint on', async () => {
  const { page, leave } = await dashboard.visit({ as: 'staff', colours: 'light' });
  await page.goto('/settings');
  await page.getByText('Dark', { exact: true }).click();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  assert.is(await ground(), 'rgb(15, 19, 24)');
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  assert.is(await ground(), 'rgb(15, 19, 24)');
  await page.getByText('System', { exact: true }).click();
  assert.is(await ground(), 'rgb(245, 246, 248)');
  await leave();
});

shell('the settings and the not-found page have no barrier at any width or colour', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'staff' });
  for (const path of ['/settings', '/nowhere']) {
    await page.goto(path);
    await page.getByText(path === '/settings' ? 'This session' : '404 Page Not Found').waitFor();
    assert.equal(await faultsInEveryLook(page), [], path);
  }
  assert.equal(complaints, []);
  await leave();
});

shell(
  'Ctrl K finds a page, an analysis or a codebook by a part of its name, and Enter opens it',
  async () => {
    await dashboard.asAdmin('POST', '/api/codebooks', {
      name: 'Aduan majlis',
      variables: [{ name: 'banjir kilat' }, { name: '垃圾' }],
    });
    await dashboard.asAdmin('POST', '/api/fb-analyzer/analyze', {
      comments_data: [{ text: 'Banjir kilat lagi di Kampung Baru 😢' }],
      variables: ['banjir kilat'],
      api_provider: 'local',
      batch_size: 8,
      post_content: '',
      file_name: 'komen-banjir.json',
    });
    const { page, complaints, leave } = await dashboard.visit({ as: 'analyst' });
    await page.goto('/accounts');
    await page.getByRole('heading', { level: 1, name: 'Social Media Accounts' }).waitFor();
    const palette = page.getByRole('dialog', { name: 'Find anything' });
    const find = async (text: string) => {
      await page.keyboard.press('Control+k');
      await palette.getByRole('combobox').waitFor();
      await page.keyboard.type(text);
    };
    await find('task');
    await palette.getByRole('option', { name: 'Tasks', exact: true, selected: true }).waitFor();
    assert.equal(await findBarriers(page), []);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Task Management' }).waitFor();
    await palette.waitFor({ state: 'hidden' });
    await find('komen-banjir');
    await palette.getByRole('option', { name: /^komen-banjir\.json/, selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /Facebook/ }).waitFor();
    assert.match(page.url(), /\?task=/);
    await find('垃圾');
    await palette.getByRole('option', { name: /^Aduan majlis/, selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Aduan majlis' }).waitFor();
    await find('aminah');
    await palette.getByRole('option', { name: 'Accounts: “aminah”', selected: true }).waitFor();
    await page.keyboard.press('Escape');
    await palette.waitFor({ state: 'hidden' });
    assert.equal(complaints, []);
    await leave();
  },
);

shell('the palette offers staff no analyses and no settings of admins', async () => {
  const { page, leave } = await dashboard.visit({ as: 'staff' });
  await page.goto('/tasks');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'Find anything (Ctrl K)' }).click();
  const options = page.getByRole('dialog', { name: 'Find anything' }).getByRole('option');
  await options.first().waitFor();
  assert.equal(await options.allInnerTexts(), [
    'Home',
    'Accounts',
    'Tasks',
    'YouTube',
    'Facebook',
    'WhatsApp',
    'Help',
    'Settings: Your account',
  ]);
  assert.equal(
    asked.filter((path) => path.startsWith('/api/fb-analyzer') || path.startsWith('/api/codebooks')),
    [],
  );
  await leave();
});

shell('the language is chosen in the bar, and the page comes back in it', async () => {
  const { page, leave } = await dashboard.visit({ as: 'staff' });
  await page.goto('/tasks');
  await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('ms');
  await page.getByRole('banner').getByRole('button', { name: 'Log keluar' }).waitFor();
  await page.getByRole('banner').getByRole('combobox').selectOption('written');
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).waitFor();
  await leave();
});

shell.run();
