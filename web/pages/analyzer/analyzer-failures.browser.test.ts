import { gzipSync } from 'node:zlib';
import { xlsxFile, xlsxSheet } from '@smops/core/platform/export/xlsx.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Dashboard, findBarriers, openDashboard } from '../../testing/dashboard.js';
import { progress, startRun } from '../../testing/topic-run.js';

const analyzer = suite("what goes wrong in FB Analyzer's topic tab");
let dashboard: Dashboard;
analyzer.before(async () => {
  dashboard = await openDashboard();
});
analyzer.after(() => dashboard.close());

analyzer('a wrong file is refused with the reason, and the right column can be chosen', async () => {
  const { page, leave } = await dashboard.visit({ as: 'analyst' });
  await page.goto('/fb-analyzer');
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'gambar.png', mimeType: 'image/png', buffer: Buffer.from('PNG') });
  await page.getByText('文件格式错误').first().waitFor();
  await page.getByText('请上传 JSON 格式文件').first().waitFor();
  await input.setInputFiles({
    name: 'rosak.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"data": [{"message": "baik"'),
  });
  await page.getByRole('alert').filter({ hasText: 'rosak.json' }).waitFor();
  await input.setInputFiles({
    name: 'borang.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('nama,comment,catatan\nAina,ok,harga barang mahal\nBala,ok juga,jalan rosak\n'),
  });
  await page.getByText('字段对应').click();
  const preview = page.getByRole('list', { name: '前几条留言' });
  await preview.getByText('ok juga').waitFor();
  await page.getByRole('combobox', { name: '内容' }).click();
  await page.getByRole('option', { name: 'catatan' }).click();
  await preview.getByText('harga barang mahal').waitFor();
  await leave();
});

analyzer('a workbook, gzip and text of another encoding are read in the page', async () => {
  const { page, leave } = await dashboard.visit({ as: 'analyst' });
  await page.goto('/fb-analyzer');
  const preview = page.getByRole('list', { name: '前几条留言' });
  const read = async (name: string, buffer: Uint8Array, said: string, shape: string) => {
    const file = { name, mimeType: '', buffer: Buffer.from(buffer) };
    await page.locator('input[type=file]').setInputFiles(file);
    await preview.getByText(said).waitFor();
    await page.getByText(shape).waitFor();
    await page.getByRole('button', { name: '更换文件' }).click();
  };
  const columns = [{ title: 'komen', value: (text: string) => text }];
  await read(
    'a.xlsx',
    await xlsxFile([xlsxSheet('komen', columns, ['Jalan rosak'])]),
    'Jalan rosak',
    '(XLSX)',
  );
  await read('a.txt.gz', gzipSync('Ayam mahal\nok\n'), 'Ayam mahal', '(TXT)');
  // "内容\n价格太高了\n" as Excel in China saves it.
  const chinese = Buffer.from('xNrI3Qq827jxzKu438HLCg==', 'base64');
  await read('a.csv', chinese, '价格太高了', '(CSV, GB18030)');
  await leave();
});

analyzer(
  'a long run reports its progress, survives a server that goes away, and ends with its results',
  async () => {
    const { page, leave } = await dashboard.visit({ as: 'analyst' });
    await startRun(page, 20_000);
    await page.getByText('🔥 后台分析已启动！').first().waitFor();
    await progress(page).waitFor();
    assert.ok(Number(await progress(page).getAttribute('aria-valuenow')) >= 10);
    await dashboard.stopServer();
    await page.getByText('暂时联系不上服务器，正在自动重试。').waitFor();
    await page.getByText('轮询错误').first().waitFor();
    await dashboard.startServer();
    await page.getByText('🎉 后台分析完成！').first().waitFor({ timeout: 90_000 });
    await page.getByText('/ 20,000 条留言').waitFor({ timeout: 30_000 });
    assert.ok((await page.getByRole('article').count()) < 60);
    await leave();
  },
);

