import { isHanNoun, type Reading, read } from '../reader/read.js';
import type { Token } from '../reader/tokens.js';
import { sentimentWords } from '../sentiment/lexicon.js';
import { readDataLines } from '../words/package-file.js';

function loadWords(file: string): string[] {
  return readDataLines('lexicon', file).flatMap((line) => (line.split(/:\s*/, 2)[1] ?? '').split(/\s+/));
}

const PLAIN = new Set([...loadWords('plain-words.txt'), ...loadWords('function-words.txt')]);
const SHORTEST_LATIN = 4;
const LATIN = /^[a-z]+$/;

/** Whether a word may say what a comment is about, by what costs nothing to look at. */
function mayName({ kind, word, norm }: Token): boolean {
  if (kind === 'word')
    return word.length >= SHORTEST_LATIN && LATIN.test(word) && !PLAIN.has(word) && !PLAIN.has(norm);
  return kind === 'han' && word.length > 1 && !PLAIN.has(word);
}

const isAdjacent = (reading: Reading, a: Token, b: Token) =>
  a.kind === b.kind && reading.text.slice(a.end, b.start).trim() === '';

/**
 * The terms of a comment that might name a theme, each with how it is written there: words, and two words beside each
 * other. Chinese ones in simplified characters, Latin ones in full spelling and lower case.
 */
export function termsOf(reading: Reading): Map<string, string> {
  const terms = new Map<string, string>();
  const written = (from: Token, to: Token) => reading.text.slice(from.start, to.end);
  const { tokens } = reading;
  for (const [at, token] of tokens.entries()) {
    if (!mayName(token)) continue;
    if (!terms.has(token.word)) terms.set(token.word, written(token, token));
    const next = tokens[at + 1];
    if (next === undefined || !mayName(next) || next.word === token.word || !isAdjacent(reading, token, next))
      continue;
    const pair = token.kind === 'han' ? token.word + next.word : `${token.word} ${next.word}`;
    if (!terms.has(pair)) terms.set(pair, written(token, next));
  }
  return terms;
}

// Forms of one word, not words derived from it: `parkirnya` is parking, `nyaman` is not safety.
const FORM = /^(?:s|es|nya|lah|kah|ku|mu)$/;

/** Whether the word at a token says what its root says, so that a topic found by the root holds. */
export function isFormOfRoot({ word, roots }: Token): boolean {
  return roots.some((root) => word.startsWith(root) && FORM.test(word.slice(root.length)));
}

/** Whether a term that many comments have names a thing rather than a sentiment, an action or a person. */
export function isName(term: string): boolean {
  const reading = read(term);
  if (sentimentWords(reading).length > 0) return false;
  const last = reading.tokens.at(-1);
  return last !== undefined && (last.kind !== 'han' || isHanNoun(last.word));
}
