import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commentFile } from '../../testing/comment-file.js';
import { type Dashboard, faultsInEveryLook, openDashboard, signOutAndIn } from '../../testing/dashboard.js';
import { eventually } from '../../testing/eventually.js';
import { manyResults } from '../../testing/many-results.js';
import { startRun, VARIABLE } from '../../testing/topic-run.js';

const analyzer = suite("FB Analyzer's topic tab");
let dashboard: Dashboard;
analyzer.before(async () => {
  dashboard = await openDashboard();
});
analyzer.after(() => dashboard.close());

analyzer('from the file to exported results, by keyboard alone', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'analyst' });
  await page.goto('/fb-analyzer');
  const start = page.getByRole('button', { name: '开始分析' });
  assert.ok(await start.isDisabled());
  await page.getByText('选择一个留言文件 · 添加至少一个变量').waitFor();
  await signOutAndIn(page, 'analyst');

  const chooser = page.waitForEvent('filechooser');
  await page.locator('input[type=file]').focus();
  await page.keyboard.press('Space');
  await (await chooser).setFiles({
    name: 'komen-facebook.json',
    mimeType: 'application/json',
    buffer: commentFile(40, { twice: 3, broken: 2 }),
  });
  await page.getByText('文件上传成功').first().waitFor();
  await page.getByText('Graph API (JSON)').waitFor();
  await page.getByText('3 条重复已合并 · 2 条没有文字').waitFor();

  await page.getByPlaceholder(VARIABLE).focus();
  await page.keyboard.type('塞车');
  await page.keyboard.press('Enter');
  await page.keyboard.type('  harga barang ');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByText('2 个变量', { exact: true }).waitFor();
  await start.focus();
  await page.keyboard.press('Enter');

  // Within two seconds the answer is direct; on a busy machine the same run ends in the background.
  await page
    .getByText(/🤖 本地 AI 分析完成！|🎉 后台分析完成！/)
    .first()
    .waitFor({ timeout: 60_000 });
  await page.getByRole('heading', { name: '留言列表' }).waitFor({ timeout: 60_000 });
  assert.match(page.url(), /\/fb-analyzer\?task=/);
  await page.getByText('/ 40 条留言').waitFor();
  await page
    .locator('mark')
    .filter({ hasText: /^塞车$/ })
    .first()
    .waitFor();

  await page.getByRole('button', { name: '导出' }).focus();
  await page.keyboard.press('Enter');
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).press('Enter');
  const csv = readFileSync(await (await download).path(), 'utf8');
  assert.match(csv, /塞车塞到傻/);
  assert.equal(complaints, []);
  await leave();
});

analyzer(
  'in Malay the summary and the reasons are Malay too, and each comment keeps its language',
  async () => {
    const { page, complaints, leave } = await dashboard.visit({ as: 'analyst', language: 'ms' });
    await page.goto('/fb-analyzer');
    await page.locator('input[type=file]').setInputFiles({
      name: 'komen-facebook.json',
      mimeType: 'application/json',
      buffer: commentFile(40),
    });
    await page.getByPlaceholder('cth. harga barang naik').fill('jalan berlubang');
    await page.keyboard.press('Enter');
    await page.getByText('40 komen akan dianalisis dengan 1 pemboleh ubah.').waitFor();
    await page.getByRole('button', { name: 'Mula analisis' }).click();
    const list = page.getByRole('list', { name: 'Senarai komen' });
    const pothole = list.getByRole('listitem').filter({ hasText: 'Jalan depan rumah saya' }).first();
    await pothole.click({ timeout: 60_000 });
    const detail = page.getByRole('complementary', { name: 'Komen pilihan' });
    await detail.getByText('Sebab: ').waitFor();
    assert.match(await detail.innerText(), /Sentimen (negatif|neutral)/);
    await eventually(() => pothole.locator('p[lang]').getAttribute('lang'), 'ms');
    await eventually(() => list.getByText('请问几时派米').first().getAttribute('lang'), 'zh-CN');
    assert.equal(complaints, []);
    await leave();
  },
);

analyzer('a large file goes up in parts, and the run takes it from there', async () => {
  const { page, leave } = await dashboard.visit({ as: 'analyst' });
  await page.goto('/fb-analyzer');
  const long = 'Jalan jem lagi, harga barang naik. '.repeat(500);
  const comments = Array.from({ length: 1000 }, (_, index) => ({
    id: `${index}`,
    message: `${index} ${long}`,
  }));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT')
      sent.push(new URL(request.url()).pathname.split('/').slice(0, 4).join('/'));
  });
  await page.locator('input[type=file]').setInputFiles({
    name: 'komen-banyak.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(comments)),
  });
  await page.getByText('文件上传成功').first().waitFor();
  await page.getByPlaceholder(VARIABLE).fill('jem');
  await page.keyboard.press('Enter');
  const answered = page.waitForResponse('**/api/fb-analyzer/analyze');
  await page.getByRole('button', { name: '开始分析' }).click();
  const answer = await answered;
  const { upload, comments_data, file_name } = answer.request().postDataJSON();
  assert.match(upload, /^uploads\//);
  assert.equal([comments_data, file_name], [undefined, 'komen-banyak.json']);
  assert.equal(sent, Array(3).fill('/api/objects/uploads'));
  assert.is((await answer.json()).totalComments, 1000);
  await leave();
});

