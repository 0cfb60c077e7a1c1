import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Dashboard, faultsInEveryLook, openDashboard } from '../../testing/dashboard.js';
import { eventually } from '../../testing/eventually.js';
import { isFlood, isPrice, runToRead } from '../../testing/read-run.js';

const test = suite('the reading room with a wish to read for');
let dashboard: Dashboard;
test.before(async () => {
  dashboard = await openDashboard();
});
test.after(() => dashboard.close());

const shown = async (page: Page) => (await page.locator('[data-comment]').innerText()).trim();

test('it counts down to the wish that is read for, closes there, and a person reads on all the same', async () => {
  const wished = await runToRead(dashboard, 300);
  const visit = await dashboard.visit({ as: 'analyst', language: 'en' });
  const { page, complaints, leave } = visit;
  const path = `/api/fb-analyzer/task/${wished}`;
  const headers = { origin: new URL(dashboard.url).origin };
  const goal = { within: 15, variables: ['banjir'] };
  await page.request.post(`${path}/draw`, { data: { size: 200, goal }, headers });
  for (;;) {
    const queue = await (await page.request.get(`${path}/reading?limit=5`, { maxRetries: 2 })).json();
    if (queue.goal.reads <= 8) break;
    for (const { seq, content } of queue.items)
      await page.request.put(`${path}/comments/${seq}/judgement`, {
        data: {
          tags: { banjir: isFlood(content), 'harga barang': isPrice(content), 天气: false },
          blind: true,
        },
        headers,
      });
  }
  await page.goto(`/reading/${wished}`);
  await page.getByText(/About \d+ more for ± 15 points of banjir\./).waitFor();
  for (let read = 0; read < 10; read++) {
    const text = await shown(page);
    if (isFlood(text)) await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    if (read < 9) await eventually(async () => (await shown(page)) !== text, true);
  }
  await page
    .getByRole('heading', {
      name: 'The share of banjir is known to ± 15 points: nothing more has to be read.',
    })
    .waitFor();
  assert.equal(await faultsInEveryLook(page), []);
  await page.getByRole('button', { name: 'Read on all the same' }).click();
  await page.locator('[data-comment]').waitFor();
  assert.equal(complaints, []);
  await leave();
});

test.run();
