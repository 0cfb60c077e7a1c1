import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { PACKAGES, root } from './setup/setup.mjs';

const test = suite('the version');
const read = (path) => readFileSync(join(root, path), 'utf8');
const { version } = JSON.parse(read('package.json'));

test('is the same in every package, in the lockfile and at the top of the changelog', () => {
  for (const name of PACKAGES) assert.is(JSON.parse(read(`${name}/package.json`)).version, version, name);
  const { packages } = JSON.parse(read('package-lock.json'));
  for (const path of ['', ...PACKAGES]) assert.is(packages[path].version, version, `lockfile: ${path}`);
  assert.is(/^## (\S+) – /m.exec(read('CHANGELOG.md'))?.[1], version);
});

test('is that of the file which the documents install', () => {
  for (const path of ['README.md', 'docs/install.md']) {
    const named = [...read(path).matchAll(/smops-(\d[\w.-]*)\.tgz/g)].map(([, one]) => one);
    assert.equal([...new Set(named)], [version], path);
  }
});

test.run();
