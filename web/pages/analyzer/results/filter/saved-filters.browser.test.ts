import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Dashboard, faultsInEveryLook, openDashboard } from '../../../../testing/dashboard.js';
import { eventually } from '../../../../testing/eventually.js';

const views = suite('saved filters of a result');
let dashboard: Dashboard;
let runId = '';

views.before(async () => {
  dashboard = await openDashboard();
  const texts = [
    'Banjir lagi teruk',
    'Harga ayam naik',
    '水灾又来了 banjir',
    'Terima kasih YB',
    'Jalan rosak',
  ];
  const started = await dashboard.asAdmin('POST', '/api/fb-analyzer/analyze', {
    comments_data: Array.from({ length: 50 }, (_, at) => ({
      message: `${texts[at % 5]} ${at}`,
      like_count: at,
    })),
    variables: ['banjir', 'harga'],
    file_name: 'hujan.json',
    api_provider: 'local',
  });
  runId = (started as { task_id: string }).task_id;
  await dashboard.ended(`/api/fb-analyzer/task/${runId}`);
});
views.after(() => dashboard.close());

views('a filter is saved under a name, and opens for all with one click and the same comments', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'analyst', language: 'en' });
  await page.goto(`/fb-analyzer?task=${runId}`);
  const bar = page.getByRole('region', { name: 'Filter' });
  await bar.getByRole('button', { name: 'Filter', exact: true }).click();
  const hint = page.getByRole('menuitem', { name: 'Filter first, then save' });
  await eventually(() => hint.getAttribute('aria-disabled'), 'true');
  await page.keyboard.press('Escape');

  await page.goto(`/fb-analyzer?task=${runId}&variable=banjir&order=reactions`);
  await bar.getByText('20 of 50').waitFor();
  await bar.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save this filter…' }).click();
  const dialog = page.getByRole('dialog');
  await eventually(() => dialog.getByLabel('Name').inputValue(), 'banjir', 'the chips are proposed');
  await dialog.getByLabel('Name').fill('Banjir, most loved');
  await dialog.getByRole('button', { name: 'Save filter' }).click();
  await page.getByText('Filter saved; the team can open it').first().waitFor();
  await bar.getByText('Banjir, most loved').waitFor();
  assert.equal(complaints, []);
  await leave();

  const other = await dashboard.visit({ as: 'admin', language: 'en' });
  await other.page.goto(`/fb-analyzer?task=${runId}`);
  const theirs = other.page.getByRole('region', { name: 'Filter' });
  await theirs.getByRole('button', { name: 'Filter', exact: true }).click();
  await other.page.getByRole('menuitemcheckbox', { name: 'Banjir, most loved' }).click();
  await theirs.getByText('20 of 50').waitFor();
  await other.page.waitForURL(/variable=banjir.*order=reactions/);
  await theirs.getByText('Banjir, most loved').waitFor();
  await other.page.keyboard.press('Escape');
  assert.equal(await faultsInEveryLook(other.page), []);
  await other.leave();
});

views('the open one is renamed, and deleted with a way back; a taken name is refused', async () => {
  const { page, leave } = await dashboard.visit({ as: 'analyst', language: 'en' });
  const save = (name: string, filter: object) =>
    dashboard.asAdmin('POST', `/api/fb-analyzer/task/${runId}/views`, { name, filter });
  await save('Harga', { variable: ['harga'] });
  await page.goto(`/fb-analyzer?task=${runId}&variable=banjir&order=reactions`);
  const bar = page.getByRole('region', { name: 'Filter' });
  await bar.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Rename “Banjir, most loved”…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('harga');
  await dialog.getByRole('button', { name: 'Rename filter' }).click();
  await page.getByText('This analysis has another view called “harga”').first().waitFor();
  await dialog.getByLabel('Name').fill('Banjir 槟城');
  await dialog.getByRole('button', { name: 'Rename filter' }).click();
  await bar.getByText('Banjir 槟城').waitFor();
  await bar.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete “Banjir 槟城”' }).click();
  await page.getByText('Filter deleted').first().waitFor();
  await bar.getByText('Banjir 槟城').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await bar.getByText('Banjir 槟城').waitFor();
  await leave();
});

views.run();
