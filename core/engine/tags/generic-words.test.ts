import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createEngine } from '../engine.js';
import { readDataLines } from '../words/package-file.js';

const LEAST_TRAPS = 100;
const engine = createEngine();
const traps = readDataLines('bench', 'dev', 'generic-words.txt').map((line) => line.split(' | '));

test('a common word of a name, or a word that looks like one, is no evidence in any language', () => {
  assert.ok(traps.length >= LEAST_TRAPS);
  assert.ok(traps.filter(([name = '']) => /\p{Script=Han}/u.test(name)).length >= 25);
  const tagged = traps.flatMap(([name = '', text = '']) => {
    const prepared = engine.prepare({ variables: [{ name, terms: [] }], post: '', language: 'en' });
    const { tags } = engine.answer(prepared, text);
    return tags.map((tag) => `${name} | ${text}: ${tag.quote}, ${tag.tier}, ${tag.reason}`);
  });
  assert.equal(tagged, []);
});

test.run();
