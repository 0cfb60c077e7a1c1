import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Dashboard,
  faultsInEveryLook,
  findBarriers,
  openDashboard,
} from '../../../testing/dashboard.js';

const test = suite('destinations, deliveries and shared links');
const folder = mkdtempSync(join(tmpdir(), 'smops-sent-'));
let dashboard: Dashboard;
let runId = '';

test.before(async () => {
  dashboard = await openDashboard({ DELIVERY_FOLDER: folder, SMOPS_SHARE_LINKS: '1' });
  const started = (await dashboard.asAdmin('POST', '/api/fb-analyzer/analyze', {
    comments_data: ['Banjir lagi, jalan sesak', 'Harga barang naik lagi', '今天天气很好'].map((message) => ({
      message,
    })),
    variables: ['banjir', 'harga'],
    file_name: 'komen.json',
  })) as { task_id: string };
  runId = started.task_id;
  await dashboard.ended(`/api/fb-analyzer/task/${runId}`);
});
test.after(async () => {
  await dashboard.close();
  rmSync(folder, { recursive: true, force: true });
});

test('an admin adds a destination, tries it, and sees in the history what became of it', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'admin' });
  await page.goto('/settings/sending');
  await page.getByText('There are no destinations yet').waitFor();
  await page.getByRole('button', { name: 'Add Destination' }).click();
  await page.getByLabel('Name').fill('Arkib');
  await page.getByRole('combobox', { name: 'Kind' }).click();
  const webhook = page.getByRole('option', { name: /^Webhook/ });
  await webhook.getByText('Not set up').waitFor();
  assert.is(await webhook.getAttribute('aria-disabled'), 'true');
  await page.getByRole('option', { name: 'Folder' }).click();
  await page.getByLabel(/Folder inside/).fill('../luar');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('[aria-invalid=true][name=to]').waitFor();
  await page.getByLabel(/Folder inside/).fill('minggu');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('row').filter({ hasText: 'Ready' }).waitFor();
  await page.getByRole('button', { name: 'Send a test to Arkib' }).click();
  const history = page.getByRole('table', { name: 'History' });
  await history.getByText('A test from smops').waitFor();
  assert.is(readdirSync(join(folder, 'minggu')).length, 1);
  assert.equal(await faultsInEveryLook(page), []);
  assert.equal(
    complaints.filter((one) => !/\b(409|422|501|503)\b/.test(one)),
    [],
  );
  await leave();
});

test('a second destination is tried while the first is on its way', async () => {
  await dashboard.asAdmin('POST', '/api/destinations', {
    name: 'Kedua',
    kind: 'folder',
    folder: 'kedua',
  });
  const { page, leave } = await dashboard.visit({ as: 'admin' });
  await page.goto('/settings/sending');
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/test', async (route) => {
    await opened;
    await route.continue();
  });
  const answers: Promise<unknown>[] = [];
  for (const name of ['Arkib', 'Kedua']) {
    const sent = page.waitForRequest((request) => request.url().endsWith('/test'));
    await page.getByRole('button', { name: `Send a test to ${name}` }).click();
    const request = await sent;
    answers.push(page.waitForResponse((response) => response.request() === request));
  }
  open();
  await Promise.all(answers);
  await leave();
});

test('an analyst sends a report to a destination, and shares it with people without an account', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'analyst', language: 'en' });
  await page.goto(`/fb-analyzer?task=${runId}&view=report`);
  await page.getByRole('button', { name: 'Send' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send the report' });
  await dialog.getByRole('checkbox', { name: /Arkib/ }).check();
  assert.equal(await findBarriers(page), []);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await dialog.getByRole('status').filter({ hasText: 'Sent' }).waitFor();
  const delivered = readdirSync(join(folder, 'minggu'));
  assert.ok(
    delivered.some((name) => /komen.*\.docx$/.test(name)),
    delivered.join(', '),
  );
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Create a link' }).click();
  const address = (await page.getByRole('dialog').locator('code').first().textContent()) ?? '';
  assert.match(address, /\/shared\/share_/);
  const stranger = await dashboard.visit();
  await stranger.page.goto(address);
  await stranger.page.getByRole('heading', { level: 1, name: /komen/ }).waitFor();
  await stranger.leave();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: /^Revoke share_/ }).click();
  await page.getByText('Links that work').waitFor({ state: 'detached' });
  const gone = await page.request.get(address);
  assert.is(gone.status(), 404);
  assert.equal(complaints, []);
  await leave();
});

test.run();
