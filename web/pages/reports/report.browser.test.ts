import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Dashboard, excessWidth, findBarriers, openDashboard } from '../../testing/dashboard.js';
import { eventually } from '../../testing/eventually.js';

const report = suite('the report of a run');
let dashboard: Dashboard;
let runId = '';
/** One of the three numbers, which have no heading of their own. */
const SCORE = 'Score, 0 to 10';
report.before(async () => {
  dashboard = await openDashboard();
  const sayings = ['Banjir lagi, jalan sesak', 'Harga barang naik lagi', '今天天气很好'];
  const started = (await dashboard.asAdmin('POST', '/api/fb-analyzer/analyze', {
    comments_data: Array.from({ length: 60 }, (_, index) => ({
      id: String(index),
      message: `${sayings[index % 3]} ${index}`,
    })),
    variables: ['banjir', 'harga'],
    file_name: 'komen.json',
  })) as { task_id: string };
  runId = started.task_id;
  await dashboard.ended(`/api/fb-analyzer/task/${runId}`);
});
report.after(() => dashboard.close());

report('sections are chosen and moved, a sentence is written, and the page follows', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'analyst', language: 'en' });
  await page.goto(`/fb-analyzer?task=${runId}&view=report`);
  const frame = page.frameLocator('iframe');
  await frame.getByText(SCORE).waitFor();
  await page.getByRole('checkbox', { name: 'Three numbers' }).uncheck();
  await frame.getByText(SCORE).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Move “What changed” up' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/sections=/);
  const sentence = page.getByLabel('First sentence');
  await sentence.fill('Banjir paling banyak dibincangkan.');
  await page.getByRole('button', { name: 'Save the sentence' }).click();
  await frame.getByText('Banjir paling banyak dibincangkan.').waitFor();
  await page.reload();
  await frame.getByText('Banjir paling banyak dibincangkan.').waitFor();
  await eventually(() => page.getByRole('checkbox', { name: 'Three numbers' }).isChecked(), false);
  await page.getByRole('button', { name: 'Use the sentence of the numbers' }).click();
  await frame.getByText(/leads with/).waitFor();
  await page.getByLabel('Name of the template').fill('Laporan mingguan');
  await page.getByRole('button', { name: 'Save as a template' }).click();
  await page.getByRole('combobox', { name: 'Template' }).getByText('Laporan mingguan').waitFor();
  await page.getByRole('button', { name: 'Download' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /Word/ }).click();
  assert.match((await downloading).suggestedFilename(), /\.docx$/);
  assert.equal(complaints, []);
  await leave();
});

report(
  'what is compared, followed over time or scored has a report behind a button of its page',
  async () => {
    await dashboard.asAdmin('POST', '/api/codebooks', { name: 'Aduan', run: runId });
    const again = (await dashboard.asAdmin('POST', '/api/fb-analyzer/analyze', {
      comments_data: Array.from({ length: 60 }, (_, index) => ({
        id: String(index),
        message: `Banjir lagi, jalan sesak ${index}`,
        created_time: `2026-11-${10 + (index % 7)}T09:00:00+08:00`,
      })),
      codebook: 'Aduan',
      file_name: 'komen-johor.json',
    })) as { task_id: string };
    await dashboard.ended(`/api/fb-analyzer/task/${again.task_id}`);
    const { taskId: comparison } = (await dashboard.asAdmin('POST', '/api/fb-analyzer/compare', {
      sides: [{ task_id: runId }, { task_id: again.task_id, name: 'Johor' }],
    })) as { taskId: string };
    await dashboard.ended(`/api/fb-analyzer/task/${comparison}`);
    const task = (await dashboard.asAdmin('POST', '/api/tasks', {
      date: '2026-11-21',
      socialPlatform: 'Facebook',
      task: '["Like"]',
    })) as { taskId: string };
    await dashboard.asAdmin('POST', '/api/sentiments/import', {
      kind: 'records',
      rows: [{ taskId: task.taskId, analyzeDate: '2026-11-20', sentimentScore: '6.4', aiSummary: 'Baik' }],
    });
    const { page, complaints, leave } = await dashboard.visit({ as: 'analyst', language: 'en' });
    for (const [address, heading] of [
      [`/fb-analyzer?tab=compare&id=${comparison}`, 'Sentiment of each side'],
      ['/codebooks/Aduan/series', 'In the course of time'],
      ['/sentiments', 'Scores in the course of time'],
    ] as const) {
      await page.goto(address);
      await page.getByRole('link', { name: /^(Report|报告)$/ }).click();
      await page.frameLocator('iframe').getByRole('heading', { name: heading }).waitFor();
      const files = page.getByRole('button', { name: 'Download' });
      await files.click();
      const downloading = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: /PowerPoint/ }).click();
      assert.match((await downloading).suggestedFilename(), /\.pptx$/);
      await page.getByRole('link', { name: 'Back to the analysis' }).click();
      await page.getByRole('link', { name: /^(Report|报告)$/ }).waitFor();
    }
    assert.equal(complaints, []);
    await leave();
  },
);

report('the page has no barriers and does not scroll sideways, on a phone too', async () => {
  for (const width of [1440, 390]) {
    const { page, leave } = await dashboard.visit({ as: 'analyst', language: 'en' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/fb-analyzer?task=${runId}&view=report`);
    await page.frameLocator('iframe').getByText(SCORE).waitFor();
    assert.equal(await findBarriers(page), []);
    assert.ok((await excessWidth(page)) <= 0, `${width}`);
    await leave();
  }
});

report.run();
