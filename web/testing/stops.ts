import type { Page } from 'playwright-core';

const SKIPS = ['Skip to content', 'To the list', 'To the comments'];

/** How many times Tab is pressed until something in `place` has the focus. Skip links are used on the way, as written; 99 when it is far. */
export async function stopsUntil(page: Page, place: string): Promise<number> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
  });
  for (let stops = 1; stops <= 40; stops++) {
    await page.keyboard.press('Tab');
    const { isThere, text } = await page.evaluate(
      (selector) => ({
        isThere: document.activeElement?.closest(selector) !== null,
        text: document.activeElement?.textContent?.trim() ?? '',
      }),
      place,
    );
    if (isThere) return stops;
    if (SKIPS.includes(text)) await page.keyboard.press('Enter');
  }
  return 99;
}
