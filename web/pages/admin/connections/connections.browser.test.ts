import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Dashboard, faultsInEveryLook, openDashboard } from '../../../testing/dashboard.js';

const TOKEN = '123456789:AAFcontohcontohcontohcontohcontohcont';
const test = suite<{ dashboard: Dashboard; run: string }>('connections in the settings');
test.before(async (context) => {
  context.dashboard = await openDashboard();
  const { task_id } = (await context.dashboard.asAdmin('POST', '/api/fb-analyzer/analyze', {
    comments_data: ['Banjir lagi, jalan sesak', '今天天气很好'].map((message) => ({ message })),
    variables: ['banjir'],
    file_name: 'komen.json',
  })) as { task_id: string };
  await context.dashboard.ended(`/api/fb-analyzer/task/${task_id}`);
  context.run = task_id;
});
test.after(({ dashboard }) => dashboard.close());

test('what is off is greyed with who can switch it on, and an admin does it in the browser', async ({
  dashboard,
  run,
}) => {
  const analyst = await dashboard.visit({ as: 'analyst', language: 'en' });
  const share = async () => {
    await analyst.page.goto(`/fb-analyzer?task=${run}&view=report`);
    await analyst.page.getByRole('button', { name: 'Share' }).click();
  };
  await share();
  await analyst.page.getByText('Links without an account is not set up.', { exact: false }).waitFor();
  await analyst.page.getByText('An admin can do it in Settings.', { exact: false }).waitFor();
  assert.ok(await analyst.page.getByRole('button', { name: 'Create a link' }).isDisabled());

  const { page, complaints, leave } = await dashboard.visit({ as: 'admin' });
  await page.goto('/settings/sending#links');
  await page.getByRole('button', { name: 'Switch on' }).click();
  await page
    .getByRole('group', { name: 'Links without an account' })
    .getByText('On', { exact: true })
    .waitFor();
  await share();
  await analyst.page.getByRole('button', { name: 'Create a link' }).click();
  await analyst.page.getByText('Copy this address now').waitFor();

  const telegram = page.getByRole('group', { name: 'Telegram' });
  await telegram.getByText('How to set it up').click();
  await telegram.getByLabel('Key').fill('bukan kunci');
  await telegram.getByRole('button', { name: 'Save' }).click();
  await telegram.getByRole('alert').waitFor();
  await telegram.getByLabel('Key').fill(TOKEN);
  await telegram.getByRole('button', { name: 'Save' }).click();
  await telegram.getByText('Ready', { exact: true }).waitFor();
  await page.reload();
  await telegram.getByText('Ready', { exact: true }).waitFor();
  assert.not.match(await page.content(), TOKEN);

  const mail = page.getByRole('group', { name: 'Mail' });
  await mail.getByText('How to set it up').click();
  await mail.getByText(/^smops config set SMTP_URL/).waitFor();
  await page.getByRole('button', { name: 'Add Destination' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Kind' }).click();
  assert.is(await page.getByRole('option', { name: /^Mail/ }).getAttribute('aria-disabled'), 'true');
  assert.is(await page.getByRole('option', { name: /^Telegram/ }).getAttribute('aria-disabled'), null);
  assert.equal(complaints, []);
  await leave();
  await analyst.leave();
});

test('no barrier and nothing too wide, with all set-ups open', async ({ dashboard }) => {
  const { page, leave } = await dashboard.visit({ as: 'admin' });
  for (const path of ['/settings/services', '/settings/sending']) {
    await page.goto(path);
    await page.getByText('How to set it up').first().waitFor();
    await page.waitForLoadState('networkidle');
    for (const one of await page.getByText('How to set it up').all()) await one.click();
    assert.equal(await faultsInEveryLook(page), [], path);
  }
  await leave();
});

test.run();
