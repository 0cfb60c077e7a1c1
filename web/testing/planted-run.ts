import { type PlantedBurst, plantedBurst } from '@smops/fixtures/planted-burst/planted-burst.js';
import type { Page } from 'playwright-core';
import { type Dashboard, openDashboard, type Visit, type VisitOptions } from './dashboard.js';

/** How many comments the run has. */
export const PLANTED = 1000;

export interface PlantedRun {
  dashboard: Dashboard;
  planted: PlantedBurst;
  /** Opens its results in English, or another address, once charts and the first comments are there. */
  open(options?: VisitOptions, path?: string): Promise<Visit>;
}

/** A dashboard with a finished run in which a burst was planted. */
export async function openPlantedRun(): Promise<PlantedRun> {
  const dashboard = await openDashboard();
  const planted = plantedBurst(11, { count: PLANTED });
  const { task_id } = (await dashboard.asAdmin('POST', '/api/fb-analyzer/analyze', {
    comments_data: planted.comments,
    variables: planted.variables,
    file_name: 'pulau-pinang.json',
  })) as { task_id: string };
  await dashboard.ended(`/api/fb-analyzer/task/${task_id}`);
  return {
    dashboard,
    planted,
    async open(options = {}, path = `/fb-analyzer?task=${task_id}`) {
      const visit = await dashboard.visit({ as: 'analyst', language: 'en', ...options });
      await visit.page.goto(path);
      await filters(visit.page).waitFor();
      await rows(visit.page).first().waitFor();
      await visit.page.waitForFunction(() => document.querySelector('.skeleton') === null);
      return visit;
    },
  };
}

export const filters = (page: Page) => page.getByRole('region', { name: 'Filter', exact: true });
export const rows = (page: Page) => page.getByRole('list', { name: 'Comments' }).getByRole('article');

/** The shown comments once those of the filter have arrived. */
export async function shownComments(page: Page): Promise<string[]> {
  await page.waitForFunction(
    () =>
      !document.querySelector('[aria-busy=true]') && document.querySelector('ul[aria-busy=false] article'),
  );
  const texts = (await rows(page).allInnerTexts()).slice(0, 20);
  return texts.map((text) => text.replace(/\s*and [\d,]+ nearly the same$/, ''));
}
