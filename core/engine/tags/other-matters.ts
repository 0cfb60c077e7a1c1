import { PhraseIndex } from '../phrases/phrase-index.js';
import type { Reading } from '../reader/read.js';
import { isGeneric } from '../words/generic-words.js';
import { readDataLines } from '../words/package-file.js';
import { CONCEPTS } from './concepts.js';
import { ALL_FIELDS } from './fields.js';
import { GAZETTEER } from './gazetteer.js';
import { isCommon } from './names/name-words.js';

const GREETINGS = new Set(
  readDataLines('lexicon', 'greetings.txt').flatMap((line) => (line.split(/:\s*/, 2)[1] ?? '').split(/\s+/)),
);

// Things that people bring up beside any post, such as agencies and places, are left out.
const KINDS = new Set(['animals', 'apps', 'foods', 'plants', 'sports', 'festivals']);

/** Topics that are wares, offers and errands: a comment that speaks of them does not answer the post. */
const ERRANDS = new Set(['parking', 'online-shopping', 'jobs', 'giveaway', 'gambling', 'housing']);

let things: PhraseIndex<string> | undefined;

function loadThings(): PhraseIndex<string> {
  const index = new PhraseIndex<string>();
  for (const { id, isThing, names, terms } of CONCEPTS) {
    if (!isThing && !ERRANDS.has(id)) continue;
    for (const name of [...names, ...(isThing ? [] : terms)])
      if (!name.includes('+') && !isCommon(name)) index.add(name, id);
  }
  for (const { id, terms, isAnywhere } of ALL_FIELDS)
    for (const term of isAnywhere ? [] : terms) if (!isCommon(term)) index.add(term, id);
  for (const { kind, spellings } of GAZETTEER) {
    if (!KINDS.has(kind)) continue;
    for (const { text, asWritten, isHint } of spellings)
      if (!asWritten && !isHint && !text.includes('+') && !isGeneric(text))
        index.add(text, spellings[0]?.text ?? '');
  }
  return index;
}

/** The things of the concept pack, dishes, animals and wares that a text names. */
export function thingsIn(reading: Reading): Set<string> {
  things ??= loadThings();
  return new Set(things.find(reading).map(({ value }) => value));
}

let chatter: PhraseIndex<true> | undefined;

function loadChatter(): PhraseIndex<true> {
  const index = new PhraseIndex<true>();
  for (const line of readDataLines('lexicon', 'chatter.txt'))
    for (const phrase of (line.split(/:\s*/, 2)[1] ?? '').split(';')) index.add(phrase.trim(), true);
  return index;
}

/** Whether a comment has words of `lexicon/chatter.txt`, or begins with a call to a friend: it says nothing of its post. */
export function isChatter(reading: Reading): boolean {
  chatter ??= loadChatter();
  return reading.tokens[0]?.kind === 'mention' || chatter.find(reading).length > 0;
}

/** Whether a comment is a greeting, a wish or a call to friends, and nothing beside. */
export function isGreeting({ tokens }: Reading): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word' || kind === 'han');
  return words.length > 0 && words.every(({ word, norm }) => GREETINGS.has(word) || GREETINGS.has(norm));
}
