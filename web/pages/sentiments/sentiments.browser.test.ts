import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chooseOfChart } from '../../testing/chart-menu.js';
import { commentFile } from '../../testing/comment-file.js';
import {
  type Dashboard,
  faultsInEveryLook,
  findBarriers,
  openDashboard,
  signOutAndIn,
} from '../../testing/dashboard.js';
import { eventually } from '../../testing/eventually.js';

const test = suite('the sentiments screen');
let dashboard: Dashboard;
let taskId: string;

test.before(async () => {
  dashboard = await openDashboard();
  const task = { date: '2026-11-21', socialPlatform: 'Facebook', task: '["Like"]' };
  ({ taskId } = (await dashboard.asAdmin('POST', '/api/tasks', task)) as { taskId: string });
});
test.after(() => dashboard.close());

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/json', buffer });

test('who may not analyse finds no such page', async () => {
  const { page, leave } = await dashboard.visit({ as: 'staff' });
  await page.goto('/sentiments');
  await page.getByText('404 Page Not Found').waitFor();
  assert.is(await page.getByRole('link', { name: 'Sentiments' }).count(), 0);
  await leave();
});

test('without an analysis it says what to do, and what is no comment file is refused', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'analyst' });
  await page.goto('/sentiments');
  await page.getByText('No analysis data yet').waitFor();
  await signOutAndIn(page, 'analyst');
  await page.getByText('Upload and analyze sentiment data using an AI service').waitFor();
  await page.getByText('JSON files up to 10MB').waitFor();
  await page.getByText('No analysis data yet').waitFor();
  await page.getByText('Upload and analyze your first JSON file to get started.').waitFor();
  assert.equal(await faultsInEveryLook(page), []);
  const picker = page.locator('input[type=file]');
  assert.is(await picker.getAttribute('accept'), '.json,application/json');
  for (const [name, mimeType] of [
    ['komen.csv', 'text/csv'],
    ['komen.txt', 'text/plain'],
  ] as const) {
    await picker.setInputFiles({ name, mimeType, buffer: Buffer.from('[{"text":"bagus"}]') });
    const told = page
      .getByRole('status')
      .or(page.getByRole('alert'))
      .filter({ hasText: 'Invalid file type' });
    await told.first().waitFor();
    await page.getByText('Please select a JSON file.').first().waitFor();
    assert.is(await page.getByText(name).count(), 0, 'the file is not taken');
  }
  assert.equal(complaints, []);
  await leave();
});

