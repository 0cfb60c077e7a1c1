import type { Locator } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chooseOfChart } from '../../../testing/chart-menu.js';
import {
  filters,
  openPlantedRun,
  type PlantedRun,
  rows,
  shownComments,
} from '../../../testing/planted-run.js';

const view = suite('a result as one linked view');
let run: PlantedRun;

view.before(async () => {
  run = await openPlantedRun();
});
view.after(() => run.dashboard.close());

view('the planted burst is found in two clicks, and its link opens the same comments', async () => {
  const { page, complaints, leave } = await run.open();
  await page
    .getByRole('button', { name: new RegExp(`: ${run.planted.topic} \\d+\\.\\d%, otherwise`) })
    .first()
    .click();
  await filters(page)
    .getByRole('button', { name: `Remove filter: ${run.planted.topic}` })
    .waitFor();
  await page.waitForURL((url) => url.searchParams.get('from') === run.planted.from);
  const { searchParams } = new URL(page.url());
  assert.equal(
    ['variable', 'from', 'to'].map((name) => searchParams.get(name)),
    [run.planted.topic, run.planted.from, run.planted.to],
  );
  // The count of before stays until the server has answered.
  const count = filters(page).getByText(/^(?!1,000 )[\d,]+ of 1,000 comments/);
  const told = await count.innerText();
  const comments = await shownComments(page);
  const link = page.url();
  await leave();

  const other = await run.open({}, link);
  await other.page.getByText(told).waitFor();
  assert.equal(await shownComments(other.page), comments);
  assert.equal([...complaints, ...other.complaints], []);
  await other.leave();
});

view('a link with a filter asks for its comments once', async () => {
  const { page, leave } = await run.open();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${page.url()}&sentiment=negative`);
  await shownComments(page);
  await page.waitForLoadState('networkidle');
  assert.is(asked.filter((url) => /\/results\?sentiment=negative/.test(url)).length, 1);
  await leave();
});

view('answer, time and variables fit 1440 x 900 without scrolling, also with a filter', async () => {
  const { page, leave } = await run.open();
  const bottoms = () =>
    page
      .locator('figure, section[aria-label=Results]')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
  assert.ok(Math.max(...(await bottoms())) <= 900);
  await page.getByRole('button', { name: new RegExp(`^${run.planted.topic}: \\d`) }).click();
  await filters(page).getByRole('button', { name: 'Clear filters' }).waitFor();
  assert.ok(Math.max(...(await bottoms())) <= 900);
  await leave();
});

view('every kind of mark narrows the same question, and Alt leaves out', async () => {
  const { page, leave } = await run.open();
  const narrowed = async (mark: Locator, chip: string, modifiers: 'Alt'[] = []) => {
    await mark.click({ modifiers });
    await filters(page)
      .getByRole('button', { name: `Remove filter: ${chip}` })
      .click();
    await filters(page)
      .getByRole('button', { name: /^Remove filter/ })
      .waitFor({ state: 'detached' });
    // The charts follow: a mark that is being drawn again takes no click.
    await shownComments(page);
  };
  await narrowed(page.getByRole('button', { name: /^Negative: \d/ }), 'Negative');
  await narrowed(page.getByRole('button', { name: /^0 – 1 \(Negative\)/ }), 'Score 0 – 1');
  await narrowed(page.getByRole('button', { name: /^Chinese: \d/ }), 'Chinese');
  await narrowed(page.getByRole('button', { name: /^sampah: \d/ }), 'without sampah', ['Alt']);
  await page.getByRole('button', { name: /^sampah, Negative: / }).click();
  await filters(page).getByRole('button', { name: 'Remove filter: sampah' }).waitFor();
  await filters(page).getByRole('button', { name: 'Remove filter: Negative' }).waitFor();
  const texts = await shownComments(page);
  assert.ok(texts.length > 0 && texts.every((text) => text.includes('Negative')), texts[0] ?? 'none');
  await leave();
});

view('a second mark chosen before the answer to the first narrows further', async () => {
  const { page, leave } = await run.open();
  const marks = [/^sampah: \d/, /^Chinese: \d/].map((name) => page.getByRole('button', { name }));
  const [first, second] = await Promise.all(marks.map((mark) => mark.elementHandle()));
  await page.evaluate(
    (both) => {
      for (const one of both) one?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    },
    [first, second],
  );
  for (const chip of ['sampah', 'Chinese'])
    await filters(page)
      .getByRole('button', { name: `Remove filter: ${chip}` })
      .waitFor();
  await leave();
});

view(
  'the address says what columns are stacked of; a cell of the heat map asks for its variable and language',
  async () => {
    const { page, complaints, leave } = await run.open();
    const choose = async (what: string, option: string) => {
      await page.getByRole('combobox', { name: what }).click();
      await page.getByRole('option', { name: option }).click();
    };
    await choose('Stacked by', 'Language');
    await page.waitForURL((url) => url.searchParams.get('stack') === 'language');
    await page
      .getByRole('button', { name: /: \d+ \(.*Malay \d+/ })
      .first()
      .waitFor();
    await chooseOfChart(page.getByRole('figure', { name: 'Variables', exact: true }), 'Languages');
    const cell = page.getByRole('button', { name: /^sampah, Chinese: \d+ comments/ });
    const told = /: ([\d,]+) comments/.exec((await cell.getAttribute('aria-label')) ?? '')?.[1];
    await cell.click();
    await filters(page).getByText(`${told} of 1,000 comments`).waitFor();
    for (const chip of ['sampah', 'Chinese'])
      await filters(page)
        .getByRole('button', { name: `Remove filter: ${chip}` })
        .waitFor();
    assert.equal(complaints, []);
    await leave();
  },
);

view(
  'without a mouse: arrows reach every mark, Enter filters; j, digits and signs judge the open comment',
  async () => {
    const { page, complaints, leave } = await run.open();
    const [chart] = await page.getByRole('group', { name: 'Comments by day' }).all();
    assert.ok(chart);
    await chart.locator('[tabindex="0"]').focus();
    const marks = await chart.getByRole('button').count();
    const reached = new Set<string | null>();
    for (let at = 0; at < marks; at++) {
      reached.add(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null));
      await page.keyboard.press('ArrowRight');
    }
    assert.ok(reached.size >= marks - 1, `${reached.size} of ${marks}`);
    await page.keyboard.press('Enter');
    const chip = filters(page).getByRole('button', { name: /^Remove filter: / });
    await chip.click();
    await chip.waitFor({ state: 'detached' });
    // The comments of the filter stand there until all are read.
    await shownComments(page);

    await page.getByRole('heading', { name: 'Comments', exact: true }).click();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    const detail = page.getByRole('complementary', { name: 'Chosen comment' });
    const number = await detail.getByText(/^#\d+$/).innerText();
    await page.keyboard.press('-');
    await detail.getByRole('button', { name: 'Negative', pressed: true }).waitFor();
    await page.keyboard.press('1');
    await detail.getByRole('button', { name: /^banjir: /, pressed: true }).waitFor();
    await rows(page)
      .filter({ hasText: number })
      .first()
      .getByRole('img', { name: 'Checked by a person' })
      .waitFor();
    await detail.getByRole('button', { name: 'Undo my judgement' }).click();
    await detail.getByRole('button', { name: 'Negative', pressed: true }).waitFor({ state: 'detached' });
    assert.equal(complaints, []);
    await leave();
  },
);

view.run();
