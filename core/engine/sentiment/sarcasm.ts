import { PhraseIndex } from '../phrases/phrase-index.js';
import type { Reading } from '../reader/read.js';
import { readDataLines } from '../words/package-file.js';
import type { SentimentWord } from './lexicon.js';

function loadMarks(): PhraseIndex<true> {
  const marks = new PhraseIndex<true>();
  for (const line of readDataLines('lexicon', 'sarcasm.txt')) {
    for (const mark of line.split(';')) marks.add(mark.trim(), true);
  }
  return marks;
}

const marks = loadMarks();

/** Praise beside a plain mark of sarcasm (`bagus sangatlah tu 🙄`, 呵呵); subtler irony goes unseen. */
export function isPlainSarcasm(reading: Reading, words: readonly SentimentWord[]): boolean {
  return words.some((word) => word.strength > 0) && marks.find(reading).length > 0;
}
