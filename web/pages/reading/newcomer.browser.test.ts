import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Dashboard, openDashboard, PASSWORD } from '../../testing/dashboard.js';
import { eventually } from '../../testing/eventually.js';

const newcomer = suite('a newcomer with a keyboard');
let dashboard: Dashboard;
newcomer.before(async () => {
  dashboard = await openDashboard();
});
newcomer.after(() => dashboard.close());

const SAYINGS = [
  'Banjir lagi di kampung, air masuk dapur',
  'Harga ayam naik lagi, gaji tak naik2',
  '今天天气很好，谢谢大家',
  'Terima kasih YB sudi turun padang',
  'Longkang tersumbat, 淹水 lagi depan kedai',
];
const comments = Array.from({ length: 240 }, (_, at) => ({
  id: `k${at}`,
  message: `${SAYINGS[at % SAYINGS.length]} ${at}`,
}));
const isFlood = (text: string) => /banjir|淹水/i.test(text);
const isPrice = (text: string) => /harga/i.test(text);

/** What has the focus, as a person reads it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    return (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '').trim();
  });

/** Presses Tab until what the words name has the focus: nothing on the way may need a mouse. */
async function tabTo(page: Page, words: RegExp): Promise<void> {
  const passed: string[] = [];
  while (passed.length < 40) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    if (words.test(now)) return;
    passed.push(now.slice(0, 40));
  }
  assert.unreachable(`${words} was not reached: ${passed.join(' | ')}`);
}

newcomer(
  'signs in, analyses a file and judges 100 comments with keys alone; all are stored, none is asked twice',
  async () => {
    const { page, complaints, leave } = await dashboard.visit({ language: 'en' });
    await page.goto('/');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.keyboard.type('admin');
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Sign Out' }).waitFor();

    await tabTo(page, /^FB Analyzer$/);
    await page.keyboard.press('Enter');
    await page.getByText('Choose a comment file, or drop it here').waitFor();
    // Asked for before the walk there: the browser hands the choice over only from then on.
    const chooser = page.waitForEvent('filechooser');
    await tabTo(page, /^Choose a comment file/);
    await page.keyboard.press('Enter');
    await (await chooser).setFiles({
      name: 'komen.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(comments)),
    });
    await page.getByText('comments will be analysed').or(page.getByText('komen.json')).first().waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'komen.json');
    await tabTo(page, /^Variable$/);
    for (const variable of ['banjir', 'harga']) {
      await page.keyboard.type(variable);
      await page.keyboard.press('Enter');
    }
    await tabTo(page, /^Start analysis/);
    await page.keyboard.press('Enter');

    await page.getByRole('link', { name: 'Reading', exact: true }).waitFor();
    await tabTo(page, /^Reading$/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Read a sample, estimate the whole' }).waitFor();
    await page.getByText('Numbers mark variables, Enter stores and continues.', { exact: false }).waitFor();
    await tabTo(page, /^50/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');

    await page.getByText('1 of 50').waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText('mark or unmark a variable').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const asked: string[] = [];
    const readAll = async () => {
      for (let at = 0; at < 50; at++) {
        const text = (await page.locator('[data-comment]').innerText()).trim();
        asked.push(text);
        if (isFlood(text)) await page.keyboard.press('1');
        if (isPrice(text)) await page.keyboard.press('2');
        await page.keyboard.press(isFlood(text) ? '-' : '+');
        if (at === 9)
          await eventually(() => page.getByRole('tab', { name: /^To read \d+$/ }).isVisible(), true);
        await page.keyboard.press('Enter');
      }
    };
    await readAll();
    await page.getByRole('heading', { name: '50 comments read in this session' }).waitFor();
    await page.getByRole('button', { name: /^Read 50 more/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('1 of 50 · 50 of 100 read').waitFor();
    await page.getByRole('tab', { name: 'To read 50', exact: true }).waitFor();
    await readAll();
    await page.getByRole('heading', { name: 'You have read all that was drawn' }).waitFor();

    assert.is(new Set(asked).size, 100);
    const run = new URL(page.url()).pathname.split('/').at(-1);
    const answer = await page.request.get(`/api/fb-analyzer/task/${run}/reading?queue=done&limit=200`);
    const { items } = await answer.json();
    assert.is(items.length, 100);
    for (const { content, own } of items) {
      assert.equal(own.tags, { banjir: isFlood(content), harga: isPrice(content) }, content);
      assert.is(own.sentiment, isFlood(content) ? 'negative' : 'positive', content);
    }
    await tabTo(page, /^Back to the results$/);
    await page.keyboard.press('Enter');
    await page.getByText('corrected, 100 read').first().waitFor();
    await page.getByText(/^Score \d\.\d of 10, between/).waitFor();
    assert.equal(complaints, []);
    await leave();
  },
);

newcomer.run();
