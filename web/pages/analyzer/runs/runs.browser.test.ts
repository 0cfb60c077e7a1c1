import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Dashboard, faultsInEveryLook, openDashboard } from '../../../testing/dashboard.js';
import { eventually } from '../../../testing/eventually.js';

const runs = suite('earlier analyses');
let dashboard: Dashboard;
runs.before(async () => {
  dashboard = await openDashboard();
  for (const file of ['isnin', 'selasa', 'rabu', 'khamis', 'jumaat', 'sabtu']) {
    const { task_id: run } = (await dashboard.asAdmin('POST', '/api/fb-analyzer/analyze', {
      comments_data: [{ message: 'Banjir lagi di kampung' }],
      variables: ['banjir', 'kampung'],
      file_name: `${file}.json`,
    })) as { task_id: string };
    await dashboard.ended(`/api/fb-analyzer/task/${run}`);
    if (file === 'isnin')
      await dashboard.asAdmin('PATCH', `/api/fb-analyzer/task/${run}`, { name: 'Aduan minggu ini' });
  }
});
runs.after(() => dashboard.close());

runs('below a new analysis stand the last five, and the way to all of them', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'analyst', language: 'en' });
  await page.goto('/fb-analyzer');
  const rows = page.getByRole('table', { name: 'Earlier analyses' }).locator('tbody tr');
  await rows.getByRole('link', { name: 'sabtu.json' }).waitFor();
  assert.is(await rows.count(), 5);
  await page.getByRole('link', { name: 'All 6 analyses' }).click();
  await page.getByRole('heading', { level: 1, name: 'Earlier analyses' }).waitFor();
  await eventually(() => rows.count(), 6);
  await page.getByPlaceholder('Search name, file, variables…').fill('minggu');
  await eventually(() => rows.count(), 1);
  assert.equal(await faultsInEveryLook(page), []);
  await page.getByRole('navigation').getByRole('link', { name: 'New analysis' }).click();
  await page.getByRole('button', { name: 'Start analysis' }).waitFor();
  assert.equal(complaints, []);
  await leave();
});

runs('an analysis is called by the name that it was given, also where it is found', async () => {
  const { page, leave } = await dashboard.visit({ as: 'analyst', language: 'en' });
  await page.goto('/fb-analyzer?tab=relations');
  await page.getByRole('link', { name: 'Aduan minggu ini' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Earlier');
  await page.getByRole('option', { name: 'Earlier analyses' }).click();
  await page.getByRole('heading', { level: 1, name: 'Earlier analyses' }).waitFor();
  await leave();
});

runs.run();
