import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readTexts } from './read-texts.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** How many different values a text shows; what only chooses between forms (`rows === 1 ? …`) shows none. */
const valuesOf = ({ value }) =>
  new Set((value.match(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g) ?? []).filter((one) => !one.includes('?'))).size;

const translations = suite('the translations');

translations('show every value that the text as written shows', () => {
  const lost = [];
  for (const [key, { written, zh, ms }] of readTexts(root)) {
    if (written?.kind !== 'template') continue;
    for (const cell of [zh, ms])
      if (cell !== undefined && cell.kind !== 'code' && valuesOf(cell) < valuesOf(written))
        lost.push(`${cell.file}:${cell.line} ${key}`);
  }
  assert.equal(lost, []);
});

translations.run();
