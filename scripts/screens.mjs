/**
 * `npm run screens`: takes the screenshots of docs/screens from the dashboard with the demo data, in Chromium, as small
 * palette images, and writes how each screen is built; a browser test fails when the program has changed since. Look at them,
 * then commit them. `npm run screens -- --languages` takes every
 * screen in every language into `.build/screens`, for those who read over the translations.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, setUp } from './setup/setup.mjs';
import { findChromium, obtain } from './testing/test-needs.mjs';

setUp();
obtain(['chromium']);
process.env.SMOPS_TEST_CHROMIUM ??= findChromium();
// What makes portraits small makes these small too.
const sharp = createRequire(join(root, 'core/package.json'))('sharp');
const { openDashboard } = await import(pathToFileURL(join(root, 'web/dist/testing/dashboard.js')).href);
const { findDemoRun, openScreen, SCREENS, structureOf } = await import(
  pathToFileURL(join(root, 'web/dist/testing/screens.js')).href
);
const folder = join(root, 'docs/screens');
mkdirSync(folder, { recursive: true });

/** Every page of the navigation and the settings in every language, whole. */
async function takeEveryScreen(dashboard, into) {
  const { SHELL_TEXT } = await import(
    pathToFileURL(join(root, 'web/dist/components/frame/shell.texts.js')).href
  );
  const { LANGUAGES } = await import(
    pathToFileURL(join(root, 'core/dist/platform/language/language.constants.js')).href
  );
  const run = `/fb-analyzer?task=${await findDemoRun(dashboard)}`;
  for (const language of LANGUAGES) {
    mkdirSync(join(into, language), { recursive: true });
    const visitor = await dashboard.visit({ language });
    await visitor.page.goto('/login');
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    await visitor.page.screenshot({ path: join(into, language, 'login.png') });
    await visitor.leave();
    const { page, leave } = await dashboard.visit({ as: 'admin', language });
    for (const path of [...Object.keys(SHELL_TEXT.sections), run, '/tiada']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForTimeout(700);
      const name = path === run ? 'run' : path.slice(1).replaceAll('/', '-');
      await page.screenshot({ path: join(into, language, `${name}.png`), fullPage: true });
    }
    await leave();
    process.stdout.write(`${join('.build/screens', language)}\n`);
  }
}

const dashboard = await openDashboard({ SMOPS_DEMO: '1' });
if (process.argv.includes('--languages')) {
  await takeEveryScreen(dashboard, join(root, '.build/screens'));
  await dashboard.close();
  process.exit();
}
try {
  const { page, leave } = await dashboard.visit({ as: 'admin', language: 'en' });
  const run = await findDemoRun(dashboard);
  const structure = {};
  for (const [name, screen] of Object.entries(SCREENS)) {
    await openScreen(page, screen, run);
    structure[name] = await structureOf(page);
    // The list draws the rows that have come into view.
    await page.waitForTimeout(500);
    await page.evaluate(() => document.fonts.ready);
    const image = await sharp(await page.screenshot())
      .png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 })
      .toFile(join(folder, `${name}.png`));
    process.stdout.write(`docs/screens/${name}.png: ${Math.ceil(image.size / 1000)} kB\n`);
  }
  // What a test compares, so that pictures of an older program are found.
  writeFileSync(join(folder, 'structure.json'), `${JSON.stringify(structure, null, 2)}\n`);
  await leave();
} finally {
  await dashboard.close();
}
