import type { Locator, Page } from 'playwright-core';

/** A comment of a result by its place in the file, from 0: scrolls the list, which holds only what is near, until it is there. */
export async function commentAt(page: Page, seq: number): Promise<Locator> {
  const row = page.getByRole('article').filter({ has: page.locator(`[data-comment="${seq}"]`) });
  const scroller = page.locator('[data-scrolls-comments]');
  await scroller.evaluate((element) => element.scrollTo(0, 0));
  while ((await row.count()) === 0) {
    await scroller.evaluate(
      (element) =>
        new Promise((resolve) => {
          element.scrollBy(0, element.clientHeight / 2);
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
  }
  return row;
}
