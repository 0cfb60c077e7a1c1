import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { enginePath } from './words/package-file.js';

test('the weights are those the data card describes, byte for byte', () => {
  const card = readFileSync(enginePath('weights', 'DATA-CARD.md'), 'utf8');
  const files = readdirSync(enginePath('weights')).filter((file) => !/^[A-Z]/.test(file));
  assert.ok(files.length >= 6);
  for (const file of files) {
    const hash = createHash('sha256')
      .update(readFileSync(enginePath('weights', file)))
      .digest('hex');
    assert.ok(card.includes(hash), `${file} is ${hash}`);
  }
});

test.run();
