import {
  type OwnModelServer,
  startOwnModelServer,
} from '@smops/fixtures/own-model-servers/own-model-server.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Dashboard, faultsInEveryLook, openDashboard } from '../../../testing/dashboard.js';

const test = suite('a model of one’s own in the settings');
let dashboard: Dashboard;
let server: OwnModelServer;
test.before(async () => {
  server = await startOwnModelServer('vllm');
  dashboard = await openDashboard();
});
test.after(async () => {
  await dashboard.close();
  await server.close();
});

test('it is looked for only when asked, set up at a click, tried with two comments, and measured', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'admin' });
  let looks = 0;
  // The usual ports of the machine that runs this test may be anybody's.
  await page.route('**/api/providers/own/servers', async (route) => {
    looks += 1;
    const models = ['qwen3:8b', 'gemma3:4b'];
    await route.fulfill({ json: [{ name: 'vLLM', url: server.url, models }] });
  });
  await page.goto('/settings/services');
  const own = page.getByRole('group', { name: 'Own model' });
  await own.getByText('Not set up').waitFor();
  assert.is(looks, 0);
  await own.getByRole('button', { name: 'Look for models on this machine' }).click();
  await own.getByRole('button', { name: 'Use it' }).click();
  await own.getByText('Own model answered as it should.').waitFor();
  await own.getByText('answers as json_schema, strictly').waitFor();
  assert.is(await own.getByRole('list', { name: 'What came back' }).getByRole('listitem').count(), 2);
  await own.getByText('Ready', { exact: true }).waitFor();
  assert.equal(await faultsInEveryLook(page), []);
  await page.getByRole('button', { name: 'Measure' }).click();
  const table = page.getByRole('table', { name: 'How good is it?' });
  await table.getByText('Own model (qwen3:8b)').waitFor();
  assert.match(await table.innerText(), /smops-local[\s\S]*%/);
  assert.equal(complaints, []);
  await leave();
});

test('from a browser only an address of the server’s own machine is taken', async () => {
  for (const url of ['http://192.168.1.7:11434/v1', 'https://model.example/v1']) {
    const refused = await dashboard
      .asAdmin('PUT', '/api/connections/own', { settings: { OWN_MODEL_URL: url } })
      .catch(String);
    assert.match(JSON.stringify(refused), /only an address of the server's own machine/, url);
  }
});

test.run();
