import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Dashboard, faultsInEveryLook, openDashboard } from '../../testing/dashboard.js';
import { eventually } from '../../testing/eventually.js';

const test = suite('the page Schedules');
const folder = mkdtempSync(join(tmpdir(), 'smops-schedules-'));
const [watched, sent] = [join(folder, 'eksport'), join(folder, 'laporan')];
let dashboard: Dashboard;

test.before(async () => {
  mkdirSync(join(watched, 'facebook'), { recursive: true });
  mkdirSync(sent);
  const file = join(watched, 'facebook', 'komen.json');
  const texts = ['Harga ikan naik lagi di pasar', '鱼价又涨了，harga 贵', 'Banjir masuk rumah kami'];
  writeFileSync(file, JSON.stringify(texts.map((message) => ({ message }))));
  const hourAgo = new Date(Date.now() - 3_600_000);
  utimesSync(file, hourAgo, hourAgo);
  // Nothing is read from the page here.
  const page = { FACEBOOK_PAGE_ID: '104857600128', FACEBOOK_PAGE_TOKEN: 'EAAB-contoh' };
  dashboard = await openDashboard({ WATCH_FOLDER: watched, DELIVERY_FOLDER: sent, ...page });
  await dashboard.asAdmin('POST', '/api/codebooks', {
    name: 'Aduan',
    variables: [{ name: 'harga' }, { name: 'banjir' }],
  });
});
test.after(async () => {
  await dashboard.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a schedule is made, run at once, followed, changed, paused, deleted and restored', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'admin' });
  await page.goto('/schedules');
  await page.getByText('No schedules yet').waitFor();
  await page.getByRole('button', { name: 'New schedule' }).click();
  const dialog = page.getByRole('dialog');
  // Without destinations the form says where they are made.
  await dialog.getByRole('link', { name: 'Add a destination' }).waitFor();
  await dashboard.asAdmin('POST', '/api/destinations', { kind: 'folder', name: 'Arkib', folder: 'minggu' });
  await page.reload();
  await page.getByRole('button', { name: 'New schedule' }).click();
  await dialog.getByRole('button', { name: 'Create the schedule' }).click();
  await dialog.getByText('Give the schedule a name.').waitFor();
  await dialog.getByLabel('Name').fill('Laporan mingguan');
  await dialog.getByRole('combobox', { name: 'Codebook' }).click();
  await page.getByRole('option', { name: /Aduan/ }).click();
  await dialog.getByLabel('Folder', { exact: true }).fill('../rahsia');
  await dialog.getByRole('button', { name: 'Create the schedule' }).click();
  await dialog.getByRole('alert').filter({ hasText: 'does not exist below WATCH_FOLDER' }).waitFor();
  await eventually(() => dialog.getByLabel('Folder', { exact: true }).getAttribute('aria-invalid'), 'true');
  await dialog.getByLabel('Folder', { exact: true }).fill('facebook');

  const times = dialog.getByRole('list', { name: 'Next runs' }).getByRole('listitem');
  await times.nth(2).waitFor();
  assert.match((await times.first().textContent()) ?? '', /^Mon, \d+ \w+ 20\d\d, 08:00$/);
  await dialog.getByRole('combobox', { name: 'How often' }).click();
  await page.getByRole('option', { name: 'By a cron expression' }).click();
  await dialog.getByLabel('Cron expression').fill('* * * * *');
  await dialog.getByRole('alert').filter({ hasText: 'due too often' }).waitFor();
  assert.is(await times.count(), 0);
  await dialog.getByLabel('Cron expression').fill('30 7 * * MON-FRI');
  await times.nth(2).waitFor();
  await dialog.getByRole('checkbox', { name: /Arkib/ }).check();
  assert.equal(await faultsInEveryLook(page), []);
  await dialog.getByRole('button', { name: 'Create the schedule' }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Run Laporan mingguan now' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Laporan mingguan' });
  await row.getByText('Done').waitFor();
  // The folder is there before the page in it is whole.
  const isSent = () =>
    existsSync(join(sent, 'minggu')) &&
    readdirSync(join(sent, 'minggu')).some((name) => name.endsWith('.docx'));
  for (let tries = 0; tries < 300 && !isSent(); tries++)
    await new Promise((resolve) => setTimeout(resolve, 100));
  assert.ok(isSent());
  assert.equal(await faultsInEveryLook(page), []);

  await page.getByRole('button', { name: 'Laporan mingguan', exact: true }).click();
  await page.getByRole('table', { name: 'History' }).getByRole('link', { name: '3 comments' }).waitFor();
  assert.equal(await faultsInEveryLook(page), []);
  await page.getByRole('button', { name: 'All schedules' }).click();

  await page.getByRole('button', { name: 'Change Laporan mingguan' }).click();
  await eventually(() => dialog.getByLabel('Cron expression').inputValue(), '30 7 * * MON-FRI');
  await eventually(() => dialog.getByRole('checkbox', { name: /Arkib/ }).isChecked(), true);
  await dialog.getByRole('combobox', { name: 'Report as' }).click();
  await page.getByRole('option', { name: 'PowerPoint' }).click();
  await dialog.getByLabel(/Budget of a run/).fill('1.5');
  await dialog.getByRole('combobox', { name: 'Comments from' }).click();
  await page.getByRole('option', { name: 'The YouTube channel' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('alert').filter({ hasText: 'YOUTUBE_API_KEY' }).waitFor();
  await dialog.getByRole('combobox', { name: 'Comments from' }).click();
  await page.getByRole('option', { name: 'The Facebook page' }).click();
  await dialog.getByRole('spinbutton', { name: 'Days' }).fill('400');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('alert').filter({ hasText: 'from 1 to 365' }).waitFor();
  const days = dialog.getByRole('spinbutton', { name: 'Days' });
  await eventually(() => days.evaluate((field) => field === document.activeElement), true);
  await days.fill('14');
  assert.equal(await faultsInEveryLook(page), []);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await row.getByText('Facebook page, posts of 14 days').waitFor();
  const [kept] = (await dashboard.asAdmin('GET', '/api/schedules')) as {
    report: { format: string };
    budget: number;
    destinations: number[];
  }[];
  assert.equal([kept?.report.format, kept?.budget, kept?.destinations.length], ['pptx', 1.5, 1]);
  await page.getByRole('button', { name: 'Laporan mingguan', exact: true }).click();
  await page.getByText('Budget of a run: USD 1.50').waitFor();
  await page.getByRole('button', { name: 'All schedules' }).click();

  await page.getByRole('button', { name: 'Pause Laporan mingguan' }).click();
  await row.getByText('Paused').waitFor();
  await page.getByRole('button', { name: 'Resume Laporan mingguan' }).click();
  await page.getByRole('button', { name: 'Pause Laporan mingguan' }).waitFor();
  await page.getByRole('button', { name: 'Delete Laporan mingguan' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('No schedules yet').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await row.waitFor();
  assert.equal(complaints, []);
  await leave();
});

test.run();