test('a file is uploaded, scored, looked into, exported and deleted', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'analyst' });
  await page.goto('/sentiments');
  await page.locator('input[type=file]').setInputFiles(file('komen.json', commentFile(240)));
  await page.getByText('komen.json').waitFor();
  const first = page.getByRole('list', { name: 'First comments' });
  await eventually(() => first.getByRole('listitem').count(), 5);
  await page.getByText(/text: message; author: /).waitFor();
  assert.equal(await faultsInEveryLook(page), []);
  await page.setViewportSize({ width: 1440, height: 900 });
  assert.ok(await page.getByRole('button', { name: 'Upload & Analyze' }).isDisabled());
  await page.getByRole('combobox', { name: 'Task ID' }).click();
  await page.getByRole('option', { name: `${taskId} - Facebook` }).click();
  await page.getByRole('button', { name: 'Upload & Analyze' }).click();
  await page.getByText('Analysis complete').first().waitFor();
  await page
    .getByText(/Sentiment analysis completed with score: \d+\.\d\/10/)
    .first()
    .waitFor();

  await page.getByText('AI Analysis Summary').waitFor();
  await page
    .getByText(/^240 comments: /)
    .first()
    .waitFor();
  const cards = page.getByRole('region', { name: 'Latest analysis' });
  await cards.getByText(/^\d+\.\d\/10$/).waitFor();
  await cards.getByText(taskId).waitFor();
  await page.getByRole('heading', { name: 'Analysis History' }).waitFor();

  await page.getByRole('button', { name: `View details of ${taskId}` }).click();
  const dialog = page.getByRole('dialog', { name: `Analysis Details - ${taskId}` });
  await dialog.getByText('Most reacted').waitFor();
  await dialog.getByRole('list', { name: 'Most reacted' }).getByRole('listitem').first().waitFor();
  assert.equal(await faultsInEveryLook(page), []);
  await dialog.getByRole('tab', { name: 'Comments' }).click();
  const list = dialog.getByRole('list', { name: 'Comments of the analysis' });
  await list.getByRole('listitem').nth(49).waitFor();
  await dialog.getByRole('button', { name: 'Show more' }).click();
  await list.getByRole('listitem').nth(99).waitFor();
  await dialog.getByPlaceholder('Search comments...').fill('塞车');
  await list.getByText('塞车塞到傻').first().waitFor();
  await list.getByText('派米').first().waitFor({ state: 'detached' });
  assert.equal(await findBarriers(page), []);
  // What is seen is an address: it can be sent and reloaded, a mark of a chart leads to its comments, Back closes it.
  await page.waitForURL(/[?]analysis=\d+&show=comments&q=/);
  await page.reload();
  await list.getByText('塞车塞到傻').first().waitFor();
  await dialog.getByRole('tab', { name: 'Overview' }).click();
  await dialog.getByRole('button', { name: /^0 – 1 \(Negative\): / }).press('Enter');
  await page.waitForURL(/label=negative/);
  assert.match(await dialog.getByRole('combobox', { name: 'Sentiment' }).innerText(), 'Negative');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
  assert.is(new URL(page.url()).search, '');
  await page.getByRole('button', { name: `View details of ${taskId}` }).click();
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'hidden' });
  await page.goto('/sentiments?analysis=987654');
  await page.getByText('This analysis does not exist, or was deleted.').waitFor();
  await page.goto('/sentiments');

  await page.getByRole('button', { name: 'Export Data' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  assert.is(download.suggestedFilename(), 'sentiment-analyses.csv');

  await page.getByRole('button', { name: `Delete the analysis for ${taskId}` }).click();
  await page.getByText(`Are you sure you want to delete the analysis for task ${taskId}?`).waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('Sentiment analysis record has been deleted successfully.').first().waitFor();
  await page.getByText('No analysis data yet').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('The analysis is back in the list.').first().waitFor();
  await page.getByRole('button', { name: `Delete the analysis for ${taskId}` }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('No analysis data yet').waitFor();
  assert.equal(complaints, []);
  await leave();
});

test('a file of unknown columns is scored as its preview shows it, and its record says so', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'analyst' });
  await page.goto('/sentiments');
  const rows = [
    { Kata: 'Banjir lagi depan rumah kami sejak petang semalam', Siapa: 'Aminah', Bila: '05/11/2026' },
    { Kata: '路灯坏了三个星期没有人来修理', Siapa: '陈先生', Bila: '06/11/2026' },
  ];
  await page
    .locator('input[type=file]')
    .setInputFiles(file('jawapan.json', Buffer.from(JSON.stringify(rows))));
  await page.getByText('Comments go to: smops itself, on this machine: no comment leaves it.').waitFor();
  await page.getByText(/recognised these by their content: .*Kata/).waitFor();
  await page.getByText('Which date is 05/11/2026?').waitFor();
  await page.getByRole('button', { name: '2026-11-05 (day first)' }).click();
  await page.getByText(/time: Bila, 2 of 2/).waitFor();
  await page.getByRole('combobox', { name: 'Task ID' }).click();
  await page.getByRole('option', { name: `${taskId} - Facebook` }).click();
  await page.getByRole('button', { name: 'Upload & Analyze' }).click();
  await page.getByText('Analysis complete').first().waitFor();
  await page.getByRole('button', { name: `View details of ${taskId}` }).click();
  const dialog = page.getByRole('dialog', { name: `Analysis Details - ${taskId}` });
  await dialog.getByText(/^text: Kata; author: Siapa; time: Bila, 2 of 2/).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: `Delete the analysis for ${taskId}` }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('No analysis data yet').waitFor();
  assert.equal(complaints, []);
  await leave();
});

test('a task is found among a thousand by typing, drawn and loaded only as far as it is seen', async () => {
  const rows = Array.from({ length: 1000 }, (_, index) => ({
    date: `2026-0${1 + (index % 9)}-11`,
    socialPlatform: 'TikTok',
    task: ['Share'],
    requirements: index === 700 ? 'Sebarkan video gotong-royong 清洁河道' : `Kerja ${index}`,
  }));
  await dashboard.asAdmin('POST', '/api/tasks/import?fileName=t.json', rows);
  const { page, complaints, leave } = await dashboard.visit({ as: 'analyst' });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/api/tasks')) asked.push(`${pathname} ${searchParams.get('offset')}`);
  });
  await page.goto('/sentiments');
  await page.locator('input[type=file]').setInputFiles(file('komen.json', commentFile(3)));
  const field = page.getByRole('combobox', { name: 'Task ID' });
  await field.click();
  const first = page.getByRole('listbox').getByRole('option').first();
  await first.filter({ hasText: `${taskId} - Facebook` }).waitFor();
  await first.getByText('2026-11-21 · In Progress').waitFor();
  assert.equal(asked, ['/api/tasks/search 0'], 'the newest of 1,001 are asked for, no more');
  assert.ok((await page.getByRole('listbox').getByRole('option').count()) < 20);
  await eventually(() => first.getAttribute('aria-setsize'), '1001');
  assert.equal(await findBarriers(page), []);
  const second = page.waitForResponse((response) => response.url().includes('offset=50'));
  for (let page_ = 0; page_ < 14; page_++) await page.keyboard.press('PageDown');
  await second;
  assert.equal(asked, ['/api/tasks/search 0', '/api/tasks/search 50']);
  await page.keyboard.type('清洁');
  await page.getByRole('option', { name: /gotong-royong/ }).waitFor();
  await eventually(() => page.getByRole('listbox').getByRole('option').count(), 1);
  await page.keyboard.press('Enter');
  assert.match(await field.inputValue(), /^TASK-\d+ - TikTok$/);
  await eventually(() => page.getByRole('button', { name: 'Upload & Analyze' }).isEnabled(), true);
  await field.click();
  await page.keyboard.type('tiada yang begini');
  await page.getByText('Nothing found').waitFor();
  await page.keyboard.press('Escape');
  assert.match(await field.inputValue(), /TikTok$/, 'what was chosen stays');
  assert.equal(complaints, []);
  await leave();
});

