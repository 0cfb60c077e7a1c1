import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeSbom } from './sbom.mjs';
import { PACKAGES, root } from './setup/setup.mjs';

const test = suite('the bill of materials');
const sbom = makeSbom();
const names = new Set(sbom.components.map(({ name }) => name));
const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

test('it is CycloneDX and names the project and its packages, but not the trials beside it', () => {
  assert.is(sbom.bomFormat, 'CycloneDX');
  assert.is(sbom.metadata.component.name, 'smops-workspace');
  assert.equal(
    PACKAGES.map((folder) => read(`${folder}/package.json`).name).filter((name) => !names.has(name)),
    ['@smops/trials'],
  );
});

test('every package that is installed without development tools is in it, with version and hash', () => {
  const { packages } = read('package-lock.json');
  const shipped = Object.entries(packages).filter(
    ([path, { dev, optional, link }]) => path.startsWith('node_modules/') && !dev && !optional && !link,
  );
  assert.ok(shipped.length > 100);
  for (const [path, { version }] of shipped) {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const found = sbom.components.find((one) => one.name === name && one.version === version);
    assert.ok(found?.hashes?.length > 0, `${name} ${version}`);
  }
});

test('what only builds and tests is not in it', () => {
  for (const name of ['playwright-core', 'uvu', 'knip']) assert.not(names.has(name), name);
});

test.run();
