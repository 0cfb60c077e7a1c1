import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Dashboard,
  excessWidth,
  findBarriers,
  inEveryLook,
  openDashboard,
  signOutAndIn,
} from '../../../testing/dashboard.js';

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
  'themes are found in a file, one click makes them variables, and the result opens again',
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

    const list = page.getByRole('list', { name: '找到的主题，由多到少' });
    const flood = list.getByRole('listitem').filter({ hasText: '水灾' }).first();
    await flood.getByText('30 条 · 50.0%').waitFor();
    await flood.getByText('看例子').click();
    const example = flood.getByText('Banjir lagi depan rumah', { exact: false }).first();
    assert.is(await example.getAttribute('lang'), 'ms');
    await page.getByRole('button', { name: '把「水灾」添加为变量' }).click();
    assert.ok(await page.getByRole('button', { name: '已添加：水灾' }).isDisabled());
    await page.getByRole('button', { name: /^全部添加/ }).click();

    await page.getByRole('button', { name: '导出' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /CSV/ }).click();
    assert.match(readFileSync(await (await download).path(), 'utf8'), /水灾,known,水灾,/);

    await inEveryLook(page, async (look) => {
      assert.equal(await findBarriers(page), [], look);
      assert.ok((await excessWidth(page)) <= 0, look);
    });

    await page.getByRole('link', { name: /用这 \d+ 个变量分析/ }).click();
    const variables = page.getByRole('list', { name: '已设定的变量' });
    await variables.getByText('水灾', { exact: true }).waitFor();
    await variables.getByText('沙巴、砂拉越与土地权', { exact: true }).waitFor();
    // The file is the same.
    await page.getByRole('button', { name: '开始分析', disabled: false }).waitFor();

    await page.getByRole('tab', { name: '反响标签 (AI探索)' }).click();
    await page.getByRole('link', { name: 'komen.json' }).click();
    await page.reload();
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
