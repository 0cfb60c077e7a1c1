import type { Locator } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Dashboard, faultsInEveryLook, openDashboard } from '../../../testing/dashboard.js';
import { eventually } from '../../../testing/eventually.js';

const copies = suite('copies on the page of a result');
let dashboard: Dashboard;
let taskId = '';

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
  taskId = (started as { task_id: string }).task_id;
  await dashboard.ended(`/api/fb-analyzer/task/${taskId}`);
});
copies.after(() => dashboard.close());

copies('waves and copies that are found late move nothing', async () => {
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
    await page.goto(`/fb-analyzer?task=${taskId}`);
    await isAsked;
    const [waves, comments] = ['Copied texts', 'Comments'].map((name) =>
      page.getByRole('region', { name, exact: true }),
    ) as [Locator, Locator];
    await waves.getByText('Looking for copies…').waitFor();
    // The charts above them are drawn.
    await page.getByRole('region', { name: 'Results', exact: true }).waitFor();
    const places = async () => [await waves.boundingBox(), (await comments.boundingBox())?.y];
    const before = await places();
    assert.is(await comments.getByRole('article').count(), 0, 'no comment that would move');
    answer();
    const list = page.getByRole('list', { name: 'Comments', exact: true });
    await list.getByRole('button', { name: 'and 36 nearly the same' }).waitFor();
    await waves.getByText('1 copied text').waitFor();
    await eventually(() => list.getByRole('article').count(), 2);
    assert.equal(await places(), before, size);
    assert.equal(complaints, []);
    await leave();
  }
});

copies(
  'a wave stands with its clock and its comments, never with who wrote them; copies fold into one',
  async () => {
    const { page, complaints, leave } = await dashboard.visit({ as: 'analyst', language: 'en' });
    await page.goto(`/fb-analyzer?task=${taskId}`);
    const waves = page.getByRole('region', { name: 'Copied texts' });
    await waves.getByText('1 copied text').click();
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
    // In the list each text stands once; the others unfold by a click or by the key f.
    const list = page.getByRole('list', { name: 'Comments', exact: true });
    await list.getByRole('button', { name: 'and 36 nearly the same' }).waitFor();
    await eventually(() => list.getByRole('article').count(), 2);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('f');
    await list.getByText('#3', { exact: false }).first().waitFor();
    const own = list.locator('p').filter({ hasText: /^#2(?!\d)/ });
    await eventually(() => own.count(), 1, 'the comment itself is not told twice');
    await page.keyboard.press('f');
    await list.getByText('#3', { exact: false }).first().waitFor({ state: 'detached' });
    // A filter that comes and goes leaves them folded.
    await page.getByRole('searchbox').fill('tiada komen begini');
    await page.getByText('No comment matches').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).last().click();
    await list.getByRole('button', { name: 'and 36 nearly the same' }).waitFor();
    await page.goto(`/fb-analyzer?task=${taskId}&copies=once`);
    await page.getByRole('button', { name: 'and 36 nearly the same' }).waitFor();
    assert.equal(complaints, []);
    await leave();
  },
);

copies('on paper the waves are open, a line each, and folded again afterwards', async () => {
  const { page, leave } = await dashboard.visit({ as: 'analyst', language: 'en' });
  await page.goto(`/fb-analyzer?task=${taskId}`);
  const wave = page.getByRole('region', { name: 'Copied texts' }).locator('li').first();
  await page.getByText('1 copied text').waitFor();
  assert.not(await wave.isVisible());
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await wave.waitFor();
  assert.not(await page.getByText('37 comments by 9 authors in all').isVisible());
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await wave.waitFor({ state: 'hidden' });
  await leave();
});

copies('says when there are no waves, and asks again where they could not be loaded', async () => {
  const { page, leave } = await dashboard.visit({ as: 'analyst', language: 'en' });
  await page.route('**/waves*', (route) =>
    route.fulfill({ status: 500, json: { error: 'x', code: 'INTERNAL', message: 'x', requestId: 'req-1' } }),
  );
  await page.goto(`/fb-analyzer?task=${taskId}`);
  const waves = page.getByRole('region', { name: 'Copied texts' });
  await waves.getByText('Copied texts could not be loaded').waitFor();
  await page.getByRole('list', { name: 'Comments', exact: true }).getByRole('article').first().waitFor();
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