test('a file without comments says why it failed', async () => {
  const { page, leave } = await dashboard.visit({ as: 'analyst' });
  await page.goto('/sentiments');
  await page.locator('input[type=file]').setInputFiles(file('kosong.json', Buffer.from('[]')));
  await page.getByRole('alert').getByText('There are no comments: the list is empty.').waitFor();
  await page.getByRole('combobox', { name: 'Task ID' }).click();
  await page.getByRole('option', { name: `${taskId} - Facebook` }).click();
  await page.getByRole('button', { name: 'Upload & Analyze' }).click();
  const toast = page.locator('.toast-card').filter({ hasText: 'Upload failed' });
  await toast.getByText('Upload failed', { exact: true }).waitFor();
  await toast.getByText(/comment/i).waitFor();
  await page.getByText('kosong.json').waitFor();
  await leave();
});

test('the browser hears why a form above the limit is refused, while it is still sending', async () => {
  const { page, leave } = await dashboard.visit({ as: 'analyst' });
  await page.goto('/sentiments');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const connections: (string | number)[] = [];
  const network = await page.context().newCDPSession(page);
  network.on('Network.responseReceived', ({ response }) => {
    if (response.url.endsWith('/api/sentiments/upload')) connections.push(response.connectionId);
  });
  await network.send('Network.enable');
  // As slow as a network: within this machine the whole form has been sent before anything is refused.
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: 4_000_000,
  });
  const seen = await page.evaluate(async (task) => {
    const answers: string[] = [];
    for (const megabytes of [11.7, 11.7]) {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(megabytes * 1_048_576).fill(32)], 'komen.json'));
      form.set('taskId', task);
      try {
        const answer = await fetch('/api/sentiments/upload', { method: 'POST', body: form });
        const { code, message } = (await answer.json()) as { code: string; message: string };
        answers.push(`${answer.status} ${code}: ${message}`);
      } catch (error) {
        answers.push(String(error));
      }
    }
    return answers;
  }, taskId);
  const refusal = '413 LIMIT_EXCEEDED: The body is larger than the limit of 10 MB.';
  assert.equal(seen, [refusal, refusal]);
  // Not cut off while it was sending, which browsers of other systems report instead of the response.
  assert.is(new Set(connections).size, 1, `connections: ${connections.join(', ')}`);
  await leave();
});

test('a history of months is drawn as a line and read out as a table', async () => {
  const rows = Array.from({ length: 24 }, (_, week) => ({
    taskId,
    analyzeDate: new Date(Date.UTC(2026, 4, 1 + week * 7)).toISOString(),
    sentimentScore: (5 + 3 * Math.sin(week / 4)).toFixed(1),
    aiSummary: `Week ${week + 1}: most comments mention prices and traffic.`,
  }));
  await dashboard.asAdmin('POST', '/api/sentiments/import', { kind: 'records', rows });
  const { page, complaints, leave } = await dashboard.visit({ as: 'analyst' });
  await page.goto('/sentiments');
  await page.getByRole('heading', { name: 'Score over Time' }).waitFor();
  const chart = page.getByRole('figure', { name: 'Score over Time' });
  await chooseOfChart(chart, 'Show as a table');
  const table = page.getByRole('table', { name: 'Sentiment score by analysis date, All tasks' });
  await eventually(() => table.getByRole('row').count(), 25);
  await chooseOfChart(chart, 'Show as a chart');
  await page.getByPlaceholder('Search analyses...').fill('Week 24');
  await page.getByText('1 of 24 analyses').waitFor();
  await page.getByPlaceholder('Search analyses...').fill('');
  assert.equal(await faultsInEveryLook(page), []);
  assert.equal(complaints, []);
  await leave();
});

test('scores, their labels and the search follow the language', async () => {
  const row = {
    taskId,
    analyzeDate: '2026-11-21T04:00:00.000Z',
    sentimentScore: '8.1',
    aiSummary: 'Roti canai Pak Din.',
  };
  await dashboard.asAdmin('POST', '/api/sentiments/import', { kind: 'records', rows: [row] });
  const { page, complaints, leave } = await dashboard.visit({ as: 'analyst', language: 'ms' });
  await page.goto('/sentiments');
  const cards = page.getByRole('region', { name: 'Analisis terkini' });
  await cards.getByText('Positif', { exact: true }).waitFor();
  await page.getByPlaceholder('Cari analisis…').fill(`${taskId} positif roti canai`);
  await page.getByText(/^1 daripada \d+ analisis$/).waitFor();
  assert.equal(complaints, []);
  await leave();
});

test.run();
