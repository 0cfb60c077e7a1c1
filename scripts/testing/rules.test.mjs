import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { root } from '../setup/setup.mjs';
import { RULES } from './rules.mjs';

const test = suite('the rules that npm run mutations breaks');

test('each stands in its file exactly once, and has tests that are there', () => {
  const stale = RULES.filter(
    ({ file, from, tests }) =>
      readFileSync(join(root, file), 'utf8').split(from).length !== 2 ||
      tests.length === 0 ||
      !tests.every((path) => existsSync(join(root, path))),
  );
  assert.equal(
    stale.map(({ rule }) => rule),
    [],
  );
});

test.run();
