import { readdirSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { enginePath } from '../words/package-file.js';
import { readWrittenRows } from './rows.js';

const rows = readWrittenRows();

test('every file of written examples is read, under the language its name begins with', () => {
  const files = readdirSync(enginePath('train', 'examples')).filter((name) => name.endsWith('.txt'));
  assert.equal([...new Set(rows.map(({ file }) => file))], files.sort());
  for (const { file, src } of rows) assert.is(src, `written-${/^[a-z]+/.exec(file)?.[0]}`);
});

test('every file has examples of each label, and none is a heading or a note', () => {
  for (const file of new Set(rows.map((row) => row.file))) {
    const labels = new Set(rows.filter((row) => row.file === file).map(({ label }) => label));
    assert.equal([...labels].sort(), [0, 1, 2], file);
  }
  for (const { text } of rows) assert.not.match(text, /^(=|# )/);
});

test.run();