analyzer('a run can be cancelled, and gone on with', async () => {
  const { page, leave } = await dashboard.visit({ as: 'analyst' });
  await startRun(page, 60_000);
  await page.getByRole('button', { name: '取消分析' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取消分析' }).click();
  await page.getByText('分析任务失败').first().waitFor();
  await page.getByRole('button', { name: '继续这次分析' }).click();
  await progress(page).waitFor();
  const runId = new URL(page.url()).searchParams.get('task');
  await dashboard.asAdmin('POST', `/api/fb-analyzer/task/${runId}/cancel`);
  await dashboard.asAdmin('DELETE', `/api/fb-analyzer/task/${runId}`);
  await leave();
});

analyzer('after 120 questions the page stops asking, says so, and can ask again', async () => {
  const { page, leave } = await dashboard.visit({ as: 'analyst' });
  await page.clock.install();
  let asked = 0;
  await page.route('**/api/fb-analyzer/task/jauh', async (route) => {
    asked++;
    await route.fulfill({ json: { ...RUNNING, progress: 30 } });
  });
  await page.goto('/fb-analyzer?task=jauh');
  const timedOut = page.getByRole('main').getByText('分析超时 - 请检查任务状态');
  for (let step = 0; step < 400 && !(await timedOut.isVisible()); step++) await page.clock.runFor(3000);
  assert.is(asked, 120);
  await page.getByRole('button', { name: '继续检查' }).click();
  await progress(page).waitFor();
  await leave();
});

const RUNNING = {
  task_id: 'jauh',
  status: 'running',
  progress: 0,
  error_message: null,
  stop_reason: null,
  can_resume: false,
  total_comments: 900,
  processed_comments: 270,
  matched_comments: 12,
  failed_comments: 0,
  mixed_up_comments: 0,
  mixed_up_cost_usd: 0,
  mixed_up_note: null,
  api_provider: 'local',
  provider_label: '本地分析',
  model: 'smops-local',
  file_name: 'komen.json',
  cost_usd: 0,
  budget_usd: null,
  created_at: '2026-11-20T03:00:00Z',
  started_at: '2026-11-20T03:00:00Z',
  finished_at: null,
};

analyzer('a run that cannot be read says so with a retry, and shows itself when it can', async () => {
  const { page, leave } = await dashboard.visit({ as: 'analyst' });
  let asked = 0;
  await page.route('**/api/fb-analyzer/task/rosak', (route) => {
    asked++;
    return route.fulfill({ status: 500, json: { error: 'Internal error', code: 'INTERNAL' } });
  });
  await page.goto('/fb-analyzer?task=rosak');
  await page.getByRole('button', { name: '重试' }).waitFor();
  assert.ok(asked >= 2, 'one failure may pass by itself');
  await page.unroute('**/api/fb-analyzer/task/rosak');
  await page.getByRole('button', { name: '重试' }).click();
  await page.getByText('分析 rosak 不存在').first().waitFor();
  await leave();
});

analyzer('a failed run says why; a paused one asks for what it needs', async () => {
  const { page, leave } = await dashboard.visit({ as: 'analyst' });
  let answer: object = { ...RUNNING, status: 'failed', error_message: 'Kunci API ditolak oleh penyedia.' };
  await page.route('**/api/fb-analyzer/task/gagal', (route) => route.fulfill({ json: answer }));
  await page.goto('/fb-analyzer?task=gagal');
  await page.getByText('分析任务失败').first().waitFor();
  await page.getByText('Kunci API ditolak oleh penyedia.').first().waitFor();
  answer = {
    ...RUNNING,
    api_provider: 'gemini',
    provider_label: 'Gemini',
    status: 'paused',
    stop_reason: 'key',
    can_resume: true,
    error_message: 'The key is needed again.',
  };
  await page.reload();
  await page.getByText('分析已暂停').waitFor();
  await page.getByLabel('Gemini API 密钥').waitFor();
  assert.equal(await findBarriers(page), []);
  await leave();
});

analyzer('a start that fails says why, and what was prepared stays', async () => {
  const { page, leave } = await dashboard.visit({ as: 'analyst' });
  await page.route('**/api/fb-analyzer/analyze', (route) =>
    route.fulfill({
      status: 503,
      json: { error: 'Terlalu sibuk.', message: 'Terlalu sibuk.', code: 'UNAVAILABLE', requestId: 'r-1' },
    }),
  );
  await startRun(page, 16);
  await page.getByText('AI 分析失败').first().waitFor();
  await page.getByText('Terlalu sibuk.').first().waitFor();
  await page.getByText('2 个变量', { exact: true }).waitFor();
  await page.unroute('**/api/fb-analyzer/analyze');
  await page.route('**/api/fb-analyzer/analyze', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  );
  await page.getByRole('button', { name: '开始分析' }).click();
  await page.getByText('分析过程中出现错误').first().waitFor();
  await page.unroute('**/api/fb-analyzer/analyze');
  await page.route('**/api/fb-analyzer/analyze', (route) =>
    route.fulfill({ json: { task_id: 'x', message: '' } }),
  );
  await page.getByRole('button', { name: '开始分析' }).click();
  await page.getByText('分析启动失败').first().waitFor();
  await leave();
});

analyzer('slow answers show bones of the final size, and a list that fails can be tried again', async () => {
  const { page, leave } = await dashboard.visit({ as: 'analyst' });
  let fails = true;
  await page.route('**/api/fb-analyzer/tasks*', async (route) => {
    if (!fails) return route.continue();
    return route.fulfill({
      status: 500,
      json: {
        error: 'Something went wrong.',
        message: 'Something went wrong.',
        code: 'INTERNAL',
        requestId: 'req-42',
      },
    });
  });
  await page.goto('/fb-analyzer');
  await page.getByText('无法读取历史分析').waitFor();
  await page.getByText('req-42').waitFor();
  assert.equal(await findBarriers(page), []);
  fails = false;
  await page.getByRole('button', { name: '重试' }).click();
  await page.getByRole('table', { name: '历史分析' }).waitFor();
  await leave();
});

analyzer.run();
