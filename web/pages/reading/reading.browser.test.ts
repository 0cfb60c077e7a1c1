import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  cutOffButtons,
  type Dashboard,
  excessWidth,
  faultsInEveryLook,
  findBarriers,
  openDashboard,
  PASSWORD,
} from '../../testing/dashboard.js';
import { eventually } from '../../testing/eventually.js';
import { isFlood, isPrice, runToRead } from '../../testing/read-run.js';

const reading = suite('the reading room');
let dashboard: Dashboard;
let run: string;
reading.before(async () => {
  dashboard = await openDashboard();
  run = await runToRead(dashboard, 240);
});
reading.after(() => dashboard.close());

const shown = async (page: Page) => (await page.locator('[data-comment]').innerText()).trim();
const progress = async (role: Awaited<ReturnType<Dashboard['visit']>>, queue = 'drawn') =>
  await (
    await role.page.request.get(`/api/fb-analyzer/task/${run}/reading?queue=${queue}&limit=200`, {
      // A connection that was kept open may end at the moment it is used again: no fault of the server.
      maxRetries: 2,
    })
  ).json();
/** Judges the comment on the screen as a careful person would, with keys alone. */
async function judgeByKeys(page: Page, wrong = false): Promise<void> {
  const text = await shown(page);
  if (isFlood(text) !== wrong) await page.keyboard.press('1');
  if (isPrice(text)) await page.keyboard.press('2');
  await page.keyboard.press('-');
  await page.keyboard.press('Enter');
}

reading(
  'a session is drawn, read and stored with the keyboard alone; then the shares stand there',
  async () => {
    const visit = await dashboard.visit({ as: 'analyst', language: 'en' });
    const { page, complaints, leave } = visit;
    await page.goto(`/fb-analyzer?task=${run}`);
    await page.getByRole('link', { name: 'Reading', exact: true }).click();
    await page.getByRole('heading', { name: 'Read a sample, estimate the whole' }).waitFor();
    assert.equal(await faultsInEveryLook(page), []);
    await eventually(() => page.getByRole('radio', { name: /^50/ }).isChecked(), true);
    await page.getByRole('radio', { name: /^50/ }).focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-comment]').waitFor();
    // Ten comments have one text, which is read once: where two of them are drawn, there is less to read.
    const { texts } = (await progress(visit)).progress;
    assert.ok(texts > 40 && texts <= 50, String(texts));
    await page.getByText(`1 of ${texts}`).waitFor();
    assert.equal(await faultsInEveryLook(page), []);

    // Back to the one before: what was said of it is shown and can be changed.
    const first = await shown(page);
    await page.keyboard.press('3');
    await page.keyboard.press('Enter');
    await page.getByText(`2 of ${texts}`).waitFor();
    assert.is.not(await shown(page), first);
    await page.keyboard.press('u');
    assert.is(await shown(page), first);
    await eventually(() => page.getByRole('button', { name: '天气' }).getAttribute('aria-pressed'), 'true');
    await page.keyboard.press('3');
    await judgeByKeys(page);
    // Flagged with a note, and Esc changes nothing.
    await page.keyboard.press('g');
    await page.getByLabel('Note (optional)').fill('tanya Kumar');
    await page.keyboard.press('Escape');
    assert.is(await page.getByLabel('Note (optional)').count(), 0);
    await page.keyboard.press('g');
    await page.getByLabel('Note (optional)').fill('tanya Kumar');
    await page.keyboard.press('Enter');
    await page.getByText('tanya Kumar').waitFor();
    await page.getByRole('tab', { name: 'Flagged 1', exact: true }).waitFor();
    for (let at = 1; at < texts; at++) await judgeByKeys(page);

    // All that was drawn is read, and no share is sure yet: each stands there as it is so far, and Enter goes on.
    await page.getByRole('heading', { name: 'You have read all that was drawn' }).waitFor();
    await page.getByRole('heading', { name: 'The shares as they stand now' }).waitFor();
    await page.getByText(/^At least \d+ more comments until all shares are sure\.$/).waitFor();
    await page
      .getByText(/^About \d+\.\d ?% so far\. To correct it, read/)
      .first()
      .waitFor();
    assert.equal(await findBarriers(page), []);
    const done = await progress(visit, 'done');
    assert.is(done.progress.read, texts);
    for (const { content, own } of done.items) {
      assert.equal(
        own.tags,
        { banjir: isFlood(content), 'harga barang': isPrice(content), 天气: false },
        content,
      );
      assert.is(own.sentiment, 'negative');
    }
    assert.is((await progress(visit, 'flagged')).items[0].note, 'tanya Kumar');
    await page.keyboard.press('Enter');
    await page.getByText(new RegExp(`1 of \\d+ · ${texts} of`)).waitFor();
    // A skipped one comes again at the end.
    const skipped = await shown(page);
    await page.keyboard.press('s');
    assert.is.not(await shown(page), skipped);
    // A key that comes before the last verdict is counted finds nothing to read, and the next one goes on.
    const comment = page.locator('[data-comment]');
    const shares = page.getByRole('heading', { name: 'The shares as they stand now' });
    for (;;) {
      await comment.or(shares).first().waitFor();
      if ((await comment.count()) > 0) await judgeByKeys(page);
      else if ((await page.getByText(/To correct it, read/).count()) > 0) await page.keyboard.press('Enter');
      else if (await shares.isVisible()) break;
    }
    await page
      .getByText(/\d+\.\d ?% \(\d+\.\d to \d+\.\d\)/)
      .first()
      .waitFor();
    await eventually(() => page.getByText(/To correct it, read/).count(), 0, 'every share is sure');
    assert.equal(complaints, []);
    await leave();
  },
);

