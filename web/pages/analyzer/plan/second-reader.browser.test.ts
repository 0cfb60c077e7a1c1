import { type FakeProvider, startFakeProvider } from '@smops/fixtures/fake-provider/fake-provider.js';
import { QUIET } from '@smops/fixtures/fake-provider/profile.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Dashboard, excessWidth, faultsInEveryLook, openDashboard } from '../../../testing/dashboard.js';
import { runToRead } from '../../../testing/read-run.js';

const test = suite('a second reader on the page of a run');
let dashboard: Dashboard;
let fake: FakeProvider;
let run: string;
test.before(async () => {
  fake = await startFakeProvider(QUIET);
  dashboard = await openDashboard({ GEMINI_URL: fake.url, GEMINI_API_KEY: 'kunci' });
  run = await runToRead(dashboard, 600);
});
test.after(async () => {
  await dashboard.close();
  await fake.close();
});

test('the plan offers it, one button starts it, and people then draw within what it has read', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'analyst', language: 'en' });
  await page.goto(`/fb-analyzer?task=${run}&view=accuracy`);
  const plan = page.locator('details', { hasText: 'How much has to be read' });
  await plan.locator('summary').click();
  await plan.getByText(/For ± 3 points at most: \d+ by people .*; or \d+ by Gemini \(at most USD/).waitFor();
  await plan.getByRole('radio', { name: /by Gemini/ }).check();
  assert.equal(await faultsInEveryLook(page), []);
  assert.ok((await excessWidth(page)) <= 0);
  await plan.getByRole('button', { name: /^Let Gemini read \d+$/ }).click();
  const reader = page.getByRole('region', { name: 'Second reader' });
  await reader.getByText(/Gemini has read \d+ comments · USD/).waitFor();
  await plan.getByText(/People read within the \d+ comments that Gemini has read/).waitFor();
  await plan.getByRole('button', { name: /^Draw \d+ and read$/ }).waitFor();
  assert.equal(await faultsInEveryLook(page), []);
  assert.ok((await excessWidth(page)) <= 0);
  await reader.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await reader.waitFor({ state: 'detached' });
  assert.equal(complaints, []);
  await leave();
});

test.run();
