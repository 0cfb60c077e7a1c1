import type { Locator } from 'playwright-core';

/** Chooses something of the menu of a chart: the table of its figures, an image, how it is drawn. */
export async function chooseOfChart(chart: Locator, item: string | RegExp): Promise<void> {
  const page = chart.page();
  await chart.getByRole('button', { name: /: table and image$|：表格和图片$/ }).click();
  await page
    .getByRole('menuitem', { name: item })
    .or(page.getByRole('menuitemradio', { name: item }))
    .first()
    .click();
}