reading('a lost network loses no verdict: they wait in this browser, also over a closed tab', async () => {
  await dashboard.asAdmin('POST', `/api/fb-analyzer/task/${run}/draw`, { size: 20 });
  const visit = await dashboard.visit({ as: 'analyst', language: 'en' });
  const { page, leave } = visit;
  await page.goto(`/reading/${run}`);
  await page.locator('[data-comment]').waitFor();
  const before = (await progress(visit)).progress.read;
  const block = (route: { abort(): Promise<void> }) => route.abort();
  await page.route('**/judgement', block);
  for (let at = 0; at < 5; at++) await judgeByKeys(page);
  await page.getByText('5 judgements wait to be saved.').waitFor();
  assert.is((await progress(visit)).progress.read, before);
  // The tab is closed and opened again: they are sent first, and not asked again.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.unroute('**/judgement', block);
  await page.reload();
  await page.locator('[data-comment]').waitFor();
  assert.is((await progress(visit)).progress.read, before + 5);
  await page.getByText(new RegExp(`· ${before + 5} of`)).waitFor();

  // Back online without a reload.
  await page.route('**/judgement', block);
  await judgeByKeys(page);
  await page.getByText('1 judgement waits to be saved.').waitFor();
  // Signing out asks; to stay keeps the verdict.
  page.removeAllListeners('dialog');
  const asked = page.waitForEvent('dialog');
  const leaving = page.getByRole('button', { name: 'Sign Out' }).click();
  await (await asked).dismiss();
  await leaving;
  await page.unroute('**/judgement', block);
  await page.getByText('to be saved').waitFor({ state: 'detached' });
  assert.is((await progress(visit)).progress.read, before + 6);
  assert.is(
    await page.evaluate(
      () => Object.keys(localStorage).filter((key) => key.startsWith('smops.unsent.')).length,
    ),
    0,
  );
  await leave();
});

reading('two readers do not see each other; what they differ on is settled with keys', async () => {
  await dashboard.asAdmin('POST', '/api/users', {
    username: 'kumar',
    role: 'analyst',
    password: PASSWORD,
    mustChangePassword: false,
  });
  const visit = await dashboard.visit({ language: 'en' });
  const { page } = visit;
  await page.request.post('/api/auth/login', {
    data: { username: 'kumar', password: PASSWORD },
    headers: { origin: dashboard.url },
  });
  await page.goto(`/reading/${run}`);
  await page.locator('[data-comment]').waitFor();
  for (let at = 0; at < 8; at++) await judgeByKeys(page, true);
  await page.getByRole('tab', { name: 'Disagreements' }).click();
  await page.getByText('1 / 8').waitFor();
  await page.getByRole('tab', { name: 'Disagreements 8', exact: true }).waitFor();
  await page.getByText('reader 2: ').first().waitFor();
  assert.equal(await findBarriers(page), []);
  for (let at = 0; at < 8; at++) {
    await page.getByText(`${at + 1} / 8`).waitFor();
    await page.keyboard.press(isFlood(await shown(page)) ? 'y' : 'n');
    await page.keyboard.press('Enter');
  }
  await page.getByText('Nothing to settle').waitFor();
  await page.getByRole('tab', { name: 'Disagreements', exact: true }).waitFor();
  await page.getByRole('tab', { name: 'Readers' }).click();
  await page.getByText('Reader 2', { exact: true }).waitFor();
  const agreement = page.getByRole('table');
  await agreement.getByRole('row', { name: /banjir/ }).waitFor();
  assert.match(await agreement.innerText(), /reader 2/);
  assert.equal(await faultsInEveryLook(page), []);
  assert.is((await progress(visit, 'disputed')).items.length, 0);
  await visit.leave();

  // A verdict is changed among those that were read; admins see names.
  const ketua = await dashboard.visit({ as: 'admin', language: 'en' });
  await ketua.page.goto(`/reading/${run}?queue=readers`);
  await ketua.page.getByText('kumar', { exact: true }).waitFor();
  await ketua.leave();
});

