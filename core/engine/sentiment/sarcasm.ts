import { PhraseIndex } from '../phrases/phrase-index.js';
import type { Reading } from '../reader/read.js';
import { readDataLines } from '../words/package-file.js';
import type { SentimentWord } from './lexicon.js';

type Kind = 'beside' | 'alone';

function loadMarks(): PhraseIndex<Kind> {
  const marks = new PhraseIndex<Kind>();
  for (const line of readDataLines('lexicon', 'sarcasm.txt')) {
    const [kind, list = ''] = line.split(/:\s*/, 2);
    for (const mark of list.split(';')) marks.add(mark.trim(), kind === 'alone' ? 'alone' : 'beside');
  }
  return marks;
}

const marks = loadMarks();

/**
 * Whether a comment has a mark of irony (`lexicon/sarcasm.txt`): praise beside a plain one (`bagus sangatlah tu 🙄`, 呵呵), or a phrase that finds
 * fault by itself (好厉害哦). Subtler irony goes unseen.
 */
export function isPlainSarcasm(reading: Reading, words: readonly SentimentWord[]): boolean {
  const kinds = marks.find(reading).map(({ value }) => value);
  return kinds.includes('alone') || (kinds.length > 0 && words.some((word) => word.strength > 0));
}
