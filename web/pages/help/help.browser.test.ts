import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Dashboard, faultsInEveryLook, openDashboard } from '../../testing/dashboard.js';

const help = suite('the help');
let dashboard: Dashboard;
help.before(async () => {
  dashboard = await openDashboard();
});
help.after(() => dashboard.close());

help('opens at the page about the screen that is shown', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'analyst' });
  await page.goto('/codebooks');
  await page.getByRole('link', { name: 'Help for this page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Every week' }).waitFor();
  assert.is(new URL(page.url()).pathname, '/help/weekly');
  await page.waitForFunction(() => document.activeElement?.id === 'save-what-you-look-for-a-codebook');
  await page.goto('/accounts');
  await page.getByRole('link', { name: 'Help for this page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Accounts' }).waitFor();
  assert.equal(complaints, []);
  await leave();
});

help('opens by ? alone, beside the keys of a page that has some', async () => {
  const { page, leave } = await dashboard.visit({ as: 'analyst' });
  await page.goto('/youtube');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('?');
  await page.getByRole('heading', { level: 1, name: 'YouTube', exact: true }).waitFor();
  assert.is(new URL(page.url()).pathname, '/help/youtube');
  await page.goto('/tasks');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByRole('link', { name: 'Help for this page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Tasks', exact: true }).waitFor();
  await leave();
});

help(
  'is in the language of the screens, and in another at a click, which its links and its search keep',
  async () => {
    const { page, complaints, leave } = await dashboard.visit({ as: 'staff', language: 'ms' });
    await page.goto('/tasks');
    await page.getByRole('link', { name: 'Bantuan untuk halaman ini' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tugasan' }).waitFor();
    await page
      .getByRole('navigation', { name: 'Bahasa halaman ini' })
      .getByRole('link', { name: '中文' })
      .click();
    await page.getByRole('heading', { level: 1, name: '任务' }).waitFor();
    await page.getByRole('article').getByRole('link', { name: '账号' }).click();
    await page.getByRole('heading', { level: 1, name: '账号' }).waitFor();
    await page.getByRole('searchbox', { name: 'Cari dalam bantuan' }).fill('区间');
    await page.getByRole('link', { name: /^数字是什么意思：比例与区间|^数字是什么意思: 比例与区间/ }).click();
    await page.waitForFunction(() => document.activeElement?.id === 'share-and-interval');
    await page.getByRole('heading', { level: 1, name: '数字是什么意思' }).waitFor();
    assert.equal(complaints, []);
    await leave();
  },
);

help('finds words in all pages, and opens the part that says them', async () => {
  const { page, leave } = await dashboard.visit({ as: 'staff' });
  await page.goto('/help');
  await page.getByRole('searchbox', { name: 'Search the help' }).fill('restore backup');
  await page.getByRole('link', { name: /^Operations: Backup and restore/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Operations' }).waitFor();
  assert.is(new URL(page.url()).hash, '#backup-and-restore');
  await page.waitForFunction(() => document.activeElement?.id === 'backup-and-restore');
  assert.is(await page.getByRole('heading', { name: 'Backup and restore' }).isVisible(), true);
  await page.getByRole('searchbox', { name: 'Search the help' }).fill('xyzzyplugh');
  await page.getByText('Nothing found for “xyzzyplugh”').waitFor();
  await leave();
});

help('follows the links between pages without leaving the dashboard', async () => {
  const { page, leave } = await dashboard.visit({ as: 'staff' });
  await page.goto('/help/install');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('article').getByRole('link', { name: 'operations' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Operations' }).waitFor();
  assert.is(await page.evaluate(() => 'isSamePage' in window), true);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Install and remove' }).waitFor();
  await page.goto('/help/tiada');
  await page.getByText('There is no such help page').waitFor();
  await leave();
});

help('has what the build writes: every command, and the figures that were measured', async () => {
  const { page, leave } = await dashboard.visit({ as: 'staff' });
  await page.goto('/help/commands');
  await page.getByRole('heading', { name: 'smops analyze', exact: true }).waitFor();
  await page.goto('/help/performance');
  await page.getByRole('heading', { name: 'Figures', exact: true }).waitFor();
  await leave();
});

help('says where a page exists in English only, and has no barrier in any look', async () => {
  const { page, leave } = await dashboard.visit({ as: 'staff', language: 'ms' });
  await page.goto('/help/trust');
  await page.getByText('Halaman ini dalam bahasa Inggeris sahaja.').waitFor();
  assert.is(
    await page.getByRole('article').evaluate((node) => node.closest('[lang]')?.getAttribute('lang')),
    'en',
  );
  assert.equal(await faultsInEveryLook(page), []);
  await leave();
});

help.run();
