import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Dashboard, excessWidth, faultsInEveryLook, openDashboard } from '../../../testing/dashboard.js';
import { eventually } from '../../../testing/eventually.js';
import { runToRead } from '../../../testing/read-run.js';

const test = suite('how much has to be read');
let dashboard: Dashboard;
let run: string;
test.before(async () => {
  dashboard = await openDashboard();
  run = await runToRead(dashboard, 400);
});
test.after(() => dashboard.close());

test('before a run: open it, choose the points, and see who reads what and how long', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'analyst', language: 'en' });
  await page.goto('/fb-analyzer');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'komen.json',
      mimeType: 'application/json',
      buffer: Buffer.from(
        JSON.stringify(
          Array.from({ length: 3000 }, (_, at) => ({ message: `Air naik lagi di lorong ${at}` })),
        ),
      ),
    });
  const variable = page.getByRole('textbox', { name: /variable/i }).first();
  await variable.fill('banjir');
  await variable.press('Enter');
  const plan = page.locator('details', { hasText: 'How much has to be read' });
  await plan.locator('summary').click();
  await plan.getByText('reads all 3,000 first, at no cost').waitFor();
  const within3 = await plan.getByText(/For ± 3 points at most: read about \d+ comments/).innerText();
  await plan.getByRole('button', { name: '± 5 points' }).click();
  const within5 = await plan.getByText(/For ± 5 points at most: read about \d+ comments/).innerText();
  const reads = (text: string) => Number(/about ([\d,]+) comments/.exec(text)?.[1]?.replace(',', ''));
  assert.ok(reads(within5) < reads(within3), `${within5} ${within3}`);
  assert.equal(complaints, []);
  await leave();
});

test('beside how good a run is: one button draws what is missing and opens the reading room', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'analyst', language: 'en' });
  await page.goto(`/fb-analyzer?task=${run}&view=accuracy`);
  const plan = page.locator('details', { hasText: 'How much has to be read' });
  await plan.locator('summary').click();
  await plan.getByRole('button', { name: '± 5 points' }).click();
  const draw = plan.getByRole('button', { name: /^Draw \d+ and read$/ });
  const planned = Number(/\d+/.exec(await draw.innerText())?.[0]);
  assert.equal(await faultsInEveryLook(page), []);
  assert.ok((await excessWidth(page)) <= 0);
  await draw.click();
  await page.waitForURL(/\/reading\//);
  await eventually(async () => {
    const answer = await page.request.get(`/api/fb-analyzer/task/${run}/draw`);
    return (await answer.json()).drawn;
  }, planned);
  await page.goBack();
  await plan.locator('summary').click();
  await plan.getByRole('button', { name: '± 5 points' }).click();
  await plan.getByRole('button', { name: 'Go on reading' }).waitFor();
  assert.equal(complaints, []);
  await leave();
});

test('in Chinese where the page is as written, on a phone', async () => {
  const { page, leave } = await dashboard.visit({ as: 'analyst', size: 'phone' });
  await page.goto(`/fb-analyzer?task=${run}&view=accuracy`);
  const plan = page.locator('details', { hasText: '需要读多少条' });
  await plan.locator('summary').click();
  await plan.getByText(/要让误差不超过 ± 3 个百分点/).waitFor();
  assert.ok((await excessWidth(page)) <= 0);
  await leave();
});

test.run();
