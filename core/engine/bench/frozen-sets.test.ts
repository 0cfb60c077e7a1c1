import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { enginePath } from '../words/package-file.js';
import { FROZEN_SETS, readFrozenSet } from './frozen-sets.js';

const SIZES = {
  '2026-11-22': { variables: 40, comments: 421, traps: 114 },
  '2026-11-23': { variables: 40, comments: 461, traps: 137 },
  '2026-11-27': { variables: 77, comments: 364, traps: 80 },
};

for (const date of FROZEN_SETS) {
  test(`the frozen set of ${date} is byte for byte the one whose hashes were taken`, () => {
    const { groups, comments, traps } = readFrozenSet(date);
    const variables = new Set(groups.flatMap((group) => group.variables)).size;
    assert.equal({ variables, comments: comments.length, traps: traps.length }, SIZES[date]);
  });

  test(`each comment of ${date} is judged for the variables of its group, and needs a post only where there is one`, () => {
    const { groups, comments } = readFrozenSet(date);
    for (const { group, text, about } of comments) {
      const own = groups.find((one) => one.group === group);
      assert.equal(Object.keys(about), own?.variables, text);
      if (own?.post === '') assert.not.ok(Object.values(about).includes('post'), text);
    }
  });
}

test('the second frozen set asks about no variable of the first', () => {
  const [first, second] = FROZEN_SETS.map((date) =>
    readFrozenSet(date).groups.flatMap((group) => group.variables),
  );
  assert.equal(
    second?.filter((name) => first?.includes(name)),
    [],
  );
});

test('a frozen set in which one word was changed is refused, by name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'frozen-'));
  try {
    cpSync(enginePath('bench', 'sets'), folder, { recursive: true });
    const file = join(folder, '2026-11-22', 'traps.jsonl');
    writeFileSync(file, readFileSync(file, 'utf8').replace('polisi', 'polis'));
    assert.throws(() => readFrozenSet('2026-11-22', folder), /2026-11-22\/traps\.jsonl was changed/);
    assert.is(readFrozenSet('2026-11-23', folder).traps.length, 137);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.run();
