import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commentFile } from '../../testing/comment-file.js';
import { type Dashboard, faultsInEveryLook, openDashboard } from '../../testing/dashboard.js';

const test = suite('the home screen');
let dashboard: Dashboard;
test.before(async () => {
  dashboard = await openDashboard();
});
test.after(() => dashboard.close());

const card = (name: string) => ({ name, exact: true });

test('an empty smops says what is not there and where to begin; staff see what is theirs', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'analyst' });
  await page.goto('/home');
  await page.getByText('Nothing is running.').waitFor();
  await page.getByText('No analysis is completed yet.').waitFor();
  await page.getByText('No open task is due.').waitFor();
  await page.getByText('No sentiment analysis in the last four weeks.').waitFor();
  await page.getByRole('link', { name: 'New analysis' }).click();
  await page.waitForURL('**/fb-analyzer');
  assert.equal(complaints, []);
  await leave();
  const staff = await dashboard.visit({ as: 'staff' });
  await staff.page.goto('/accounts');
  await staff.page.getByRole('link', { name: 'Home' }).click();
  await staff.page.getByText('No open task is due.').waitFor();
  assert.is(await staff.page.getByText('Running analyses').count(), 0);
  await staff.leave();
});

test('first steps: the sample comments in one click, then reading and a page; another click and they are gone', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'analyst' });
  await page.goto('/home');
  const steps = page.getByRole('region', card('First steps'));
  assert.ok(await steps.getByRole('button', { name: 'Read fifty' }).isDisabled());
  assert.equal(await faultsInEveryLook(page), []);
  await steps.getByRole('button', { name: 'Try it with sample comments' }).click();
  await page.waitForURL('**/fb-analyzer?task=sample');
  await page.getByText('2,000').first().waitFor();
  await page.goto('/home');
  await steps.getByRole('link', { name: 'Read fifty' }).waitFor({ timeout: 60_000 });
  await steps.getByRole('link', { name: 'Open the page' }).waitFor();
  const sample = page.getByRole('region', card('Sample comments'));
  await sample.getByRole('link', { name: 'Compare the communities' }).waitFor();
  await sample.getByRole('button', { name: 'Remove' }).click();
  await sample.waitFor({ state: 'detached' });
  await steps.getByRole('button', { name: 'Read fifty' }).waitFor();
  await page.goto('/fb-analyzer');
  await page.getByRole('heading', { level: 1 }).waitFor();
  assert.is(await page.getByText('sample-comments.json').count(), 0);
  assert.equal(complaints, []);
  await leave();
});

test('tasks due, the last result and the scores stand there, each with a way on', async () => {
  const task = {
    date: '2026-01-05',
    socialPlatform: 'TikTok',
    task: '["Share"]',
    requirements: 'Kongsi poster',
  };
  const { taskId } = (await dashboard.asAdmin('POST', '/api/tasks', task)) as { taskId: string };
  const rows = [3, 2, 1].map((days) => ({
    taskId,
    analyzeDate: new Date(Date.now() - days * 86_400_000).toISOString(),
    sentimentScore: `${days}.5`,
    aiSummary: 'Ringkas.',
  }));
  await dashboard.asAdmin('POST', '/api/sentiments/import', { kind: 'records', rows });
  await dashboard.asAdmin('POST', '/api/fb-analyzer/analyze', {
    comments_data: JSON.parse(commentFile(12).toString()),
    variables: ['价格'],
    api_provider: 'local',
    file_name: 'penang.json',
  });
  const { page, complaints, leave } = await dashboard.visit({ as: 'admin' });
  await page.goto('/home');
  const due = page.getByRole('region', card('Tasks due'));
  await due.getByText('Kongsi poster').waitFor();
  await due.getByText('1 due, 1 open').waitFor();
  await page.getByRole('region', card('Score of four weeks')).getByText('3 analyses, from 0 to 10').waitFor();
  await page
    .getByRole('region', card('Last results'))
    .getByRole('img', { name: /^Positive \d+, neutral \d+, negative \d+$/ })
    .waitFor();
  await page.getByText('AI services this month').waitFor();
  assert.equal(await faultsInEveryLook(page), []);
  await due.getByText(taskId).click();
  await page.getByText('1 in all').waitFor();
  assert.equal(complaints, []);
  await leave();
});

test.run();
