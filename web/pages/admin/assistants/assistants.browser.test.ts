import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Dashboard, faultsInEveryLook, openDashboard } from '../../../testing/dashboard.js';

const test = suite<{ dashboard: Dashboard }>('AI assistants in the settings');
test.before(async (context) => {
  context.dashboard = await openDashboard();
});
test.after(({ dashboard }) => dashboard.close());

test('a token for an assistant is made, connects, and its calls are listed', async ({ dashboard }) => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'admin' });
  await page.goto('/settings/programs');
  await page.getByRole('button', { name: 'Create Token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create API Token' });
  await dialog.getByLabel('Name').fill('pembantu');
  await dialog.getByRole('combobox', { name: 'For an AI assistant' }).click();
  await page.getByRole('option', { name: 'Read', exact: true }).click();
  await dialog.getByRole('button', { name: 'Create Token' }).click();
  const secret = page.getByRole('dialog', { name: 'Copy this token now' });
  const token = await secret.locator('code').first().innerText();
  assert.is(await secret.getByText('export SMOPS_URL').count(), 0);
  await secret.getByText('How assistants connect with it').waitFor();
  await secret.getByRole('button', { name: 'Done' }).click();
  await page.getByText('No calls yet').waitFor();
  assert.match(await page.locator('pre').innerText(), '"SMOPS_TOKEN": "smops_…"');

  const params = { name: 'listTasks', arguments: { search: 'rahsia' } };
  const call = await fetch(`${dashboard.url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
  });
  assert.is(call.status, 200);
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: 'token:pembantu' });
  await row.getByText('listTasks').waitFor();
  await row.getByText('Failed').waitFor();
  assert.not.match(await page.content(), 'rahsia');
  await page.goto('/settings/programs');
  await page.getByRole('row').filter({ hasText: 'pembantu' }).getByText('Read', { exact: true }).waitFor();
  assert.equal(complaints, []);
  await leave();
});

test('each program has its configuration, by address or by program, and ChatGPT is told why not', async ({
  dashboard,
}) => {
  const { page, leave } = await dashboard.visit({ as: 'admin' });
  await page.goto('/settings/programs');
  const choose = async (box: string, option: string) => {
    await page.getByRole('combobox', { name: box }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await choose('Program', 'VS Code');
  assert.match(await page.locator('pre').innerText(), `"url": "${dashboard.url}/mcp"`);
  await page.getByText('Add this to .vscode/mcp.json:').waitFor();
  await choose('Connection', 'By program (stdio)');
  assert.match(await page.locator('pre').innerText(), '"type": "stdio"');
  await choose('Program', 'ChatGPT');
  await page.getByText('sign in by OAuth only').waitFor();
  assert.is(await page.locator('pre').count(), 0);
  await leave();
});

test('no barrier and nothing too wide, at any width and colour', async ({ dashboard }) => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'admin' });
  await page.goto('/settings/programs');
  await page.getByRole('heading', { name: 'Last Calls' }).waitFor();
  await page.waitForLoadState('networkidle');
  assert.equal(await faultsInEveryLook(page), []);
  assert.equal(complaints, []);
  await leave();
});

test.run();
