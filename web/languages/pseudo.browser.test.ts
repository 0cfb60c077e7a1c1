import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { RUN_VIEWS, runAddress, runViewAddress, TABS, tabAddress } from '../pages/analyzer/run-address.js';
import { SECTIONS, SETTINGS } from '../sections.js';
import { cutOffButtons, type Dashboard, excessWidth, openDashboard, WIDTHS } from '../testing/dashboard.js';

/** Screens whose primary button opens a dialog. */
const WITH_DIALOG = ['/accounts', '/tasks', '/whatsapp', '/settings/users', '/settings/tokens'];

/** The addresses of the demo's run, of what belongs to it, and of all other screens. */
async function screens(): Promise<string[]> {
  const [run] = (await dashboard.asAdmin('GET', '/api/fb-analyzer/tasks?limit=1')) as {
    analysisId: string;
    status: string;
  }[];
  if (run?.status !== 'completed') {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return screens();
  }
  return [
    ...[...SECTIONS, ...SETTINGS].map(({ path }) => path),
    ...TABS.map((tab) => tabAddress(tab)),
    runAddress(run.analysisId),
    ...RUN_VIEWS.map((view) => runViewAddress(run.analysisId, view)),
    tabAddress('relations', run.analysisId),
    '/tiada',
  ];
}

const looks = suite('the dashboard in longer words');
let dashboard: Dashboard;
looks.before(async () => {
  dashboard = await openDashboard({ SMOPS_DEMO: '1' });
});
looks.after(() => dashboard.close());

looks('no screen scrolls sideways and no button is cut off, at any width', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'admin', language: 'pseudo' });
  const faults: string[] = [];
  const look = async (screen: string) => {
    await page.waitForFunction(() => document.querySelector('.skeleton, .spinner') === null);
    for (const [size, width] of Object.entries(WIDTHS)) {
      await page.setViewportSize({ width, height: 900 });
      const excess = await excessWidth(page);
      if (excess > 0) faults.push(`${screen}, ${size}: ${excess} px too wide`);
      for (const words of await cutOffButtons(page)) faults.push(`${screen}, ${size}: ${words}`);
    }
  };
  for (const path of await screens()) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look(path);
    if (!WITH_DIALOG.includes(path)) continue;
    await page.locator('main header .btn-primary').click();
    await page.getByRole('dialog').waitFor();
    await look(`${path}, dialog`);
    await page.keyboard.press('Escape');
  }
  assert.equal(faults, []);
  assert.equal(complaints, []);
  await leave();
});

looks('a person who is not signed in sees no cut-off button either', async () => {
  const { page, leave } = await dashboard.visit({ language: 'pseudo', size: 'phone' });
  await page.goto('/login');
  await page.getByRole('heading', { name: /^Šîğñ/ }).waitFor();
  assert.ok((await excessWidth(page)) <= 0);
  assert.equal(await cutOffButtons(page), []);
  await leave();
});

looks.run();
