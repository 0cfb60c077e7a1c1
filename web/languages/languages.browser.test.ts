import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Dashboard, findBarriers, openDashboard, PASSWORD } from '../testing/dashboard.js';
import { eventually } from '../testing/eventually.js';

const languages = suite('the language of the dashboard');
let dashboard: Dashboard;
languages.before(async () => {
  dashboard = await openDashboard();
});
languages.after(() => dashboard.close());

languages('is chosen on the sign-in page, kept in the browser, and changed in the settings', async () => {
  const { page, complaints, leave } = await dashboard.visit();
  await page.goto('/login');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Bahasa Melayu' });
  await page.getByRole('heading', { name: 'Log masuk' }).waitFor();
  await eventually(() => page.locator('html').getAttribute('lang'), 'ms-MY');
  assert.equal(await findBarriers(page), []);
  await page.getByLabel('Nama pengguna').fill('admin');
  await page.getByLabel('Kata laluan').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log Masuk' }).click();
  await page.getByText('Selamat datang, admin').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Akaun Media Sosial' }).waitFor();
  await page.goto('/settings');
  await page.getByRole('heading', { level: 1, name: 'Akaun anda' }).waitFor();
  await page.getByRole('main').getByRole('combobox', { name: 'Bahasa' }).selectOption({ label: '中文' });
  await page.getByRole('heading', { level: 1, name: '我的账号' }).waitFor();
  await page
    .getByRole('main')
    .getByRole('combobox', { name: '语言' })
    .selectOption({ label: 'English + 中文' });
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  assert.is(await page.evaluate(() => localStorage.getItem('smops.language')), null);
  assert.equal(complaints, []);
  await leave();
});

languages('is that of a Malay or Chinese browser before anyone chose, from the sign-in on', async () => {
  for (const [locale, heading] of [
    ['ms-MY', 'Log masuk'],
    ['zh-CN', '登录'],
    ['ta-MY', 'Sign in'],
  ] as const) {
    const { page, leave } = await dashboard.visit({ locale });
    await page.goto('/login');
    await page.getByRole('heading', { name: heading }).waitFor();
    await leave();
  }
  const { page, leave } = await dashboard.visit({ locale: 'ms-MY' });
  await page.goto('/login');
  await page.getByRole('combobox', { name: 'Bahasa' }).selectOption({ label: 'English + 中文' });
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await leave();
});

languages('says why a chosen file gives no comments, also what the worker finds that reads it', async () => {
  const { page, leave } = await dashboard.visit({ as: 'analyst', language: 'ms' });
  await page.goto('/fb-analyzer');
  await page.locator('input[type=file]').setInputFiles({
    name: 'komen.json',
    mimeType: 'application/json',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await page.getByText('Ini fail PDF. Salin komennya ke dalam helaian atau fail teks.').first().waitFor();
  await leave();
});

languages(
  'is kept with the user: another browser takes it over once, when the user signs in there',
  async () => {
    const first = await dashboard.visit();
    await first.page.goto('/login');
    const signIn = async (page: typeof first.page) => {
      await page.getByLabel('Username').fill('admin');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign In' }).click();
    };
    await signIn(first.page);
    await first.page.getByRole('heading', { level: 1, name: 'Social Media Accounts' }).waitFor();
    await first.page.goto('/settings');
    await first.page
      .getByRole('main')
      .getByRole('combobox', { name: 'Language' })
      .selectOption({ label: 'Bahasa Melayu' });
    await first.page.getByRole('heading', { level: 1, name: 'Akaun anda' }).waitFor();
    await first.leave();
    const { page, complaints, leave } = await dashboard.visit();
    await page.goto('/login');
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await signIn(page);
    await page.getByRole('heading', { level: 1, name: 'Akaun Media Sosial' }).waitFor();
    assert.is(loads, 1);
    assert.is(await page.evaluate(() => localStorage.getItem('smops.language')), 'ms');
    assert.equal(complaints, []);
    await leave();
  },
);

languages.run();
