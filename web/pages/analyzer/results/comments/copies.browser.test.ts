import type { Locator, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Dashboard, faultsInEveryLook, openDashboard } from '../../../../testing/dashboard.js';
import { eventually } from '../../../../testing/eventually.js';

const copies = suite('copies on the page of a result');
let dashboard: Dashboard;
let runId = '';

const RICE = 'Kerajaan patut turunkan harga beras tempatan sebelum bulan puasa';

copies.before(async () => {
  dashboard = await openDashboard();
  const started = await dashboard.asAdmin('POST', '/api/fb-analyzer/analyze', {
    comments_data: [
      { id: 'a', message: 'Bila jalan depan sekolah nak siap, sudah dua tahun begini' },
      ...Array.from({ length: 37 }, (_, index) => ({
        id: `r${index}`,
        message: `${RICE}${'!'.repeat(index)}`,
        from: { name: `Pembaca ${index % 9}` },
        created_time: new Date(Date.UTC(2026, 10, 10, 1 + (index % 3) * 4, index)).toISOString(),
      })),
    ],
    variables: [{ name: 'harga', terms: ['harga'] }],
    file_name: 'beras.json',
    api_provider: 'local',
  });
  runId = (started as { task_id: string }).task_id;
  await dashboard.ended(`/api/fb-analyzer/task/${runId}`);
});
copies.after(() => dashboard.close());

/** Opens the copied texts of the result that is on the screen. */
async function openWaves(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Copied texts/ }).click();
  return page.getByRole('dialog', { name: 'Copied texts' });
}
const listOf = (page: Page) => page.getByRole('list', { name: 'Comments', exact: true });

copies('copies that are found late move nothing', async () => {
  for (const size of ['desktop', 'phone'] as const) {
    const { page, complaints, leave } = await dashboard.visit({ as: 'analyst', language: 'en', size });
    let answer = () => {};
    const isAsked = new Promise<void>((asked) => {
      void page.route('**/waves*', async (route) => {
        await new Promise<void>((resolve) => {
          answer = resolve;
          asked();
        });
        await route.continue();
      });
    });
    await page.goto(`/fb-analyzer?task=${runId}`);
    await isAsked;
    const comments = page.getByRole('region', { name: 'Comments', exact: true });
    // The charts above them are drawn.
    await page.getByRole('region', { name: 'Results', exact: true }).waitFor();
    const before = await comments.boundingBox();
    assert.is(await comments.getByRole('article').count(), 0, 'no comment that would move');
    answer();
    await listOf(page).getByText('and 36 nearly the same').waitFor({ state: 'attached' });
    await eventually(() => listOf(page).getByRole('article').count(), 2);
    assert.equal(await comments.boundingBox(), before, size);
    assert.equal(complaints, []);
    await leave();
  }
});

copies(
  'a wave stands with its clock and its comments, never with who wrote them; copies fold into one',
  async () => {
    const { page, complaints, leave } = await dashboard.visit({ as: 'analyst', language: 'en' });
    await page.goto(`/fb-analyzer?task=${runId}`);
    const waves = await openWaves(page);
    await waves
      .getByRole('paragraph')
      .filter({ hasText: /^37 copies from 10 Nov, 09:00 to 10 Nov, 17:\d\d$/ })
      .waitFor();
    await waves.getByText('37 comments by 9 authors in all').waitFor();
    await waves.getByRole('img', { name: 'When the 37 copies came' }).waitFor();
    await waves.getByRole('button', { name: 'Show these 37' }).click();
    await waves.getByText('#2', { exact: false }).first().waitFor();
    await eventually(() => waves.getByText(RICE).count(), 21, 'the text itself and twenty of its copies');
    await waves.getByRole('button', { name: 'Show more' }).click();
    await waves.getByText('#38').waitFor();
    assert.not.match(await waves.innerText(), 'Pembaca');
    assert.equal(await faultsInEveryLook(page), []);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1440, height: 900 });
    // In the list each text stands once; the others stand beside it, by a click or by the key f.
    await eventually(() => listOf(page).getByRole('article').count(), 2);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    const detail = page.getByRole('complementary', { name: 'Chosen comment' });
    await detail.getByRole('button', { name: 'Show these 37' }).waitFor();
    await page.keyboard.press('f');
    await detail.getByText('#3', { exact: false }).first().waitFor();
    await page.keyboard.press('f');
    await detail.getByText('#3', { exact: false }).first().waitFor({ state: 'detached' });
    await page.goto(`/fb-analyzer?task=${runId}&copies=once`);
    await listOf(page).getByText('and 36 nearly the same').waitFor({ state: 'attached' });
    assert.equal(complaints, []);
    await leave();
  },
);

copies('on paper the waves stand a line each', async () => {
  const { page, leave } = await dashboard.visit({ as: 'analyst', language: 'en' });
  await page.goto(`/fb-analyzer?task=${runId}`);
  const wave = page.getByText(/^37 copies from 10 Nov, 09:00/);
  await wave.waitFor({ state: 'attached' });
  assert.not(await wave.isVisible());
  await page.emulateMedia({ media: 'print' });
  await wave.waitFor();
  await leave();
});

copies('says when there are no waves, and asks again where they could not be loaded', async () => {
  const { page, leave } = await dashboard.visit({ as: 'analyst', language: 'en' });
  await page.route('**/waves*', (route) =>
    route.fulfill({ status: 500, json: { error: 'x', code: 'INTERNAL', message: 'x', requestId: 'req-1' } }),
  );
  await page.goto(`/fb-analyzer?task=${runId}`);
  await listOf(page).getByRole('article').first().waitFor();
  const waves = await openWaves(page);
  await waves.getByText('Copied texts could not be loaded').waitFor();
  await page.unroute('**/waves*');
  await page.route('**/waves*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), waves: [] } });
  });
  await waves.getByRole('button', { name: 'Retry' }).click();
  await waves.getByText('No text was copied many times').waitFor();
  await leave();
});

copies.run();
