import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Role } from '@smops/core/people/users/users.constants.js';
import { makeDatabaseOf } from '@smops/core/platform/db/testing.js';
import type { Language } from '@smops/core/platform/language/language.constants.js';
import { readConfigAndFile, serve } from '@smops/server/in-process.js';
import { type Browser, type BrowserContext, chromium, type LaunchOptions, type Page } from 'playwright-core';

export const WIDTHS = { phone: 375, tablet: 768, desktop: 1440 } as const;
const HEIGHTS = { phone: 812, tablet: 1024, desktop: 900 } as const;
export const PASSWORD = 'kopi-o-kosong-123';
const LOOK_MS = 50;

/** A name that leads to this machine and is none of its own: how a page is seen from another machine. */
export const OFFICE_HOST = 'office.example';

/** No sandbox as root, nothing that calls home. */
const CHROMIUM_FLAGS = [
  `--host-resolver-rules=MAP ${OFFICE_HOST} 127.0.0.1`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages live for seconds: optimising their code costs more than it saves.
  '--js-flags=--no-opt --no-maglev',
];

/** What the runner of the tests says in processes that run file after file: they end their browser themselves. */
const lane = globalThis as {
  smopsTestLane?: { environment: Record<string, string>; atEnd: (() => Promise<void>)[] };
};
let ofLane: Promise<Browser> | undefined;

/**
 * Starts the browser of a process that runs many files: its folders must outlive the file that needs it first. Without
 * its folder, Chromium looks for it all the time.
 */
