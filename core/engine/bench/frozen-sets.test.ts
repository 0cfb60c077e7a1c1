import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { enginePath } from '../package-file.js';
import { readFrozenSets } from './frozen-sets.js';

test('the frozen sets are byte for byte those whose hashes were taken', () => {
  const { groups, comments, traps } = readFrozenSets();
  assert.is(new Set(groups.flatMap(({ variables }) => variables)).size, 40);
  assert.is(comments.length, 421);
  assert.is(traps.length, 114);
});

test('a frozen set in which one word was changed is refused, by name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'frozen-'));
  try {
    cpSync(enginePath('bench', 'sets'), folder, { recursive: true });
    const file = join(folder, 'traps.jsonl');
    writeFileSync(file, readFileSync(file, 'utf8').replace('polisi', 'polis'));
    assert.throws(() => readFrozenSets(folder), /traps\.jsonl was changed/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('each comment is judged for the variables of its group, and needs a post only where there is one', () => {
  const { groups, comments } = readFrozenSets();
  for (const { group, text, about } of comments) {
    const own = groups.find((one) => one.group === group);
    assert.equal(Object.keys(about), own?.variables, text);
    if (own?.post === '') assert.not.ok(Object.values(about).includes('post'), text);
  }
});

test.run();
