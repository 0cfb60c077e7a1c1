import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Dashboard, openDashboard, signOutAndIn } from '../../testing/dashboard.js';
import { choose, field, row, toastOf } from '../../testing/list-page.js';

const whatsapp = suite('the WhatsApp screen');
let dashboard: Dashboard;
whatsapp.before(async () => {
  dashboard = await openDashboard();
});
whatsapp.after(() => dashboard.close());

whatsapp('a WhatsApp number is written as people write it and kept as E.164; the cards follow', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'staff' });
  await page.goto('/whatsapp');
  await page.getByText('No WhatsApp accounts found').waitFor();
  await page.getByText('No accounts yet').waitFor();
  await signOutAndIn(page, 'staff');
  await page.getByRole('button', { name: 'Add WhatsApp Account' }).first().click();
  await page.getByRole('dialog', { name: 'Create WhatsApp Account' }).waitFor();
  await field(page, 'Phone Number').fill('12');
  await field(page, 'WhatsApp Name').fill('Kedai Kopi 茶 ☕');
  await field(page, 'Group Name').fill('Penang 01');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByText('Phone number is not valid.').waitFor();
  await page.getByText('Select a state.').waitFor();
  await field(page, 'Phone Number').fill('012-345 6789');
  await choose(page, 'State', 'Pulau Pinang');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await toastOf(page, 'WhatsApp account created').waitFor();
  await row(page, 'Kedai Kopi').getByText('+60123456789').waitFor();
  await page.getByText('1 account').waitFor();
  await page.getByRole('button', { name: 'Delete Kedai Kopi 茶 ☕' }).click();
  await page
    .getByText('Are you sure you want to delete the WhatsApp account for Kedai Kopi 茶 ☕?')
    .waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  assert.equal(complaints, []);
  await leave();
});

whatsapp.run();