async function launchForLane(options: LaunchOptions, env: Record<string, string>): Promise<Browser> {
  const { TMPDIR } = process.env;
  process.env.TMPDIR = env.TMPDIR;
  try {
    return await chromium.launch({
      ...options,
      env,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

/** A browser; in a process that runs many files, the same one for all of them. */
export async function openBrowser(): Promise<Browser> {
  const options = {
    executablePath: process.env.SMOPS_TEST_CHROMIUM ?? '/usr/bin/chromium',
    args: CHROMIUM_FLAGS,
  };
  if (lane.smopsTestLane === undefined) return await chromium.launch(options);
  if (ofLane !== undefined && (await ofLane).isConnected()) return await ofLane;
  const launched = launchForLane(options, lane.smopsTestLane.environment);
  ofLane = launched;
  lane.smopsTestLane.atEnd.push(async () => (await launched).close());
  return await launched;
}

/** Ends a browser, or all that a file opened in the one that goes on. */
export async function closeBrowser(browser: Browser): Promise<void> {
  if (lane.smopsTestLane === undefined) await browser.close();
  else for (const context of browser.contexts()) await context.close();
}

export interface Visit {
  page: Page;
  /** What the browser complained about: policy reports, page errors, console errors. Expected answers are not in it. */
  complaints: string[];
  /** Closes the page and what it remembered. */
  leave(): Promise<void>;
}

/** Signs in by the form, which is on the screen. */
export async function fillSignIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText(`Welcome, ${username}`).waitFor({ state: 'attached' });
}

/** Opens `path` without loading the page again, as a link in it does. */
export const goInPage = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path);

/**
 * Signs out, signs in again in the same tab as `username`, and opens the page that was on the
 * screen, without loading it again. Stands between two steps of a test: a screen must not show what it knew before, and must
 * follow its changes afterwards.
 */
export async function signOutAndIn(page: Page, username: string): Promise<void> {
  const { pathname, search } = new URL(page.url());
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).filter({ visible: true }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await fillSignIn(page, username);
  await goInPage(page, pathname + search);
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
}

export interface VisitOptions {
  /** Signs in first, as a user of this role, named like it. */
  as?: Role;
  size?: keyof typeof WIDTHS;
  colours?: 'light' | 'dark';
  /** The language chosen in this browser. Default: as written. */
  language?: Language | 'pseudo';
  /** The browser's own language. Default: en-GB. */
  locale?: string;
}

export interface Dashboard {
  url: string;
  browser: Browser;
  visit(options?: VisitOptions): Promise<Visit>;
  /** Calls the API as admin; throws for anything but a success. */
  asAdmin(method: string, path: string, body?: unknown): Promise<unknown>;
  /** Waits until the run or comparison behind this path has ended, well or not. */
  ended(path: string): Promise<void>;
  /** Stops the server, and starts it again on the same address and data. */
  stopServer(): Promise<void>;
  startServer(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A real server on a data folder of its own with one user per role, and a real browser. Close it in `after`. `env` adds
 * to the server's environment.
 */
export async function openDashboard(env: Record<string, string> = {}): Promise<Dashboard> {
  const dataDir = mkdtempSync(join(tmpdir(), 'smops-web-'));
  const database = await makeDatabaseOf(dataDir);
  const start = (port: number) => {
    const environment = {
      SMOPS_DATA_DIR: dataDir,
      SMOPS_ADMIN_PASSWORD: PASSWORD,
      PORT: String(port),
      LOG_LEVEL: 'silent',
      ...database.environment,
      ...env,
    };
    return serve({ config: readConfigAndFile(environment), environment, logFormat: 'json' });
  };
  let server: Awaited<ReturnType<typeof start>> | undefined = await start(0);
  const { url } = server;
  const browser = await openBrowser();

  async function signInto(context: BrowserContext, username: string): Promise<void> {
    const answer = await context.request.post(`${url}/api/auth/login`, {
      data: { username, password: PASSWORD },
      headers: { origin: url },
    });
    if (!answer.ok()) throw new Error(`sign-in of ${username}: ${answer.status()} ${await answer.text()}`);
  }

  const admin = await browser.newContext();
  await signInto(admin, 'admin');
  async function asAdmin(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await admin.request.fetch(url + path, {
      method,
      headers: { origin: url },
      // A connection that was kept open may end at the moment it is used again: no fault of the server.
      maxRetries: 2,
      timeout: 180_000,
      ...(body === undefined ? {} : { data: body }),
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    const text = await answer.text();
    return text === '' ? undefined : JSON.parse(text);
  }
  async function ended(path: string): Promise<void> {
    for (;;) {
      const { status } = (await asAdmin('GET', path)) as { status: string };
      if (status !== 'pending' && status !== 'running') return;
      await sleep(LOOK_MS);
    }
  }
  for (const role of ['staff', 'portrait-viewer', 'analyst'] as const) {
    await asAdmin('POST', '/api/users', {
      username: role,
      role,
      password: PASSWORD,
      mustChangePassword: false,
    });
  }

  return {
    url,
    browser,
    asAdmin,
    ended,
    async visit({ as, size = 'desktop', colours = 'light', language = 'written', locale = 'en-GB' } = {}) {
      const context = await browser.newContext({
        baseURL: url,
        viewport: { width: WIDTHS[size], height: HEIGHTS[size] },
        colorScheme: colours,
        locale,
        reducedMotion: 'reduce',
        timezoneId: 'Asia/Kuala_Lumpur',
      });
      const page = await context.newPage();
      if (language !== 'written') {
        await page.addInitScript((chosen) => {
          // A frame inside the page, such as a report's preview, may be walled off from the browser's storage.
          if (window === window.top) localStorage.setItem('smops.language', chosen);
        }, language);
      }
      page.setDefaultTimeout(30_000);
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        const text = message.text();
        // The browser writes down every refused call; which answers are right is for the tests to say.
        // What a test puts into every page is blocked in the frame of a report, which runs no scripts.
        const isExpected = /Failed to load resource|^Blocked script execution in '[^']*\/api\/reports\//;
        if (message.type() === 'error' && !isExpected.test(text)) complaints.push(text);
      });
      if (as) await signInto(context, as);
      return { page, complaints, leave: () => context.close() };
    },
    async stopServer() {
      await server?.close();
      server = undefined;
    },
    async startServer() {
      server = await start(Number(new URL(url).port));
    },
    async close() {
      await closeBrowser(browser);
      await server?.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeWindow {
  axe: {
    run(options: unknown): Promise<{
      violations: { id: string; help: string; nodes: { target: unknown; failureSummary?: string }[] }[];
    }>;
  };
}

/** Which of axe's rules: contrast, the only one that colours change and its dearest by far, or all but that. */
export type BarrierRules = 'all' | 'contrast' | 'structure';
const CONTRAST = 'color-contrast';

/** What axe finds on the page (WCAG 2.2 AA and its best practices), one line each; empty is right. */
export async function findBarriers(page: Page, rules: BarrierRules = 'all'): Promise<string[]> {
  // Run through the protocol, not added as a tag: the page's policy allows no foreign scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate((options) => (window as unknown as AxeWindow).axe.run(options), {
    resultTypes: ['violations'],
    // It reads the style sheets again for rules that are off.
    preload: false,
    ...(rules === 'contrast' && { runOnly: [CONTRAST] }),
    ...(rules === 'structure' && { rules: { [CONTRAST]: { enabled: false } } }),
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${JSON.stringify(node.target)} ${node.failureSummary ?? ''}`),
  );
}

/** Which rules are asked in which look: a tablet shows what phone or desktop show, colours change only contrast. */
const LOOKS: Record<keyof typeof WIDTHS, ['light' | 'dark', BarrierRules][]> = {
  phone: [['dark', 'all']],
  tablet: [],
  desktop: [
    ['dark', 'contrast'],
    ['light', 'all'],
  ],
};

/**
 * What is wrong with the page at any width and in any colours, one line each: barriers, cut-off buttons, and what makes
 * people scroll sideways; empty is right. The page ends on the desktop, in light colours.
 */
export async function faultsInEveryLook(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const [size, looks] of Object.entries(LOOKS) as [keyof typeof WIDTHS, (typeof LOOKS)['phone']][]) {
    await page.setViewportSize({ width: WIDTHS[size], height: HEIGHTS[size] });
    const excess = await excessWidth(page);
    if (excess > 0) faults.push(`${size}: ${excess} px too wide`);
    faults.push(...(await cutOffButtons(page)).map((words) => `${size}: cut off: ${words}`));
    for (const [colorScheme, rules] of looks) {
      await page.emulateMedia({ colorScheme });
      const found = await findBarriers(page, rules);
      faults.push(...found.map((barrier) => `${size} ${colorScheme}: ${barrier}`));
    }
  }
  return faults;
}

/** How long a page may take to follow a new width: a chart is drawn again in a later frame. */
const FOLLOWING_MS = 3000;

/** By how many pixels the page stays wider than its window; above 0 people would have to scroll sideways. */
export async function excessWidth(page: Page): Promise<number> {
  await page
    .waitForFunction(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      undefined,
      { timeout: FOLLOWING_MS },
    )
    .catch(() => {});
  return await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** The most that a page may move, in all, while it loads: people do not notice it. */
export const MOST_SHIFT = 0.02;

/** Has every page that is opened from now on sum what moves in it without a person's doing. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = { sum: 0, moved: '' };
    Object.assign(window, { smopsShifts: seen });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        seen.sum += entry.value;
        seen.moved = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '').join(' | ');
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });

/** The layout shift of the page so far, and what moved last. Throws without `watchShifts`. */
export const shiftOf = (page: Page): Promise<{ sum: number; moved: string }> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const { smopsShifts: seen } = window as unknown as { smopsShifts: { sum: number; moved: string } };
        // What was painted last is told in a later frame.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(seen))));
      }),
  );

/** The words of buttons and tabs that do not hold their words, or stand out of the window; empty is right. */
export const cutOffButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const windowWidth = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll('button, .btn, [role=tab]')]
      .filter((button) => {
        const { left, right, width } = button.getBoundingClientRect();
        if (width <= 1 || !button.checkVisibility({ visibilityProperty: true })) return false;
        const isOut = (left < 0 || right > windowWidth + 1) && !scrolls(button.parentElement);
        return (
          isOut ||
          button.scrollWidth > button.clientWidth + 1 ||
          button.scrollHeight > button.clientHeight + 1
        );
      })
      .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? '');
  });
