import { suite } from 'uvu';
import { type Dashboard, openDashboard } from '../../../testing/dashboard.js';

const pins = suite('pinning several analyses');
let dashboard: Dashboard;
pins.before(async () => {
  dashboard = await openDashboard();
  for (const file of ['pagi', 'petang'])
    await dashboard.asAdmin('POST', '/api/fb-analyzer/analyze', {
      comments_data: [{ message: 'Banjir lagi' }],
      variables: ['banjir'],
      file_name: `${file}.json`,
    });
});
pins.after(() => dashboard.close());

pins('the second is pinned too while the first is on its way', async () => {
  const { page, leave } = await dashboard.visit({ as: 'analyst' });
  await page.goto('/fb-analyzer');
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/api/fb-analyzer/task/*', async (route) => {
    if (route.request().method() === 'PATCH') await opened;
    await route.continue();
  });
  for (const file of ['pagi', 'petang']) {
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.getByRole('button', { name: `置顶 ${file}.json` }).click();
    await sent;
  }
  open();
  for (const file of ['pagi', 'petang'])
    await page.getByRole('button', { name: `取消置顶 ${file}.json` }).waitFor();
  await leave();
});

pins.run();
