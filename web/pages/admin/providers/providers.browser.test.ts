import { type FakeProvider, startFakeProvider } from '@smops/fixtures/fake-provider/fake-provider.js';
import { QUIET } from '@smops/fixtures/fake-provider/profile.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chooseOfChart } from '../../../testing/chart-menu.js';
import { commentFile } from '../../../testing/comment-file.js';
import {
  type Dashboard,
  faultsInEveryLook,
  findBarriers,
  openDashboard,
  signOutAndIn,
} from '../../../testing/dashboard.js';

const KEY = 'sk-kunci-rahsia-77';
const providers = suite('AI providers and what they cost');
let dashboard: Dashboard;
let fake: FakeProvider;
providers.before(async () => {
  fake = await startFakeProvider(QUIET);
  dashboard = await openDashboard({
    DEEPSEEK_9_URL: fake.url,
    DEEPSEEK_9_API_KEY: KEY,
    SMOPS_DAILY_BUDGET_USD: '5',
  });
});
providers.after(async () => {
  await dashboard.close();
  await fake.close();
});

providers('a key is checked with one call, is never shown, and a refusal says why', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'admin' });
  await page.goto('/settings/services');
  const row = page.getByRole('row').filter({ hasText: '9后商谈' });
  await row.getByText('Configured').waitFor();
  await signOutAndIn(page, 'admin');
  await page.getByText('Nothing was paid yet').waitFor();
  const calls = fake.stats.calls;
  await row.getByRole('button', { name: 'Check 9后商谈 with one tiny question' }).click();
  await row.getByText(/Works, \d+ ms/).waitFor();
  assert.is(fake.stats.calls, calls + 1);
  await page.getByRole('table', { name: 'Cost by month' }).getByText('9后商谈').waitFor();
  const chart = page.getByRole('figure', { name: 'Cost of the last twelve months, USD' });
  await chooseOfChart(chart, 'Show as a table');
  const { months } = (await dashboard.asAdmin('GET', '/api/providers/costs')) as {
    months: { month: string; costUsd: number }[];
  };
  const rows = await chart.getByRole('row').allInnerTexts();
  assert.is(rows.length, 13, 'a head and twelve months');
  assert.match(
    rows.at(-1) ?? '',
    months[0]?.costUsd.toFixed(4) ?? 'no month',
    'the figures are those of the server',
  );
  assert.match(rows[1] ?? '', '0.00');
  fake.setProfile({ ...QUIET, faults: { 'status-401': 1 } });
  await row.getByRole('button', { name: /^Check/ }).click();
  await row.getByText(/answered 401/).waitFor();
  fake.setProfile(QUIET);
  const gemini = page.getByRole('row').filter({ hasText: 'Gemini' });
  assert.ok(await gemini.getByRole('button', { name: /^Check/ }).isDisabled());
  assert.not.match(await page.content(), KEY);
  assert.equal(complaints, []);
  await leave();
});

providers('the page is without barriers in every look', async () => {
  const { page, leave } = await dashboard.visit({ as: 'admin' });
  await page.goto('/settings/services');
  await page.getByText('槟城快讯').first().waitFor();
  assert.equal(await faultsInEveryLook(page), []);
  await leave();
});

providers('a paid run tells its price before it starts and while it runs', async () => {
  fake.setProfile({ ...QUIET, latency: { medianMs: 1500 } });
  const { page, complaints, leave } = await dashboard.visit({ as: 'analyst' });
  await page.goto('/fb-analyzer');
  await page.locator('input[type=file]').setInputFiles({
    name: 'komen.json',
    mimeType: 'application/json',
    buffer: commentFile(400, {}),
  });
  await page.getByText('识别为').waitFor();
  await page.getByPlaceholder('例如：物价上涨').fill('lubang');
  await page.keyboard.press('Enter');
  await page.getByText('准备好了').waitFor();
  assert.is(await page.getByText(/费用约/).count(), 0, 'the embedded engine costs nothing');
  await page.getByRole('combobox', { name: 'AI 服务' }).click();
  await page.getByRole('option', { name: /9后商谈/ }).click();
  await page.getByText(/费用约 USD 0\.\d+，50 个请求/).waitFor();
  assert.equal(await findBarriers(page), []);
  await page.getByRole('button', { name: '开始分析' }).click();
  await page.getByText(/已处理 .* · USD 0\.\d{4}/).waitFor();
  assert.equal(complaints, []);
  await leave();
});

providers('a paid comparison tells the price of both files before it starts', async () => {
  fake.setProfile(QUIET);
  const { page, complaints, leave } = await dashboard.visit({ as: 'analyst' });
  await page.goto('/fb-analyzer?tab=compare');
  for (const [side, count] of [
    ['A', 80],
    ['B', 160],
  ] as const) {
    const place = page.getByRole('group', { name: `社群 ${side}` });
    const buffer = commentFile(count, {});
    const file = { name: `${side}.json`, mimeType: 'application/json', buffer };
    await place.locator('input[type=file]').setInputFiles(file);
    await place.getByText('识别为').waitFor();
  }
  await page.getByPlaceholder('例如：物价上涨').fill('lubang');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'AI 服务' }).click();
  await page.getByRole('option', { name: /9后商谈/ }).click();
  await page.getByText(/费用约 USD 0\.\d+，30 个请求/).waitFor();
  assert.equal(complaints, []);
  await leave();
});

providers.run();
