import type { Reading } from '../reader/read.js';

/** What is asked of a whole text for each of its matches, and looked up once. */
interface FactsOfText {
  hasSmallLetters: boolean;
  hasSmallWords: boolean;
  /** By a term: whether no Latin letter stands in the text without it. */
  isOnlyLatin: Map<string, boolean>;
}

const known = new WeakMap<Reading, FactsOfText>();

function factsOf(reading: Reading): FactsOfText {
  let facts = known.get(reading);
  if (facts === undefined) {
    const { text } = reading;
    facts = {
      hasSmallLetters: /[a-z]/.test(text),
      hasSmallWords: /[a-z] [a-z]/.test(text),
      isOnlyLatin: new Map(),
    };
    known.set(reading, facts);
  }
  return facts;
}

/** Whether a text has small letters: one that is shouted tells nothing by its capitals. */
export const hasSmallLetters = (reading: Reading): boolean => factsOf(reading).hasSmallLetters;

/** Whether two words in small letters follow each other in a text. */
export const hasSmallWords = (reading: Reading): boolean => factsOf(reading).hasSmallWords;

/** Whether a term is all that a text has in Latin letters. */
export function isOnlyLatin(reading: Reading, term: string): boolean {
  const { isOnlyLatin: of } = factsOf(reading);
  let isOnly = of.get(term);
  if (isOnly === undefined) {
    isOnly = /^\P{Script=Latin}*$/u.test(reading.text.replace(term, ''));
    of.set(term, isOnly);
  }
  return isOnly;
}

/** The index of the first token from `at` on that begins at `end` or behind it; -1 where there is none. */
export function tokenFrom({ tokens }: Pick<Reading, 'tokens'>, at: number, end: number): number {
  for (let i = at; i < tokens.length; i += 1) if ((tokens[i]?.start ?? 0) >= end) return i;
  return -1;
}
