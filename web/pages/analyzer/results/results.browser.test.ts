import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Dashboard, findBarriers, openDashboard } from '../../../testing/dashboard.js';
import { eventually } from '../../../testing/eventually.js';
import { startRun } from '../../../testing/topic-run.js';

const results = suite('the results of a run');
let dashboard: Dashboard;
results.before(async () => {
  dashboard = await openDashboard();
});
results.after(() => dashboard.close());

results('results are filtered by variable and by none, searched and sorted', async () => {
  const { page, leave } = await dashboard.visit({ as: 'analyst' });
  await startRun(page, 40);
  const list = page.getByRole('list', { name: '留言列表' });
  await list.waitFor();
  await page.getByText('显示 40 / 40 条').waitFor();

  const bar = page.getByRole('button', { name: /^塞车: / });
  const count = Number(/: (\d+)/.exec((await bar.getAttribute('aria-label')) ?? '')?.[1]);
  await bar.click();
  await page.getByText(`显示 ${count} / 40 条`).waitFor();
  await eventually(() => bar.getAttribute('aria-pressed'), 'true');
  await page.getByRole('button', { name: '去掉筛选：塞车' }).click();
  await page.getByText('显示 40 / 40 条').waitFor();
  await bar.click({ modifiers: ['Alt'] });
  await page.getByRole('button', { name: '去掉筛选：不含 塞车' }).waitFor();
  await page.getByText(`显示 ${40 - count} / 40 条`).waitFor();
  await page.getByRole('button', { name: '清除筛选' }).click();

  await page.getByRole('button', { name: '筛选', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: '未提到任何变量' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '去掉筛选：未提到任何变量' }).waitFor();
  await page.waitForFunction(() => document.querySelectorAll('article mark').length === 0);
  await page.getByRole('button', { name: '清除筛选' }).click();
  await page.getByText('显示 40 / 40 条').waitFor();

  await page.keyboard.press('/');
  await page.keyboard.type('CLINIC');
  await page.getByText('显示 5 / 40 条').waitFor();
  await list
    .locator('mark[data-found]', { hasText: /^clinic$/ })
    .first()
    .waitFor();
  await list.getByText('#8', { exact: true }).waitFor();
  await page.waitForURL(/q=CLINIC/, { timeout: 10_000 });
  await page.reload();
  await page.getByText('显示 5 / 40 条').waitFor();
  await page.getByRole('searchbox').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' tiada begini');
  await page.getByText('没有符合条件的留言').waitFor();
  await page.getByRole('button', { name: '清除筛选' }).last().click();
  await page.getByText('显示 40 / 40 条').waitFor();

  await page.getByRole('button', { name: '宽松' }).click();
  const tag = list.getByRole('article').getByRole('button', { name: '塞车' }).first();
  await tag.focus();
  const evidence = page.locator('[data-side]').filter({ hasText: /确定：留言直接说到|可能：由词语推断/ });
  await evidence.first().waitFor();
  assert.is(
    await evidence.first().getAttribute('data-side'),
    'bottom',
    'it does not cover the words it is about',
  );

  await page.getByRole('combobox', { name: '排序' }).click();
  await page.getByRole('option', { name: '反应最多' }).click();
  await page.waitForURL(/order=reactions/);
  await list.locator('[aria-busy=false]').or(list).first().waitFor();
  await page.waitForFunction(() => document.querySelector('ul[aria-busy=false] article') !== null);
  const reactions = await list
    .locator('article')
    .evaluateAll((rows) =>
      rows.map((row) =>
        Number(row.querySelector('.lucide-thumbs-up')?.parentElement?.textContent?.match(/\d+/)?.[0]),
      ),
    );
  assert.equal(
    reactions,
    [...reactions].sort((a, b) => b - a),
  );
  await leave();
});

results(
  'a comment is shown in plain spelling at once; a translation says what to configure, then what it cost',
  async () => {
    const { page, complaints, leave } = await dashboard.visit({ as: 'analyst' });
    const started = (await dashboard.asAdmin('POST', '/api/fb-analyzer/analyze', {
      comments_data: [{ message: 'Xde air dah dua hari, knp?', author: 'Aminah' }],
      variables: ['air'],
      file_name: 'air.json',
    })) as { task_id: string };
    await page.goto(`/fb-analyzer?task=${started.task_id}`);
    await page.getByRole('list', { name: '留言列表' }).getByRole('article').first().waitFor();
    await page.keyboard.press('j');
    await page.getByRole('button', { name: '翻译 Aminah 的留言' }).click();
    await page.getByText('标准拼写: Tiada air sudah dua hari, kenapa?').waitFor();
    await page.getByText(/无法翻译.*尚未配置翻译.*没有 API 密钥/).waitFor();
    const translation = {
      text: '两天没水了，为什么？',
      language: 'zh',
      provider: 'gemini',
      provider_label: 'Gemini',
    };
    await page.route('**/comments/0/translation', (route) =>
      route.fulfill({ json: { ...translation, model: 'gemini-x', cost_usd: 0.00012, cached: false } }),
    );
    await page.getByRole('button', { name: '重试' }).click();
    await page.getByText('两天没水了，为什么？').waitFor();
    await page.getByText('机器翻译：Gemini（gemini-x） · 费用 USD 0.0001').waitFor();
    assert.equal(await findBarriers(page), []);
    await page.getByRole('button', { name: '翻译 Aminah 的留言' }).click();
    assert.is(await page.getByText('两天没水了').count(), 0);
    assert.equal(complaints, []);
    await leave();
  },
);

results.run();
