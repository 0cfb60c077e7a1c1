import { pseudo } from '@smops/core/language/pseudo.model.js';
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  RUN_VIEWS,
  readingAddress,
  runAddress,
  runViewAddress,
  TABS,
  tabAddress,
} from '../pages/analyzer/run-address.js';
import { IMPORT_TEXT as IMPORT } from '../pages/lists/import.texts.js';
import { PORTRAITS_TEXT as PORTRAITS } from '../pages/portraits/portraits.texts.js';
import { SECTIONS, SETTINGS } from '../sections.js';
import { cutOffButtons, type Dashboard, excessWidth, openDashboard, WIDTHS } from '../testing/dashboard.js';

type Opener = (page: Page) => Promise<void>;
const press = (name: string) => async (page: Page) => {
  const button = page.getByRole('button', { name: String(pseudo(name)), exact: true });
  await button.filter({ visible: true }).first().click();
};
const primary: Opener = (page) => page.locator('main header .btn-primary').click();
/** What opens the dialogs of a screen. */
const DIALOGS: Record<string, Opener[]> = {
  '/accounts': [primary, press(IMPORT.open), (page) => page.keyboard.press('?')],
  '/tasks': [primary],
  '/whatsapp': [primary],
  '/sentiments': [(page) => page.locator('main tbody button, main li button').first().click()],
  '/youtube': [press(PORTRAITS.title)],
  '/settings/users': [primary],
  '/settings/programs': [primary],
  '/settings/sending': [primary],
  '/settings/spreadsheets': [primary],
};
const COMMENTS = ['Harga ayam naik lagi', '鸡蛋的价格太高了', 'Banjir di depan sekolah'].map((message) => ({
  message,
}));

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
    tabAddress('reactions', await explored()),
    tabAddress('compare', await compared()),
    runAddress(run.analysisId),
    ...RUN_VIEWS.map((view) => runViewAddress(run.analysisId, view)),
    tabAddress('relations', run.analysisId),
    readingAddress(run.analysisId),
    '/tiada',
  ];
}

async function explored(): Promise<string> {
  const input = { comments_data: COMMENTS, file_name: 'komen.json' };
  const { explorationId } = (await dashboard.asAdmin('POST', '/api/fb-analyzer/explore', input)) as {
    explorationId: string;
  };
  return explorationId;
}

async function compared(): Promise<string> {
  const side = { comments_data: COMMENTS };
  const input = { a: side, b: side, variables: ['banjir', '价格'] };
  const { taskId } = (await dashboard.asAdmin('POST', '/api/fb-analyzer/compare', input)) as {
    taskId: string;
  };
  return taskId;
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
    for (const [index, open] of (DIALOGS[path] ?? []).entries()) {
      await open(page);
      await page.getByRole('dialog').waitFor();
      await look(`${path}, dialog ${index + 1}`);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
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
