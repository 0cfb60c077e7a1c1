import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Dashboard, faultsInEveryLook, openDashboard, signOutAndIn } from '../../testing/dashboard.js';

const test = suite('import of a list');
let dashboard: Dashboard;
test.before(async () => {
  dashboard = await openDashboard();
});
test.after(() => dashboard.close());

const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const GOOD =
  'First name,Last name,Email address,kesukaan\nNurul,Aina,nurul.aina@example.my,kopi\n伟明,陈,weiming@example.my,茶\n';
const MIXED = `${GOOD}Rosli,Hassan,bukan-emel,teh\n`;

test('a file is tried first, with line and field of each refused row, then goes in', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'staff' });
  await page.goto('/accounts');
  await page.getByRole('button', { name: 'Import' }).waitFor();
  await signOutAndIn(page, 'staff');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: /^Import into/ });
  await dialog.locator('input[type=file]').setInputFiles(file('akaun.csv', MIXED));
  await dialog.getByText('Line 4').waitFor();
  await dialog.getByText('emailAddress', { exact: true }).waitFor();
  await dialog.getByText('kesukaan').waitFor();
  assert.equal(await dialog.getByRole('definition').allInnerTexts(), ['2', '0', '0', '1']);
  assert.equal(await faultsInEveryLook(page), []);
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
  await page.getByText('2 new, 0 changed, 1 refused').first().waitFor();
  await page.getByRole('row').filter({ hasText: 'weiming@example.my' }).waitFor();

  await page.getByRole('button', { name: 'Import' }).click();
  await dialog.locator('input[type=file]').setInputFiles(file('akaun.csv', GOOD));
  await dialog.getByText('There is nothing to change.').waitFor();
  assert.is(await dialog.getByRole('button', { name: /^Import \d/ }).count(), 0);
  assert.equal(complaints, []);
  await leave();
});

test('a dropped file is taken; one that is no list says why, and another can be chosen', async () => {
  const { page, leave } = await dashboard.visit({ as: 'staff' });
  await page.goto('/whatsapp');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: /^Import into/ });
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([], 'kosong.csv', { type: 'text/csv' }));
    return transfer;
  });
  await dialog.getByText('Choose a file or drop it here').dispatchEvent('drop', { dataTransfer: dropped });
  await dialog.getByRole('alert').waitFor();
  assert.ok((await dialog.getByRole('alert').innerText()).length > 10);
  await dialog.getByText('Choose a file or drop it here').waitFor();
  await leave();
});

test.run();
