import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  cutOffButtons,
  type Dashboard,
  excessWidth,
  findBarriers,
  openDashboard,
  WIDTHS,
} from '../../testing/dashboard.js';
import { eventually } from '../../testing/eventually.js';
import { row, toastOf } from '../../testing/list-page.js';

const codebooks = suite('the codebooks screen');
let dashboard: Dashboard;
codebooks.before(async () => {
  dashboard = await openDashboard();
});
codebooks.after(() => dashboard.close());

const QDC = `<CodeBook xmlns="urn:QDA-XML:codebook:1.0"><Codes>
<Code guid="3f2a8c1e-0b7d-4a57-9c1b-2f8f2a8f7c11" name="Kos hidup" isCodable="false">
<Code guid="3f2a8c1e-0b7d-4a57-9c1b-2f8f2a8f7c12" name="tambang"><Description>Harga tiket bas</Description></Code></Code>
</Codes></CodeBook>`;

codebooks('a codebook is made, changed into a version, compared, and its delete undone', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'analyst' });
  await page.goto('/codebooks');
  await page.getByText('No codebooks yet').waitFor();
  await page.getByRole('button', { name: 'New codebook' }).click();
  const dialog = page.getByRole('dialog', { name: 'New codebook' });
  await dialog.getByLabel('Name').fill('Kos hidup');
  await dialog.getByLabel('Variables').fill('harga=mahal,naik harga\n工资');
  await page.getByRole('button', { name: 'Create the codebook' }).click();
  await page.getByRole('heading', { name: 'Kos hidup' }).waitFor();
  await eventually(() => page.getByLabel('Terms').first().inputValue(), 'mahal\nnaik harga');
  const save = page.getByRole('button', { name: 'Save as a new version' });
  assert.ok(await save.isDisabled(), 'nothing was changed yet');
  await page.getByLabel('Definition').first().fill('What things cost');
  await page.getByLabel('Other meanings').first().fill('harga diri');
  await page.getByText('Unsaved changes').waitFor();
  await page.getByRole('button', { name: 'All codebooks' }).click();
  await page.getByText('Leave without saving your changes?').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'FB Analyzer' }).click();
  await page.getByText('Leave without saving your changes?').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByLabel('Note').fill('after the workshop');
  await save.click();
  await toastOf(page, 'Saved as version 2').waitFor();
  await page.getByText('+ What things cost').waitFor();
  await page.getByText('after the workshop').waitFor();
  assert.equal(await findBarriers(page), []);
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Kos sara hidup');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('heading', { name: 'Kos sara hidup' }).waitFor();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('name,terms\nharga,mahal\n') });
  await toastOf(page, 'Saved as version 3').waitFor();
  await page.getByRole('button', { name: 'Open: Version 1' }).click();
  await page.getByText('This is an earlier version.').waitFor();
  await page.getByRole('button', { name: 'All codebooks' }).click();
  await page.getByRole('button', { name: 'Delete Kos sara hidup' }).click();
  await page.getByText('Delete the codebook “Kos sara hidup”?').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await toastOf(page, 'Codebook deleted').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await row(page, 'Kos sara hidup').waitFor();
  assert.equal(await findBarriers(page), []);
  assert.equal(complaints, []);
  await leave();
});

codebooks('a topic set is added at a click, and offered no longer', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'analyst' });
  await page.goto('/codebooks');
  const sets = page.getByRole('region', { name: 'Topic sets' });
  await sets.getByText('rubbish collection').waitFor();
  assert.is(await sets.getByRole('listitem').count(), 6);
  assert.equal(await findBarriers(page), []);
  await sets.getByRole('button', { name: 'Add 14 variables: Council services' }).click();
  await page.getByRole('heading', { name: 'Council services' }).waitFor();
  await eventually(() => page.getByLabel('Name').first().inputValue(), 'rubbish collection');
  await page.getByRole('button', { name: 'All codebooks' }).click();
  await row(page, 'Council services').waitFor();
  assert.is(await sets.getByRole('listitem').count(), 5);
  assert.equal(complaints, []);
  await leave();
});

