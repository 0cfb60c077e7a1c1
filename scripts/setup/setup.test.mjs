import { execFile } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withLock } from './lock.mjs';
import { isComplete, removeOrphans } from './outputs.mjs';
import { doStep } from './setup.mjs';

const folder = mkdtempSync(join(tmpdir(), 'smops-set-up-'));
const put = (path, text = '') => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const has = (path) => existsSync(join(folder, path));

const outputs = suite('outputs');

outputs('the compiled files of a deleted source are deleted, bundles and living ones stay', () => {
  put('a/tasks/tasks.model.ts');
  put('a/pages/Page.tsx');
  put('a/names.json');
  for (const kept of ['tasks/tasks.model.js', 'tasks/tasks.model.d.ts', 'pages/Page.js', 'pages/Page.js.map'])
    put(`a/dist/${kept}`);
  for (const kept of ['names.json', '.tsbuildinfo', 'bundle/chunk-1.js', 'app/index.html'])
    put(`a/dist/${kept}`);
  for (const gone of [
    'old/deep/old.test.js',
    'old/deep/old.test.d.ts',
    'old/deep/old.test.js.map',
    'old.json',
  ])
    put(`a/dist/${gone}`);
  assert.is(removeOrphans(join(folder, 'a')).length, 4);
  assert.not(has('a/dist/old'));
  assert.not(has('a/dist/old.json'));
  for (const kept of [
    'tasks/tasks.model.d.ts',
    'pages/Page.js.map',
    'names.json',
    '.tsbuildinfo',
    'bundle/chunk-1.js',
  ])
    assert.ok(has(`a/dist/${kept}`), kept);
});

outputs('a source without its compiled file makes the output incomplete, a declaration does not', () => {
  put('b/x.ts');
  put('b/types.d.ts');
  assert.not(isComplete(join(folder, 'b')));
  put('b/dist/x.js');
  assert.ok(isComplete(join(folder, 'b')));
});

outputs.run();

const steps = suite('steps');

steps('work that is done leaves the stamp of what it was made from', () => {
  mkdirSync(join(folder, 'stamps'));
  let source = 'as it is';
  doStep({ print: () => source, work: () => (source = 'edited meanwhile') }, 'step', join(folder, 'stamps'));
  assert.is(readFileSync(join(folder, 'stamps/step'), 'utf8'), 'as it is');
});

steps('work that fails leaves no stamp', () => {
  put('stamps/step', 'of before');
  const work = () => {
    throw new Error('cut short');
  };
  assert.throws(() => doStep({ print: () => 'now', work }, 'step', join(folder, 'stamps')), /cut short/);
  assert.not(has('stamps/step'));
});

steps.run();

const lock = suite('withLock');
const path = join(folder, 'lock');

lock('is given up after the work, also when the work fails', () => {
  assert.is(
    withLock(path, () => 3),
    3,
  );
  assert.throws(() =>
    withLock(path, () => {
      throw new Error('broken');
    }),
  );
  assert.not(has('lock'));
});

lock('of a process that has gone, or of another that got its number, does not hold anyone', () => {
  writeFileSync(path, '999999999 1');
  assert.ok(withLock(path, () => true));
  if (existsSync('/proc/self/stat')) {
    writeFileSync(path, `${process.pid} 1`);
    assert.ok(withLock(path, () => true));
  }
});

lock('lets one process at a time work, stale lock or not', async () => {
  writeFileSync(path, '999999999 1');
  const log = join(folder, 'log');
  const program = `
    import { appendFileSync } from 'node:fs';
    import { withLock } from ${JSON.stringify(new URL('lock.mjs', import.meta.url).href)};
    for (let i = 0; i < 20; i++) withLock(${JSON.stringify(path)}, () => {
      appendFileSync(${JSON.stringify(log)}, '(');
      appendFileSync(${JSON.stringify(log)}, ')');
    });`;
  const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  appendFileSync(log, '');
  await Promise.all([start(), start(), start()]);
  assert.is(readFileSync(log, 'utf8'), '()'.repeat(60));
});

lock.after(() => rmSync(folder, { recursive: true }));
lock.run();
