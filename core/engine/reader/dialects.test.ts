import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readDataLines } from '../words/package-file.js';
import { read } from './read.js';

const LEAST_SPELLINGS = 400;

const entries = (file: string) =>
  readDataLines('lexicon', file).map((line) => {
    const [word = '', spellings = ''] = line.split(/:\s*/, 2);
    return { word, spellings: spellings.split(/\s+/) };
  });

test('words are found in the spelling of Kelantan, Kedah, Sarawak, short messages and Penang', () => {
  const cases: Record<string, string> = {
    'kelik umoh ujang': 'hujan',
    'ayaq paip pun mahay': 'mahal',
    'spital penoh': 'penuh',
    'gaji ciput, bayo umoh': 'bayar',
    'makanan hochiak': 'sedap',
    'kamek sik ada duwit': 'duit',
  };
  for (const [text, word] of Object.entries(cases))
    assert.ok(
      read(text).tokens.some((token) => token.word === word),
      `${text}: ${word}`,
    );
});

test('no spelling stands for two words, is its own word, or is a word that others are spellings of', () => {
  const all = [...entries('chat.txt'), ...entries('dialects.txt')];
  const words = new Set(all.map(({ word }) => word));
  const seen = new Map<string, string>();
  let count = 0;
  for (const { word, spellings } of entries('dialects.txt')) {
    for (const spelling of spellings) {
      assert.match(spelling, /^[a-z]+$/, word);
      assert.not.ok(words.has(spelling), `${spelling} of ${word} is a word itself`);
      assert.not.ok(seen.has(spelling), `${spelling}: ${seen.get(spelling)} and ${word}`);
      seen.set(spelling, word);
      count += 1;
    }
  }
  for (const { word, spellings } of entries('chat.txt'))
    for (const spelling of spellings)
      assert.is(seen.get(spelling) ?? word, word, `${spelling} means another word in chat.txt`);
  assert.ok(count >= LEAST_SPELLINGS, String(count));
});

test.run();
