import type { Language } from '@smops/core/platform/language/language.constants.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Dashboard, openDashboard } from '../testing/dashboard.js';

const dates = suite('dates in the language of their screen');
let dashboard: Dashboard;
let run: string;
dates.before(async () => {
  dashboard = await openDashboard();
  const started = await dashboard.asAdmin('POST', '/api/fb-analyzer/analyze', {
    comments_data: [{ message: 'Banjir lagi', created_time: '2026-11-10T04:00:00.000Z' }],
    variables: ['banjir'],
    file_name: 'komen.json',
  });
  run = (started as { task_id: string }).task_id;
  await dashboard.ended(`/api/fb-analyzer/task/${run}`);
});
dates.after(() => dashboard.close());

/** How each language writes a date, on screens that are Chinese as written and on the others. */
const FORMS: Record<Language, { chineseScreen: RegExp; englishScreen: RegExp }> = {
  written: { chineseScreen: /^2026年11月10日$/, englishScreen: /^\d+ [A-Z][a-z]+ \d{4}$|ago|now/ },
  en: { chineseScreen: /^10 Nov 2026$/, englishScreen: /^\d+ [A-Z][a-z]+ \d{4}$|ago|now/ },
  zh: { chineseScreen: /^2026年11月10日$/, englishScreen: /年|前|刚刚/ },
  ms: { chineseScreen: /^10 Nov 2026$/, englishScreen: /^\d+ [A-Z][a-z]+ \d{4}$|lalu|sahaja/ },
};

for (const [language, { chineseScreen, englishScreen }] of Object.entries(FORMS)) {
  dates(`in ${language}`, async () => {
    const { page, leave } = await dashboard.visit({ as: 'admin', language: language as Language });
    await page.goto(`/fb-analyzer?task=${run}`);
    assert.match(await page.locator('article time').first().innerText(), chineseScreen);
    const screen = page.locator('main [lang]').first();
    assert.is(
      await screen.getAttribute('lang'),
      { written: 'zh-CN', en: 'en-GB', zh: 'zh-CN', ms: 'ms-MY' }[language],
    );
    await page.goto('/settings/users');
    assert.match(await page.locator('main time').first().innerText(), englishScreen);
    await leave();
  });
}

dates.run();
