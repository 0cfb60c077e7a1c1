import { pseudo } from '@smops/core/platform/language/pseudo.model.js';
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
} from '../addresses/run-address.js';
import { seriesAddress } from '../addresses/series-address.js';
import { IMPORT_TEXT as IMPORT } from '../pages/lists/import.texts.js';
import { PORTRAITS_TEXT as PORTRAITS } from '../pages/portraits/portraits.texts.js';
import { SECTIONS, SETTINGS } from '../sections.js';
import {
  cutOffButtons,
  type Dashboard,
  excessWidth,
  MOST_SHIFT,
  openDashboard,
  shiftOf,
  WIDTHS,
  watchShifts,
} from '../testing/dashboard.js';
import { stopsUntil } from '../testing/stops.js';

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
const PHONE_HEIGHT = 812;
const LISTS = ['/accounts', '/tasks', '/whatsapp', '/facebook', '/youtube', '/sentiments'];
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
    await followed(),
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
  const { taskId: runId } = (await dashboard.asAdmin('POST', '/api/fb-analyzer/compare', input)) as {
    taskId: string;
  };
  return runId;
}

/** The page of a codebook's course of time. */
async function followed(): Promise<string> {
  const variables = [{ name: 'banjir', terms: ['banjir'] }];
  const { id } = (await dashboard.asAdmin('POST', '/api/codebooks', { name: 'Aduan', variables })) as {
    id: string;
  };
  const { task_id: run } = (await dashboard.asAdmin('POST', '/api/fb-analyzer/analyze', {
    comments_data: Array.from({ length: 56 }, (_, at) => ({
      message: `${at % 3 === 0 ? 'Banjir lagi' : 'Harga naik'} ${at}`,
      created_time: `2026-11-${10 + (at % 14)}T09:00:00+08:00`,
    })),
    codebook: 'Aduan',
    file_name: 'komen.json',
  })) as { task_id: string };
  await dashboard.ended(`/api/fb-analyzer/task/${run}`);
  return seriesAddress(id);
}

const looks = suite('the dashboard in longer words');
let dashboard: Dashboard;
looks.before(async () => {
  dashboard = await openDashboard({ SMOPS_DEMO: '1' });
});
looks.after(() => dashboard.close());

looks('no screen moves while it comes, scrolls sideways or cuts a button off, at any width', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'admin', language: 'pseudo' });
  await watchShifts(page);
  const faults: string[] = [];
  const settled = () => page.waitForFunction(() => document.querySelector('.skeleton, .spinner') === null);
  const lookAt = async (screen: string) => {
    const excess = await excessWidth(page);
    if (excess > 0) faults.push(`${screen}: ${excess} px too wide`);
    for (const words of await cutOffButtons(page)) faults.push(`${screen}: ${words}`);
  };
  const look = async (screen: string) => {
    await settled();
    for (const [size, width] of Object.entries(WIDTHS)) {
      await page.setViewportSize({ width, height: 900 });
      await lookAt(`${screen}, ${size}`);
    }
  };
  for (const path of await screens()) {
    for (const [size, width] of Object.entries(WIDTHS)) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await settled();
      const { sum, moved } = await shiftOf(page);
      if (sum > MOST_SHIFT) faults.push(`${path}, ${size}: moves by ${sum.toFixed(3)}, at last ${moved}`);
      await lookAt(`${path}, ${size}`);
    }
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

looks('on a phone the first record of every list is in the first window', async () => {
  const { page, leave } = await dashboard.visit({ as: 'admin', language: 'ms', size: 'phone' });
  const far: string[] = [];
  for (const path of LISTS) {
    await page.goto(path);
    const record = page.locator('main section li').filter({ has: page.locator('a, button') });
    await record.first().waitFor();
    await page.waitForFunction(() => document.querySelector('.skeleton, .spinner') === null);
    const { y = 0 } = (await record.first().boundingBox()) ?? {};
    if (y > PHONE_HEIGHT - 40) far.push(`${path}: ${y}`);
  }
  assert.equal(far, []);
  await leave();
});

looks('by keyboard alone the first record of every list is at most 12 stops away', async () => {
  const { page, leave } = await dashboard.visit({ as: 'admin' });
  const far: string[] = [];
  for (const path of LISTS) {
    await page.goto(path);
    await page.locator('main section').first().waitFor();
    await page.waitForFunction(() => document.querySelector('.skeleton, .spinner') === null);
    const stops = await stopsUntil(
      page,
      `main section.panel :is(tbody tr, li, .grid):not(figure *, header *)`,
    );
    if (stops > 12) far.push(`${path}: ${stops}`);
  }
  assert.equal(far, []);
  await leave();
});

looks.run();
