import { readdirSync, readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Dashboard, openDashboard } from './dashboard.js';
import { findDemoRun, openScreen, SCREENS, structureOf } from './screens.js';

const FOLDER = new URL('../../../docs/screens/', import.meta.url);
const HOW = 'run `npm run screens`, look at the pictures, and commit them';

const pictures = suite('the pictures of README and tutorial');
let dashboard: Dashboard;
pictures.before(async () => {
  dashboard = await openDashboard({ SMOPS_DEMO: '1' });
});
pictures.after(async () => {
  await dashboard.close();
});

pictures('show the program as it is now', async () => {
  const taken = JSON.parse(readFileSync(new URL('structure.json', FOLDER), 'utf8')) as Record<
    string,
    string[]
  >;
  assert.equal(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith('.png'))
      .sort(),
    Object.keys(SCREENS)
      .map((name) => `${name}.png`)
      .sort(),
    HOW,
  );
  const run = await findDemoRun(dashboard);
  const { page, leave } = await dashboard.visit({ as: 'admin', language: 'en' });
  for (const [name, screen] of Object.entries(SCREENS)) {
    await openScreen(page, screen, run);
    assert.equal(await structureOf(page), taken[name], `${name}.png is old: ${HOW}`);
  }
  await leave();
});

pictures.run();