codebooks('a fault stands beside its field; variables are moved by button and key', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'analyst' });
  await page.goto('/codebooks');
  await page.getByRole('button', { name: 'New codebook' }).click();
  const dialog = page.getByRole('dialog', { name: 'New codebook' });
  await dialog.getByLabel('Variables').fill('harga\n工资\ntambang');
  await dialog.getByRole('button', { name: 'Create the codebook' }).click();
  await eventually(() => dialog.getByLabel('Name').getAttribute('aria-invalid'), 'true');
  await dialog.getByLabel('Name').fill('Pengangkutan');
  await dialog.getByRole('button', { name: 'Create the codebook' }).click();
  await page.getByRole('heading', { name: 'Pengangkutan' }).waitFor();

  const card = (place: number) => page.getByRole('list', { name: 'Variables' }).locator('> li').nth(place);
  const save = page.getByRole('button', { name: 'Save as a new version' });
  // An empty card counts for nothing, also where it stands before the one with the fault.
  await page.getByRole('button', { name: 'Add a variable' }).click();
  await page.getByRole('button', { name: 'Move Variable 4 up' }).click();
  await card(3).getByLabel('Name').fill('HARGA');
  await card(1)
    .getByLabel('Terms')
    .fill(`gaji\n${'upah '.repeat(60)}`);
  await save.click();
  await card(1)
    .getByText(/^Line 2: /)
    .waitFor();
  await card(3).getByText('“HARGA” stands twice; each variable has a name of its own').waitFor();
  assert.ok(
    await card(1)
      .getByLabel('Terms')
      .evaluate((field) => field === document.activeElement),
  );
  assert.equal(await findBarriers(page), []);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('gaji');
  assert.is(
    await card(1)
      .getByText(/^Line 2: /)
      .count(),
    0,
  );
  await card(3).getByLabel('Name').fill('tambang');

  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await eventually(() => card(1).getByLabel('Name').inputValue(), 'tambang');
  assert.ok(
    await card(1)
      .getByLabel('Name')
      .evaluate((field) => field === document.activeElement),
  );
  await page.getByRole('button', { name: 'Move harga down' }).click();
  await save.click();
  await toastOf(page, 'Saved as version 2').waitFor();
  const names = await page
    .getByLabel('Name')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  assert.equal(names, ['tambang', 'harga', '工资']);
  await page.getByText('+ gaji').waitFor();
  assert.ok(
    complaints.every((one) => /400/.test(one)),
    complaints.join(),
  );
  await leave();
});

codebooks('a file of another program is imported, and the analyzer takes its variables', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'analyst' });
  await page.goto('/codebooks');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'temu_bual.qdc', mimeType: 'application/xml', buffer: Buffer.from(QDC) });
  await page.getByRole('heading', { name: 'temu bual' }).waitFor();
  await eventually(() => page.getByLabel('Name').first().inputValue(), 'Kos hidup: tambang');
  await page.goto('/fb-analyzer');
  await page.getByRole('combobox', { name: '变量取自' }).click();
  await page.getByRole('option', { name: 'temu bual' }).click();
  await page.getByText('Kos hidup: tambang').waitFor();
  assert.equal(complaints, []);
  await leave();
});

for (const [name, width] of Object.entries({ phone: WIDTHS.phone, desktop: WIDTHS.desktop })) {
  codebooks(`nothing is cut off or scrolls sideways: ${name}`, async () => {
    const { page, leave } = await dashboard.visit({ as: 'analyst' });
    await page.setViewportSize({ width, height: 900 });
    for (const open of [false, true]) {
      await page.goto('/codebooks');
      const book = page.getByRole('button', { name: 'temu bual', exact: true });
      await book.waitFor();
      if (open) {
        await book.click();
        await page.getByRole('heading', { name: 'temu bual' }).waitFor();
      }
      assert.ok((await excessWidth(page)) <= 0);
      assert.equal(await cutOffButtons(page), []);
    }
    await leave();
  });
}

codebooks.run();
