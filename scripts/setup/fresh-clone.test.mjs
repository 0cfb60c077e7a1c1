import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readImports } from '../checks/import-graph.mjs';
import { root } from './setup.mjs';

const read = (file) => readFileSync(posix.join(root, file), 'utf8');

/** What a script imports before its first line runs, itself and by its own files, that is neither Node's nor a file. */
function packagesOf(script, seen = new Set()) {
  if (seen.has(script)) return [];
  seen.add(script);
  return readImports(script, read(script))
    .filter(({ isDynamic }) => !isDynamic)
    .flatMap(({ specifier }) => {
      if (specifier.startsWith('node:')) return [];
      if (!specifier.startsWith('.')) return [`${script} imports ${specifier}`];
      return packagesOf(posix.join(posix.dirname(script), specifier), seen);
    });
}

const clone = suite('a fresh clone');

clone('every script of package.json begins without a package: it installs them itself', () => {
  const commands = Object.values(JSON.parse(read('package.json')).scripts);
  const scripts = commands.flatMap((command) => /^node (scripts\/\S+\.mjs)/.exec(command)?.[1] ?? []);
  assert.ok(scripts.includes('scripts/test.mjs') && scripts.includes('scripts/start.mjs'));
  assert.equal(
    scripts.flatMap((script) => packagesOf(script)),
    [],
  );
});

clone.run();
