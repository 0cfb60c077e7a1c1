import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fakeCheckout, HEAD, RUN } from './fake-checkout.mjs';
import { findProblem, findTests, plan, select } from './test-files.mjs';
import { needsOf, obtain } from './test-needs.mjs';
import { testEnvironment } from './test-process.mjs';

const choosing = suite('choosing test files');

choosing('the environment holds nothing of the user', () => {
  const base = {
    PATH: '/bin',
    TZ: 'Asia/Kuching',
    CI: 'true',
    SMOPS_TOKEN: 'x',
    DATABASE_URL: 'x',
    GEMINI_API_KEY: 'x',
    XDG_DATA_HOME: 'x',
    HOME: '/root',
  };
  const env = testEnvironment('/t/1', { SMOPS_TEST_ENGINE: 'embedded' }, base);
  assert.equal(Object.keys(env).sort(), [
    'HOME',
    'LANG',
    'LOG_LEVEL',
    'PATH',
    'SMOPS_TEST_ENGINE',
    'TMPDIR',
    'TZ',
  ]);
  assert.is(env.HOME, '/t/1/home');
});

choosing('findProblem reads the end of a file, its suites and only()', () => {
  const one = `import { suite } from 'uvu';\nconst lists = suite('lists');\nlists('x', () => {});\n`;
  assert.is(findProblem(`${one}lists.run();\n`), undefined);
  assert.is(findProblem(`${one}lists.run();\n// the end\n`), undefined);
  assert.is(findProblem(`for (const engine of engines) {\n${one}lists.run();\n}\n`), undefined);
  assert.match(findProblem(one), 'does not end with .run()');
  assert.match(findProblem(`${one}// lists.run();\n`), 'does not end with .run()');
  assert.match(
    findProblem(`${one}const adds = suite('adds');\nadds.run();\n`),
    'the suite lists is never run',
  );
  assert.match(findProblem(`${one}lists.only('y', () => {});\nlists.run();\n`), 'lists.only()');
});

choosing('files of the browser and of programs come first, then the longest by their last duration', () => {
  const body = `${HEAD}${RUN}`;
  const folder = fakeCheckout({
    'quick.test': body,
    'slow.test': body,
    'tasks.repository.test': body,
    'home.browser.test': body,
    'main.e2e.test': body,
  });
  const tests = findTests(folder, ['core']);
  const durations = {
    'core/quick.test.ts': { ms: 5, cpuMs: 0 },
    'core/slow.test.ts': { ms: 900, cpuMs: 0 },
    'core/tasks.repository.test.ts [embedded]': { ms: 300, cpuMs: 0 },
    'core/tasks.repository.test.ts [postgres]': { ms: 100, cpuMs: 0 },
    'core/home.browser.test.ts': { ms: 10, cpuMs: 0 },
    'core/main.e2e.test.ts': { ms: 20, cpuMs: 0 },
  };
  assert.equal(
    plan(folder, tests, durations).map(({ name }) => name),
    [
      'core/main.e2e.test.ts',
      'core/home.browser.test.ts',
      'core/slow.test.ts',
      'core/tasks.repository.test.ts [embedded]',
      'core/tasks.repository.test.ts [postgres]',
      'core/quick.test.ts',
    ],
  );
  assert.equal(
    select(tests, ['repository', 'dist/quick']).map(({ source }) => source),
    ['core/quick.test.ts', 'core/tasks.repository.test.ts'],
  );
  assert.equal(needsOf(select(tests, ['quick'])), []);
  assert.equal(needsOf(select(tests, ['repository'])), ['postgres']);
  assert.ok(needsOf(select(tests, ['home'])).includes('chromium'));
  rmSync(folder, { recursive: true });
});

choosing('a compiled file whose source is gone is no test', () => {
  const folder = fakeCheckout({ 'old.test': `${HEAD}${RUN}` });
  rmSync(join(folder, 'core/old.test.ts'));
  assert.equal(findTests(folder, ['core']), []);
  rmSync(folder, { recursive: true });
});

choosing('what is there is not installed, and what cannot be is named with the line that installs it', () => {
  obtain(['node'], { node: { package: 'nodejs', find: () => true } });
  const getuid = process.getuid;
  process.getuid = () => 1000;
  try {
    assert.throws(
      () =>
        obtain(['a', 'b'], {
          a: { package: 'aa', find: () => false },
          b: { package: 'bb', find: () => false },
        }),
      /sudo apt-get install --no-install-recommends aa bb/,
    );
  } finally {
    process.getuid = getuid;
  }
});

choosing.run();