analyzer('a run that is answered directly names who did it, and is not asked for again', async () => {
  const { page, leave } = await dashboard.visit({ as: 'analyst' });
  const { status, results, overview } = manyResults(12);
  let asked = 0;
  await page.route('**/api/fb-analyzer/task/banyak/results*', (route) => {
    asked++;
    return route.fulfill({ json: results });
  });
  await page.route('**/api/fb-analyzer/task/banyak', (route) => route.fulfill({ json: status }));
  await page.route('**/api/fb-analyzer/task/banyak/overview*', (route) => route.fulfill({ json: overview }));
  const finding = { taskId: 'banyak', kind: 'none', sentence: '', basis: 'machine' };
  await page.route('**/api/fb-analyzer/task/banyak/finding*', (route) => route.fulfill({ json: finding }));
  await page.route('**/api/fb-analyzer/analyze', (route) =>
    route.fulfill({
      json: {
        task_id: 'banyak',
        pythonServiceActive: true,
        backgroundTask: false,
        message: '',
        totalComments: 12,
        matchedComments: 10,
        analysisResults: results,
      },
    }),
  );
  await startRun(page, 12);
  await page.getByText('🤖 本地 AI 分析完成！').first().waitFor();
  await page.getByText('12 条留言中有 10 条提到了变量。').first().waitFor();
  await page.getByText('显示 12 / 12 条').waitFor();
  assert.is(asked, 0);
  await leave();
});

analyzer('an earlier run opens again under its own address, and can be deleted', async () => {
  const { page, leave } = await dashboard.visit({ as: 'analyst' });
  await startRun(page, 24, 'mesyuarat-tingkap.json');
  await page.getByRole('heading', { name: '留言列表' }).waitFor({ timeout: 60_000 });
  const address = page.url();
  await page.getByRole('link', { name: '新的分析' }).click();
  const row = page.getByRole('row').filter({ hasText: 'mesyuarat-tingkap.json' });
  await row.getByText('已完成').waitFor();
  await page.goto(address);
  await page.getByText('/ 24 条留言').waitFor();
  await signOutAndIn(page, 'analyst');
  await page.goto('/fb-analyzer');
  await row.getByRole('button', { name: '删除 mesyuarat-tingkap.json' }).click();
  await page.getByRole('dialog').getByText('确定要删除「mesyuarat-tingkap.json」的分析结果吗？').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click();
  await page.getByText('分析已删除').first().waitFor();
  await row.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '撤销' }).click();
  await page.getByText('已恢复').first().waitFor();
  await row.getByText('已完成').waitFor();
  await row.getByRole('button', { name: '删除 mesyuarat-tingkap.json' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click();
  await row.waitFor({ state: 'detached' });
  await page.goto(address);
  await page.getByText('无法读取这次分析').waitFor();
  await leave();
});

analyzer('a pasted list comes apart, doubles are told, and each variable can be removed', async () => {
  const { page, leave } = await dashboard.visit({ as: 'analyst' });
  await page.goto('/fb-analyzer');
  await page.getByPlaceholder(VARIABLE).focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '物价上涨、交通堵塞\nbanjir; Banjir');
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(paste);
  });
  await page.getByText('3 个变量', { exact: true }).waitFor();
  await page.getByText('已略过 1 个重复的变量。').waitFor();
  await page.getByRole('button', { name: '移除变量 banjir' }).click();
  await page.getByText('2 个变量', { exact: true }).waitFor();
  await page.getByRole('button', { name: '全部移除' }).click();
  await page.getByText('还没有变量').waitFor();
  await leave();
});

analyzer('no barrier and nothing too wide, at any width and colour', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'analyst' });
  await startRun(page, 30);
  await page.getByRole('heading', { name: '留言列表' }).waitFor({ timeout: 60_000 });
  assert.equal(await faultsInEveryLook(page), [], 'results');
  await page.getByRole('link', { name: '新的分析' }).click();
  await page.getByText('字段对应').click();
  assert.equal(await faultsInEveryLook(page), [], 'steps');
  assert.equal(complaints, []);
  await leave();
});

analyzer.run();
