import { setLanguage } from '@smops/core/platform/language/language.model.js';
import { ACCOUNTS_VIEW } from '@smops/core/records/accounts/accounts.view.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SECTIONS, SETTINGS } from '../sections.js';
import { commentFile } from '../testing/comment-file.js';
import { type Dashboard, excessWidth, findBarriers, openDashboard, PASSWORD } from '../testing/dashboard.js';

/** The texts of the walk. Modules read their texts once, so each language has modules of its own. */
async function textsIn(language: 'en' | 'zh' | 'ms') {
  const load = (module: string) => import(`${module}?${language}`);
  setLanguage(language);
  try {
    const { SHELL_TEXT: shell }: typeof import('../components/frame/shell.texts.js') = await load(
      '../components/frame/shell.texts.js',
    );
    const { ACCOUNTS_TEXT: accounts }: typeof import('../pages/accounts/accounts.texts.js') = await load(
      '../pages/accounts/accounts.texts.js',
    );
    const { TEXT: analyzer }: typeof import('../pages/analyzer/analyzer.texts.js') = await load(
      '../pages/analyzer/analyzer.texts.js',
    );
    const { RECORD_TEXT: records }: typeof import('../pages/lists/lists.texts.js') = await load(
      '../pages/lists/lists.texts.js',
    );
    const { TEXT: login }: typeof import('../pages/login/login.texts.js') = await load(
      '../pages/login/login.texts.js',
    );
    return {
      accounts,
      account: ACCOUNTS_VIEW.texts(),
      analyzer,
      login,
      records,
      shell,
    };
  } finally {
    setLanguage('written');
  }
}

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

for (const language of ['en', 'zh', 'ms'] as const) {
  journey(`in ${language}: sign in, keep an account, analyse comments, sign out`, async () => {
    const { page, complaints, leave } = await dashboard.visit({ language });
    const { accounts, account, analyzer, login, records, shell } = await textsIn(language);
    await page.goto('/login');
    await page.getByLabel(login.username).fill('admin');
    await page.getByLabel(login.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: login.submit }).click();

    await page.getByRole('heading', { level: 1, name: accounts.title }).waitFor();
    await page.getByRole('button', { name: account.add }).first().click();
    const dialog = page.getByRole('dialog', { name: account.addTitle });
    await dialog.locator('input[name=firstName]').fill('Aminah');
    await dialog.locator('input[name=lastName]').fill('Yusof');
    await dialog.locator('input[name=emailAddress]').fill(`aminah.${language}@example.my`);
    await dialog.getByRole('button', { name: account.create }).click();
    await page.getByText(account.created[1]).first().waitFor();
    await page
      .getByRole('button', { name: records.deleteOne('Aminah Yusof') })
      .first()
      .click();
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await question.getByText(account.deleteQuestion('Aminah Yusof')).waitFor();
    await question.getByRole('button', { name: records.delete, exact: true }).click();
    await page.getByText(account.deleted[1]).first().waitFor();

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
