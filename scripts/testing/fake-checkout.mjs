/** Small checkouts with test files, for the runner's own tests. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../setup/setup.mjs';

/** A test file's first lines and its last: uvu, and a suite `it`. */
export const HEAD = `import { suite } from 'uvu';\nimport * as assert from 'uvu/assert';\nconst it = suite('fake');\n`;
export const RUN = '\nit.run();\n';

/** A checkout with these test files (name → body), compiled; inside this one, so that they find uvu. */
export function fakeCheckout(files) {
  mkdirSync(join(root, '.build'), { recursive: true });
  const folder = mkdtempSync(join(root, '.build/fake-'));
  for (const [name, text] of Object.entries(files)) {
    for (const path of [`core/${name}.ts`, `core/dist/${name}.js`]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  }
  return folder;
}
