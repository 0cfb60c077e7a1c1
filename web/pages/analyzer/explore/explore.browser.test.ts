import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Dashboard,
  faultsInEveryLook,
  openDashboard,
  signOutAndIn,
} from '../../../testing/dashboard.js';
import { eventually } from '../../../testing/eventually.js';

const explore = suite("FB Analyzer's exploration tab");
let dashboard: Dashboard;
explore.before(async () => {
  dashboard = await openDashboard();
});
explore.after(() => dashboard.close());

const SAYINGS = [
  'Banjir lagi depan rumah',
  '又淹水了，水沟没有清理',
  'Harga ayam naik lagi',
  'Sabah dan Sarawak ditinggalkan',
];
const comments = Array.from({ length: 60 }, (_, at) => ({
  id: String(at),
  message: `${SAYINGS[at % 4]} ${at}`,
}));

explore(
  'themes are found in a file, chosen and merged, and analysed on its stored comments, also from history',
  async () => {
    const { page, complaints, leave } = await dashboard.visit({ as: 'analyst' });
    await page.goto('/fb-analyzer');
    await page.getByRole('tab', { name: '反响标签 (AI探索)' }).click();
    await page.getByText('还没有探索').waitFor();
    await signOutAndIn(page, 'analyst');
    assert.ok(await page.getByRole('button', { name: '开始探索' }).isDisabled());
    await page.locator('input[type=file]').setInputFiles({
      name: 'komen.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(comments)),
    });
    await page.getByText('将探索 60 条留言。').waitFor();
    await page.getByRole('button', { name: '开始探索' }).click();

    const table = page.getByRole('table', { name: '找到的主题' });
    const flood = table.getByRole('row').filter({ hasText: '水灾' }).first();
    await flood.getByText('50.0%').first().waitFor();
    await flood.getByRole('checkbox', { name: '选择「水灾」' }).check();
    const examples = page.getByRole('complementary', { name: '「水灾」的例子' });
    const example = examples.getByText('Banjir lagi depan rumah', { exact: false }).first();
    await eventually(() => example.getAttribute('lang'), 'ms');
    await examples
      .getByText(/^另有 \d+ 条几乎相同$/)
      .first()
      .waitFor();
    await page.getByText('已选 1 个').waitFor();
    // Arrows move between rows, whose examples stand beside them.
    await page.keyboard.press('ArrowDown');
    assert.is(await examples.count(), 0);
    await table.getByRole('button', { name: '负面 | 正面' }).click();
    await page.waitForURL(/sort=negative/);

    // Two that are chosen become one, and come apart again.
    const prices = table
      .getByRole('row')
      .filter({ hasText: 'Sabah' })
      .or(table.getByRole('row').filter({ hasText: '沙巴' }));
    await prices.first().getByRole('checkbox').check();
    await page.getByRole('button', { name: '合并所选的 2 个' }).click();
    await page.getByText('已选 1 个').waitFor();
    await flood.getByText('75.0%').first().waitFor();
    await flood.getByRole('button', { name: '把「水灾」拆开' }).click();
    await flood.getByText('50.0%').first().waitFor();

    await page.getByRole('button', { name: '导出' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /CSV/ }).click();
    assert.match(readFileSync(await (await download).path(), 'utf8'), /水灾,known,水灾,/);

    assert.equal(await faultsInEveryLook(page), []);

    // It works from history too, on the stored comments: no file again.
    await page.goto('/fb-analyzer?tab=reactions');
    await page.getByRole('link', { name: 'komen.json' }).click();
    await page.reload();
    await flood.waitFor();
    const exploration = page.url();
    await flood.getByRole('checkbox').check();
    await page.getByText('用已存储的留言，由本地分析分析').waitFor();
    await page.getByRole('button', { name: '用这 1 个变量分析' }).click();
    await page.waitForURL(/task=/);
    await page.goto(exploration);
    await flood.waitFor();
    await page.getByRole('link', { name: '探索另一份留言' }).click();
    await page.getByRole('button', { name: '删除 komen.json 的探索' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
    await page.getByText('还没有探索').waitFor();
    assert.equal(complaints, []);
    await leave();
  },
);

explore.run();
