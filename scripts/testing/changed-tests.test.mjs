import { rmSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { testsOf } from './changed-tests.mjs';
import { fakeCheckout, HEAD, RUN } from './fake-checkout.mjs';
import { findTests } from './test-files.mjs';

const test = suite('the tests that a change reaches');

/** The sources of the tests that are reached in a small checkout. */
function reached(changed) {
  const root = fakeCheckout({
    'tasks/tasks.model': 'export const isOpen = true;\n',
    'tasks/tasks.service': `export { isOpen } from './tasks.model.js';\n`,
    'tasks/tasks.model.test': `${HEAD}import './tasks.model.js';it('x', () => {});${RUN}`,
    'tasks/tasks.service.test': `${HEAD}it('x', async () => { await import('./tasks.service.js'); });${RUN}`,
    'accounts.test': `${HEAD}it('x', () => {});${RUN}`,
    'pages/home/Home': 'export const Home = 1;\n',
    'pages/home/home.browser.test': `${HEAD}it('x', () => {});${RUN}`,
  });
  try {
    return testsOf(root, ['core'], findTests(root, ['core']), changed)
      .map(({ source }) => source)
      .sort();
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('import what changed, at once or later, through other files too', () => {
  assert.equal(reached(['core/tasks/tasks.model.ts']), [
    'core/tasks/tasks.model.test.ts',
    'core/tasks/tasks.service.test.ts',
  ]);
  assert.equal(reached(['core/accounts.test.ts']), ['core/accounts.test.ts']);
});

test("of a browser, stand in the page's folder", () => {
  assert.equal(reached(['core/pages/home/Home.ts']), ['core/pages/home/home.browser.test.ts']);
});

test('are those with a database after a migration, and all after a change of packages or scripts', () => {
  assert.equal(reached(['migrations/202611240000_x.sql']), [
    'core/pages/home/home.browser.test.ts',
    'core/tasks/tasks.service.test.ts',
  ]);
  assert.is(reached(['package-lock.json']).length, 4);
  assert.equal(reached(['README.md']), []);
});

test.run();
