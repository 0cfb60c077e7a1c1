import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Dashboard,
  faultsInEveryLook,
  findBarriers,
  openDashboard,
  signOutAndIn,
} from '../../testing/dashboard.js';

const test = suite('audit log and spreadsheet addresses');
let dashboard: Dashboard;
test.before(async () => {
  dashboard = await openDashboard();
});
test.after(() => dashboard.close());

test('the log shows who changed what, and brings back what was deleted', async () => {
  const account = { firstName: 'Nurul', lastName: 'Aina', emailAddress: 'nurul.aina@example.my' };
  const made = (await dashboard.asAdmin('POST', '/api/accounts', account)) as { id: number };
  await dashboard.asAdmin('PUT', `/api/accounts/${made.id}`, { ...account, lastName: 'Aina Binti Rosli' });
  await dashboard.asAdmin('DELETE', `/api/accounts/${made.id}`);
  const { page, complaints, leave } = await dashboard.visit({ as: 'admin' });
  await page.goto('/settings/audit?kind=account');
  await page.getByText('Aina → Aina Binti Rosli').waitFor();
  await signOutAndIn(page, 'admin');
  assert.equal(await faultsInEveryLook(page), []);
  const deleted = page.getByRole('row').filter({ hasText: 'Account · Deleted' });
  await deleted.getByRole('button', { name: /^Undo: bring back/ }).click();
  await page.getByText('Account · Restored').waitFor();
  assert.is(await page.getByRole('button', { name: /^Undo: bring back/ }).count(), 0);
  await page.goto('/accounts');
  await page.getByRole('row').filter({ hasText: 'nurul.aina@example.my' }).waitFor();
  await page.goto('/settings/audit');
  await page.getByRole('combobox', { name: 'Action' }).click();
  await page.getByRole('option', { name: 'Revoked' }).click();
  await page.getByText('No change fits these filters.').waitFor();
  assert.equal(complaints, []);
  await leave();
});

test('an import is one line that opens; a search and a person narrow the log', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => ({
    firstName: `Pegawai ${at}`,
    lastName: 'Import',
    emailAddress: `pegawai.${at}@example.my`,
  }));
  await dashboard.asAdmin('POST', '/api/accounts/import', rows);
  const { page, complaints, leave } = await dashboard.visit({ as: 'admin' });
  await page.goto('/settings/audit?kind=account&search=pegawai');
  const line = page.getByRole('row').filter({ hasText: '60 accounts' });
  await line.getByText('Account · Created 60').waitFor();
  assert.is(await page.getByRole('row').count(), 2, 'the heading and one line');
  await line.getByRole('button', { name: 'Show each of 60 accounts' }).click();
  await page.getByText('pegawai.59@example.my').waitFor();
  assert.equal(await faultsInEveryLook(page), []);
  await page.getByRole('button', { name: 'Back to all changes' }).click();
  await line.waitFor();
  await page.getByRole('combobox', { name: 'Person' }).click();
  await page.getByRole('option', { name: 'admin', exact: true }).click();
  await page.getByRole('searchbox').fill('tiada rekod begini');
  await page.getByText('No change fits these filters.').waitFor();
  assert.equal(complaints, []);
  await leave();
});

test('the log names the changed fields and states in the reader’s language', async () => {
  const account = { firstName: 'Mei', lastName: 'Ling', emailAddress: 'mei.ling@example.my' };
  const made = (await dashboard.asAdmin('POST', '/api/accounts', account)) as { id: number };
  const changed = { ...account, facebookStatus: 'suspended' };
  await dashboard.asAdmin('PUT', `/api/accounts/${made.id}`, changed);
  const { page, leave } = await dashboard.visit({ as: 'admin', language: 'ms' });
  await page.goto('/settings/audit?kind=account');
  await page.getByText('Status Facebook: tidak aktif → digantung').waitFor();
  await leave();
});

test('the log brings back a deleted analysis', async () => {
  const run = (await dashboard.asAdmin('POST', '/api/fb-analyzer/analyze', {
    comments_data: [{ message: 'Jalan banjir lagi' }, { message: '价格又涨了' }],
    variables: ['banjir'],
    api_provider: 'local',
    file_name: 'taman-melati.json',
  })) as { task_id: string };
  const task = `/api/fb-analyzer/task/${run.task_id}`;
  for (let status = ''; status !== 'completed'; ) {
    ({ status } = (await dashboard.asAdmin('GET', task)) as { status: string });
  }
  await dashboard.asAdmin('DELETE', task);
  const { page, complaints, leave } = await dashboard.visit({ as: 'admin' });
  await page.goto('/settings/audit?kind=analysis');
  await page.getByRole('button', { name: 'Undo: bring back taman-melati.json' }).click();
  await page.getByText('Analysis · Restored').waitFor();
  await page.goto('/fb-analyzer');
  await page.getByRole('row').filter({ hasText: 'taman-melati.json' }).waitFor();
  assert.equal(complaints, []);
  await leave();
});

test('an address is made, read by a spreadsheet without a session, and revoked', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'admin' });
  await page.goto('/settings/spreadsheets');
  await page.getByText('No spreadsheet reads a list yet').waitFor();
  await page.getByRole('region', { name: 'Google Sheet' }).getByText('Not set up').waitFor();
  await signOutAndIn(page, 'admin');
  await page.getByRole('button', { name: 'Create Address' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create Address' });
  await dialog.getByLabel('Name').fill('Laporan mingguan');
  await dialog.getByRole('button', { name: 'Create Address' }).click();
  const secret = page.getByRole('dialog', { name: 'Copy this address now' });
  const address = await secret.locator('code').first().innerText();
  assert.is(await secret.locator('code').last().innerText(), `=IMPORTDATA("${address}")`);
  assert.equal(await findBarriers(page), []);
  const csv = await (await fetch(address)).text();
  assert.match(csv, 'First name');
  await secret.getByRole('button', { name: 'Done' }).click();
  assert.equal(await faultsInEveryLook(page), []);
  await page.getByRole('button', { name: 'Revoke Laporan mingguan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('No spreadsheet reads a list yet').waitFor();
  assert.ok((await fetch(address)).status >= 400);
  assert.equal(complaints, []);
  await leave();
});

test.run();
