import { readDataLines } from '../words/package-file.js';
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

/** The phrases of a list by their first word, each as the words after it. */
function phrasesOf(list = new Set<string>()): Map<string, string[][]> {
  const phrases = new Map<string, string[][]>();
  for (const phrase of list) {
    const [first = '', ...rest] = phrase.split('_');
    phrases.set(first, [...(phrases.get(first) ?? []), rest]);
  }
  return phrases;
}

const WANING = phrasesOf(LISTS.waning);
const END = phrasesOf(LISTS.end);

/** How many content words a negator reaches: `tak berapa nak sedap`, `not a very good one`. */
const REACH = 3;
/** How many content words a phrase of waning reaches back: `cheap food in the shops gets less and less`. */
const REACH_BACK = 6;

/** Whether the token is a word of negation, in any of the languages. */
export function isNegator(token: Token): boolean {
  return NEGATORS.has(token.word) || NEGATORS.has(token.norm);
}

/** Whether the token strengthens what stands next to it. */
export function isIntensifier(token: Token): boolean {
  return INTENSIFIERS.has(token.word) || INTENSIFIERS.has(token.norm);
}

const endsClause = (token: Token | undefined) =>
  token === undefined || token.kind === 'mark' || token.kind === 'emoji' || ENDERS.has(token.word);

/** Where the phrase ends that begins at `from`; undefined when none does. */
function endOfPhrase(phrases: Map<string, string[][]>, tokens: readonly Token[], from: number) {
  const found = phrases
    .get(tokens[from]?.word ?? '')
    ?.find((rest) => rest.every((word, i) => tokens[from + 1 + i]?.word === word));
  return found && from + 1 + found.length;
}

/** Negates up to `reach` content words of the clause, from `from` in steps of 1 or -1. */
function negateFrom(tokens: Token[], from: number, step: 1 | -1, reach: number): void {
  for (let i = from, left = reach; left > 0; i += step) {
    const token = tokens[i];
    if (token === undefined || endsClause(token)) return;
    token.negated = true;
    if (!isIntensifier(token)) left -= 1;
  }
}

/** Sets `negated` on what a phrase of waning or of end is about. */
function markWaning(tokens: Token[]): void {
  for (let i = 0; i < tokens.length; i += 1) {
    const waned = endOfPhrase(WANING, tokens, i);
    const ended = endOfPhrase(END, tokens, i);
    if (waned === undefined && (ended === undefined || !endsClause(tokens[ended]))) continue;
    negateFrom(tokens, i - 1, -1, REACH_BACK);
    // "semakin kurang ajar" is ever ruder.
    if (waned !== undefined && tokens[waned]?.word !== 'ajar') negateFrom(tokens, waned, 1, REACH);
  }
}

/** Sets `negated` on every token within reach of a negator: up to three content words, to the next mark or "but"; and on what grows less. */
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
  markWaning(tokens);
}
