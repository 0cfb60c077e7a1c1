import { readDataLines } from '../package-file.js';
import type { Token } from './tokens.js';

function loadLists(): Record<string, Set<string>> {
  const lists: Record<string, Set<string>> = {};
  for (const line of readDataLines('lexicon', 'negation.txt')) {
    const [name = '', words = ''] = line.split(/:\s*/, 2);
    lists[name] = new Set(words.split(/\s+/));
  }
  return lists;
}

const LISTS = loadLists();
const NEGATORS = LISTS.negators ?? new Set<string>();
const ENDERS = LISTS.enders ?? new Set<string>();
const INTENSIFIERS = LISTS.intensifiers ?? new Set<string>();

/** How many content words a negator reaches: `tak berapa nak sedap`, `not a very good one`. */
const REACH = 3;

/** Whether the token is a word of negation, in any of the languages. */
export function isNegator(token: Token): boolean {
  return NEGATORS.has(token.word) || NEGATORS.has(token.norm);
}

/** Whether the token strengthens what stands next to it. */
export function isIntensifier(token: Token): boolean {
  return INTENSIFIERS.has(token.word) || INTENSIFIERS.has(token.norm);
}

/** Sets `negated` on every token within reach of a negator: up to three content words, to the next mark or "but". */
export function markNegation(tokens: Token[]): void {
  let left = 0;
  for (const token of tokens) {
    if (token.kind === 'mark' || token.kind === 'emoji' || ENDERS.has(token.word)) {
      left = 0;
      continue;
    }
    if (isNegator(token)) {
      // A second negator takes the first back (不是不好, bukan tak suka).
      left = left > 0 && token.kind === 'han' ? 0 : REACH;
      continue;
    }
    if (left === 0) continue;
    token.negated = !token.negated;
    if (!isIntensifier(token)) left -= 1;
  }
}
