import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { faultsInEveryLook, findBarriers } from '../../../testing/dashboard.js';
import { eventually } from '../../../testing/eventually.js';
import { openPlantedRun, type PlantedRun, rows } from '../../../testing/planted-run.js';

const view = suite('a result in every look, on paper, and when something is missing');
let run: PlantedRun;

/** Everything on the page that a person can use before anything is opened: links, buttons, fields, and what else Tab reaches. */
const controlsOf = (page: Page): Promise<string[]> =>
  page
    .locator('a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label') ?? one.textContent?.slice(0, 30) ?? ''),
    );

/** How light a PNG is near its corner, where no words stand: 0 to 255. */
const greyOf = (page: Page, png: string): Promise<number> =>
  page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const [r = 0, g = 0, b = 0] = context?.getImageData(2, 3, 1, 1).data ?? [];
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }, png);

/** Scrolls the list until its second page of comments is there. */
const scrollToNextPage = (page: Page) =>
  page.waitForFunction(() => {
    document.querySelector('[data-scrolls-comments]')?.scrollBy(0, 500);
    return /\b1[05]0 of 1,000 loaded/.test(document.body.innerText);
  });

view.before(async () => {
  run = await openPlantedRun();
});
view.after(() => run.dashboard.close());

view('without hue the sentiments still differ, light and dark', async () => {
  for (const colours of ['light', 'dark'] as const) {
    const { page, leave } = await run.open({ colours });
    await page.addStyleTag({ content: 'html { filter: grayscale(1) }' }).catch(() => undefined);
    const greys: number[] = [];
    for (const name of [/^Negative: \d/, /^Neutral: \d/, /^Positive: \d/]) {
      const image = await page.getByRole('button', { name }).screenshot();
      greys.push(await greyOf(page, image.toString('base64')));
    }
    const sorted = [...greys].sort((a, b) => a - b);
    assert.ok(
      sorted.every((grey, at) => at === 0 || grey - (sorted[at - 1] ?? 0) > 25),
      `${colours}: ${greys}`,
    );
    await leave();
  }
});

view('has no barriers in any look; on a phone a comment opens as a sheet', async () => {
  const { page, complaints, leave } = await run.open();
  assert.equal(await faultsInEveryLook(page), []);
  await page.setViewportSize({ width: 390, height: 844 });
  await rows(page).nth(1).click();
  const sheet = page.getByRole('dialog', { name: 'Chosen comment' });
  await sheet.getByText('Variables', { exact: true }).waitFor();
  assert.equal(await findBarriers(page), []);
  await sheet.getByRole('button', { name: 'Close' }).click();
  assert.equal(complaints, []);
  await leave();
});

view('comments come page by page as one scrolls, and never all', async () => {
  const { page, leave } = await run.open();
  await scrollToNextPage(page);
  await leave();
});

view('End goes to the last comment of all, and nothing stands under the list', async () => {
  const { page, leave } = await run.open();
  await page.locator('[data-scrolls-comments]').focus();
  await page.keyboard.press('End');
  await page.getByText('1,000 of 1,000 loaded').waitFor();
  await page.locator('[data-scrolls-comments] li').last().waitFor();
  await page.waitForFunction(() => {
    const list = document.querySelector('[data-scrolls-comments]');
    return list !== null && list.scrollTop + list.clientHeight >= list.scrollHeight - 2;
  });
  const { below, list } = await page.evaluate(() => {
    const box = document.querySelector('#comments')?.getBoundingClientRect();
    return {
      below: document.documentElement.scrollHeight - scrollY - (box?.bottom ?? 0),
      list: box?.height ?? 0,
    };
  });
  assert.ok(list <= 900 * 0.65, `${list} px`);
  assert.ok(below < 100, `${below} px of page below the list`);
  await leave();
});

view('the list says at its top that newer comments are on their way', async () => {
  for (const size of ['desktop', 'phone'] as const) {
    const { page, leave } = await run.open({ size });
    await page.locator('[data-scrolls-comments]').evaluate((list) => list.scrollTo(0, 900));
    await page.route('**/results?*', () => new Promise(() => {}));
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menuitemcheckbox', { name: /^Negative/ }).click();
    await page.keyboard.press('Escape');
    await page.locator('ul[aria-busy=true]').waitFor();
    await page.waitForFunction(() => {
      const list = document.querySelector('ul[aria-busy=true]');
      return list !== null && Math.abs(Number.parseFloat(getComputedStyle(list, '::before').top)) < 1;
    });
    await leave();
  }
});

view('the comments begin within the first window, and the page has at most 60 controls', async () => {
  const { page, leave } = await run.open();
  const top = (await rows(page).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY;
  assert.ok(top < 900, `the first comment stands at ${top} px`);
  const controls = await controlsOf(page);
  assert.ok(controls.length <= 60, `${controls.length}: ${controls.join(', ')}`);
  await leave();
});

view('says what is empty and what failed, and how to go on', async () => {
  const { page, leave } = await run.open();
  await page.getByRole('searchbox').fill('tiada komen begini');
  await page.getByText('No comment matches').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await rows(page).first().waitFor();
  await page.route('**/results?*', (route) =>
    route.fulfill({ status: 500, json: { error: 'x', code: 'INTERNAL', message: 'x', requestId: 'req-1' } }),
  );
  await page.getByRole('button', { name: /^Chinese: \d/ }).click();
  await page.getByText('The comments could not be loaded').waitFor();
  await page.unroute('**/results?*');
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await rows(page).first().waitFor();
  await leave();
});

view('prints on at most three A4 pages, with the first fifty comments', async () => {
  const { page, leave } = await run.open();
  await scrollToNextPage(page);
  const pdf = (await page.pdf({ format: 'A4', printBackground: true })).toString('latin1');
  const pages = pdf.match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
  assert.ok(pages >= 2 && pages <= 3, `${pages} pages`);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await eventually(() => rows(page).filter({ visible: true }).count(), 50);
  await leave();
});

view.run();