reading('a verdict is changed among those that were read', async () => {
  const visit = await dashboard.visit({ as: 'analyst', language: 'en' });
  const { page } = visit;
  await page.goto(`/reading/${run}?queue=done`);
  await page
    .getByRole('button', { name: /^Change the verdict/ })
    .first()
    .click();
  await page.locator('[data-comment]').waitFor();
  const text = await shown(page);
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Read' }).waitFor();
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('smops.unsent.')));
  const { items } = await progress(visit, 'done');
  assert.is(items[0].content, text);
  assert.is(items[0].own.tags.天气, true);
  await visit.leave();
});

reading(
  'a sample is read in a spreadsheet: exported, filled in and brought back; a fault is told by line and column',
  async () => {
    await dashboard.asAdmin('POST', `/api/fb-analyzer/task/${run}/draw`, { size: 20 });
    const visit = await dashboard.visit({ as: 'analyst', language: 'en' });
    const { page, complaints } = visit;
    const before = (await progress(visit)).progress.read;
    await page.goto(`/reading/${run}?queue=readers`);
    await page.getByRole('button', { name: 'Export to read' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    const csv = readFileSync(await (await download).path(), 'utf8');
    const [titles = '', ...lines] = csv.trim().split('\r\n');
    const at = titles.split(',').indexOf('read');
    // Texts have commas and are quoted: the empty cells at the end are counted from behind.
    const fromEnd = titles.split(',').length - at;
    const fill = (line: string, value: string) => {
      const cells = line.split(',');
      cells[cells.length - fromEnd] = value;
      return cells.join(',');
    };
    const file = (value: string, first = lines[0] ?? '') => ({
      name: 'dibaca.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([titles, first, ...lines.slice(1).map((line) => fill(line, value))].join('\r\n')),
    });
    await page
      .locator('input[type=file]')
      .setInputFiles(file('x', (lines[0] ?? '').replace(/^\d+/, '99999')));
    await page.getByText('Line 2, number: the analysis has no comment 99999').waitFor();
    assert.equal(await findBarriers(page), []);
    assert.is((await progress(visit)).progress.read, before);
    await page.locator('input[type=file]').setInputFiles(file('x'));
    await page.getByText(`${lines.length - 1} verdicts stored`, { exact: true }).waitFor();
    assert.is((await progress(visit)).progress.read, before + lines.length - 1);
    assert.equal(complaints, []);
    await visit.leave();
  },
);

reading('on a phone all is reached by thumb, in every language', async () => {
  await dashboard.asAdmin('POST', `/api/fb-analyzer/task/${run}/draw`, { size: 20 });
  for (const language of ['en', 'zh', 'ms', 'pseudo'] as const) {
    const { page, leave } = await dashboard.visit({ as: 'analyst', size: 'phone', language });
    await page.goto(`/reading/${run}`);
    await page.locator('[data-comment]').waitFor();
    assert.ok((await excessWidth(page)) <= 0, language);
    assert.equal(await cutOffButtons(page), [], language);
    const before = await shown(page);
    await page.locator('main li button').first().click();
    const next = page.locator('main .btn-primary');
    const box = await next.boundingBox();
    assert.ok(box && box.height >= 44 && box.y > 600 && box.y + box.height <= 812, JSON.stringify(box));
    await next.click();
    assert.is.not(await shown(page), before);
    await leave();
  }
});

reading('what is no run, and who may not analyse, finds no page', async () => {
  const analyst = await dashboard.visit({ as: 'analyst', language: 'en' });
  await analyst.page.goto('/reading/tiada');
  await analyst.page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  await analyst.leave();
  const staff = await dashboard.visit({ as: 'staff' });
  await staff.page.goto(`/reading/${run}`);
  await staff.page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  await staff.leave();
});

reading.run();
