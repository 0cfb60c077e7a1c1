import type { Page } from 'playwright-core';
import type { Dashboard } from './dashboard.js';

/** A picture of docs/screens: where it is taken, with the data of the demo, and what brings the part to show into view. */
export interface Screen {
  path(run: string): string;
  show(page: Page): Promise<void>;
}

const NUMBER = /^\d+$/;

/** The pictures of docs/screens by the name of their file. */
export const SCREENS: Record<string, Screen> = {
  results: {
    path: (run) => `/fb-analyzer?task=${run}`,
    show: (page) => page.getByText(NUMBER).first().waitFor(),
  },
  comments: {
    path: (run) => `/fb-analyzer?task=${run}`,
    async show(page) {
      const list = page.getByRole('heading', { level: 2 }).last();
      await list.waitFor();
      await list.evaluate((heading) => heading.scrollIntoView());
      await page.evaluate(() => window.scrollBy(0, -80));
    },
  },
  reading: {
    path: (run) => `/reading/${run}`,
    show: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  report: {
    path: (run) => `/fb-analyzer?task=${run}&view=report`,
    show: (page) => page.locator('iframe').waitFor(),
  },
};

/** Waits until the demo's run has ended; its id as addresses have it. */
export async function findDemoRun(dashboard: Dashboard): Promise<string> {
  for (;;) {
    const [run] = (await dashboard.asAdmin('GET', '/api/fb-analyzer/tasks?limit=1')) as {
      analysisId: string;
      status: string;
    }[];
    if (run?.status === 'completed') return encodeURIComponent(run.analysisId);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Opens a screen as its picture shows it. */
export async function openScreen(page: Page, { path, show }: Screen, run: string): Promise<void> {
  await page.goto(path(run));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('.skeleton').first().waitFor({ state: 'detached' });
  await show(page);
}

/** How a screen is built: its headings in their order, with 0 for each number. A picture of another one is old. */
export const structureOf = async (page: Page): Promise<string[]> =>
  (await page.getByRole('heading').allInnerTexts()).map((text) =>
    text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/\d[\d.,]*/g, '0'),
  );
