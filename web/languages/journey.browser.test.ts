import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SHELL_TEXT } from '../components/frame/shell.texts.js';
import { ACCOUNTS_MESSAGES, ACCOUNTS_TEXT } from '../pages/accounts/accounts.texts.js';
import { TEXT as ANALYZER_TEXT } from '../pages/analyzer/analyzer.texts.js';
import { RECORD_TEXT } from '../pages/lists/lists.texts.js';
import { TEXT as LOGIN_TEXT } from '../pages/login/login.texts.js';
import { SECTIONS, SETTINGS } from '../sections.js';
import { commentFile } from '../testing/comment-file.js';
import { type Dashboard, excessWidth, findBarriers, openDashboard, PASSWORD } from '../testing/dashboard.js';
import type { Texts } from './catalogue.js';
import { EN } from './en/index.js';
import { MS } from './ms/index.js';
import { ZH } from './zh/index.js';

const WRITTEN = {
  accounts: ACCOUNTS_TEXT,
  accountsMessages: ACCOUNTS_MESSAGES,
  analyzer: ANALYZER_TEXT,
  login: LOGIN_TEXT,
  records: RECORD_TEXT,
  shell: SHELL_TEXT,
};
type Used = Pick<Texts, keyof typeof WRITTEN>;
/** What a catalogue leaves as written. */
const whole = (texts: Partial<Used>): Used => {
  const given = Object.entries(texts).filter(([, value]) => value !== undefined);
  return { ...WRITTEN, ...(Object.fromEntries(given) as Partial<Used>) };
};
const LANGUAGES = { en: whole(EN), zh: whole(ZH), ms: whole(MS) };

/** Names that are Chinese in every language, the variable of the walk among them. */
const NAMES = /中文|9后商谈|槟城快讯|塞车/g;
/** What the page shows and says, but for what says of itself that it is in another language. */
const wordsOf = `(() => {
  const clone = document.body.cloneNode(true);
  for (const one of clone.querySelectorAll('script, style, select, code, kbd, [lang]')) one.remove();
  const said = [...clone.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((one) =>
    ['aria-label', 'placeholder', 'title'].map((name) => one.getAttribute(name) ?? ''));
  return [clone.textContent, ...said].join('\\n');
})()`;

const journey = suite('the whole way through the dashboard');
let dashboard: Dashboard;
journey.before(async () => {
  dashboard = await openDashboard();
});
journey.after(() => dashboard.close());

for (const [language, texts] of Object.entries(LANGUAGES) as ['en' | 'zh' | 'ms', Used][]) {
  journey(`in ${language}: sign in, keep an account, analyse comments, sign out`, async () => {
    const { page, complaints, leave } = await dashboard.visit({ language });
    const { accounts, accountsMessages, analyzer, login, records, shell } = texts;
    await page.goto('/login');
    await page.getByLabel(login.username).fill('admin');
    await page.getByLabel(login.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: login.submit }).click();

    await page.getByRole('heading', { level: 1, name: accounts.title }).waitFor();
    await page.getByRole('button', { name: accounts.add }).first().click();
    const dialog = page.getByRole('dialog', { name: accounts.addTitle });
    await dialog.locator('input[name=firstName]').fill('Aminah');
    await dialog.locator('input[name=lastName]').fill('Yusof');
    await dialog.locator('input[name=emailAddress]').fill(`aminah.${language}@example.my`);
    await dialog.getByRole('button', { name: accounts.create }).click();
    await page.getByText(accountsMessages.created[1]).first().waitFor();
    await page
      .getByRole('button', { name: accounts.delete('Aminah Yusof') })
      .first()
      .click();
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await question.getByText(accounts.deleteQuestion('Aminah', 'Yusof')).waitFor();
    await question.getByRole('button', { name: records.delete, exact: true }).click();
    await page.getByText(accountsMessages.deleted[1]).first().waitFor();

    await page.getByRole('link', { name: shell.sections['/fb-analyzer'] }).click();
    await page.locator('input[type=file]').setInputFiles({
      name: 'komen.json',
      mimeType: 'application/json',
      buffer: commentFile(20, {}),
    });
    await page.getByPlaceholder(analyzer.variables.placeholder).fill('塞车');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: analyzer.start.button }).click();
    await page.getByRole('heading', { name: analyzer.results.list }).waitFor({ timeout: 60_000 });
    await page.locator('mark', { hasText: '塞车' }).first().waitFor();
    assert.equal(await findBarriers(page), []);

    await page.getByRole('button', { name: shell.signOut, exact: true }).click();
    await page.getByRole('heading', { name: login.title }).waitFor();
    assert.equal(complaints, []);
    await leave();
  });

  journey(`in ${language}: every screen is whole, without a barrier, and as wide as a phone`, async () => {
    const { page, complaints, leave } = await dashboard.visit({ as: 'admin', language, size: 'phone' });
    const faults: string[] = [];
    for (const { path } of [...SECTIONS, ...SETTINGS]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForFunction(() => document.querySelector('.skeleton, .spinner') === null);
      const words = ((await page.evaluate(wordsOf)) as string).replace(NAMES, '');
      const stray = language === 'zh' ? [] : (words.match(/.{0,20}\p{Script=Han}+.{0,20}/gu) ?? []);
      faults.push(...stray.map((text) => `${path}: ${text}`));
      faults.push(...(await findBarriers(page, 'structure')).map((barrier) => `${path}: ${barrier}`));
      if ((await excessWidth(page)) > 0) faults.push(`${path}: too wide`);
    }
    assert.equal(faults, []);
    assert.equal(complaints, []);
    await leave();
  });
}

journey.run();
