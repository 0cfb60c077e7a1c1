/**
 * `npm run screens`: takes the screenshots of docs/screens from the dashboard with the demo data, in Chromium, as small
 * palette images. They change when a screen does: look at them, then commit them.
 */
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, setUp } from './setup/setup.mjs';
import { obtain } from './testing/test-needs.mjs';

setUp();
obtain(['chromium']);
// What makes portraits small makes these small too.
const sharp = createRequire(join(root, 'core/package.json'))('sharp');
const { openDashboard } = await import(pathToFileURL(join(root, 'web/dist/testing/dashboard.js')).href);
const folder = join(root, 'docs/screens');
mkdirSync(folder, { recursive: true });

/** Waits until the demo's run has ended; returns its address in the dashboard. */
async function findRun(dashboard) {
  for (;;) {
    const [run] = await dashboard.asAdmin('GET', '/api/fb-analyzer/tasks?limit=1');
    if (run?.status === 'completed') return `/fb-analyzer?task=${encodeURIComponent(run.analysisId)}`;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

const RESULTS = /^\d+$/;
/** The screens by the name of their file: where they are, and what brings the part to show into view. */
const SCREENS = {
  results: {
    path: findRun,
    show: async (page) => await page.getByText(RESULTS).first().waitFor(),
  },
  comments: {
    path: findRun,
    show: async (page) => {
      const list = page.getByRole('heading', { level: 2 }).last();
      await list.waitFor();
      await list.evaluate((heading) => heading.scrollIntoView());
      await page.evaluate(() => window.scrollBy(0, -80));
    },
  },
};

const dashboard = await openDashboard({ SMOPS_DEMO: '1' });
try {
  const { page, leave } = await dashboard.visit({ as: 'admin' });
  for (const [name, { path, show }] of Object.entries(SCREENS)) {
    await page.goto(await path(dashboard));
    await show(page);
    // The list draws the rows that have come into view.
    await page.waitForTimeout(500);
    await page.evaluate(() => document.fonts.ready);
    const image = await sharp(await page.screenshot())
      .png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 })
      .toFile(join(folder, `${name}.png`));
    process.stdout.write(`docs/screens/${name}.png: ${Math.ceil(image.size / 1000)} kB\n`);
  }
  await leave();
} finally {
  await dashboard.close();
}
