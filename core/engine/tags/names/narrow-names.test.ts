import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createEngine } from '../../engine.js';
import { readDataLines } from '../../words/package-file.js';

const LEAST_TRAPS = 120;
const MOST_LIKELY = 0.12;
const LEAST_FOUND = 0.9;

const engine = createEngine();

interface Case {
  name: string;
  text: string;
  tier: 'certain' | 'likely' | undefined;
}

function readCases(file: string): { about: Case[]; traps: Case[] } {
  const cases = { about: [] as Case[], traps: [] as Case[] };
  let name = '';
  for (const line of readDataLines('bench', 'dev', file)) {
    const [mark, text] = [line[0], line.slice(2)];
    if (mark === '=') {
      name = text;
      continue;
    }
    const prepared = engine.prepare({ variables: [{ name, terms: [] }], post: '', language: 'en' });
    const tier = engine.answer(prepared, text).tags[0]?.tier;
    (mark === '+' ? cases.about : cases.traps).push({ name, text, tier });
  }
  return cases;
}

const { about, traps } = readCases('narrow-names.txt');

// A name that is only asked about, and a proverb: only sense tells them apart.
const SAME_WORD = ['KTM', 'monyet'];

test('comments about the neighbours of a narrow name have no certain tag, and seldom a likely one', () => {
  assert.ok(traps.length >= LEAST_TRAPS, String(traps.length));
  const certain = traps.filter(({ tier }) => tier === 'certain').map(({ name }) => name);
  assert.equal([...new Set(certain)].sort(), SAME_WORD);
  const likely = traps.filter(({ tier }) => tier === 'likely').map(({ name, text }) => `${name}: ${text}`);
  assert.ok(likely.length <= MOST_LIKELY * traps.length, likely.join('\n'));
});

test('comments about the thing of a narrow name are still found', () => {
  assert.ok(about.length >= LEAST_TRAPS, String(about.length));
  const missed = about.filter(({ tier }) => tier === undefined).map(({ name, text }) => `${name}: ${text}`);
  assert.ok(missed.length <= (1 - LEAST_FOUND) * about.length, missed.join('\n'));
});

test('comments about a member of a wide name are found', () => {
  const wide = readCases('wide-names.txt').about;
  assert.ok(wide.length >= LEAST_TRAPS, String(wide.length));
  const missed = wide.filter(({ tier }) => tier === undefined).map(({ name, text }) => `${name}: ${text}`);
  assert.equal(missed, []);
});

test.run();
