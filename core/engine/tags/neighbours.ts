import type { PhraseMatch } from '../phrases/phrase-index.js';
import type { Reading } from '../reader/read.js';
import { CONCEPTS } from './concepts.js';
import { GAZETTEER } from './gazetteer.js';
import { isHolder } from './name-parts.js';
import { isGeneric } from './name-words.js';
import { RAREST_TENTHS, rarityOf } from './rarity.js';
import type { TermSource, TermUse } from './term-collector.js';
import { isEnglish, isEveryday, isKnownWord } from './translations.js';

const OF_A_PART = new Set<TermSource>(['word', 'word-translation', 'part', 'hint']);

let nouns: Set<string> | undefined;

/** Words that single things are called by, which beside another word say what kind of that is meant: `bola tampar`. */
function loadNouns(): Set<string> {
  const names = CONCEPTS.filter(({ isThing, isSide }) => isThing && !isSide).flatMap((one) => one.names);
  const spellings = GAZETTEER.filter(({ kind }) => KINDS.has(kind)).flatMap((one) => one.spellings);
  const all = [...names, ...spellings.filter(({ isHint }) => !isHint).map(({ text }) => text)];
  return new Set(all.map((name) => name.toLowerCase()).filter((name) => /^[a-z]{3,}$/.test(name)));
}
const KINDS = new Set(['animals', 'foods', 'plants', 'sports']);

/** Whether a word of a name says which one is meant, and not only what is wrong with it. */
function isKind(word: string): boolean {
  return isHolder(word) || (isKnownWord(word) && !isGeneric(word));
}

/** Whether a word is the name of a thing or a place. */
export function isNoun(word: string): boolean {
  nouns ??= loadNouns();
  return nouns.has(word) || isHolder(word) || isEveryday(word);
}

/** The tokens of a comment that terms of each variable cover: `variable:token`. */
export function coveredBy(
  { tokens }: Reading,
  matches: readonly PhraseMatch<TermUse>[],
): ReadonlySet<string> {
  const covered = new Set<string>();
  for (const { value, token, end } of matches)
    for (let i = token; i < tokens.length && (tokens[i]?.start ?? end) < end; i += 1)
      covered.add(`${value.variable}:${i}`);
  return covered;
}

/**
 * Whether a word that is only a part of a variable's name stands with another thing than the name says: `gaji menteri` and
 * `gaji minimum`, `travel insurance` and `car insurance`, `lori diesel` and `subsidi diesel`.
 */
export function isOfNeighbour(
  { tokens, text }: Reading,
  { value, token, end }: PhraseMatch<TermUse>,
  { words }: { words: readonly string[] },
  covered: ReadonlySet<string>,
): boolean {
  if (!OF_A_PART.has(value.source) || value.ofName !== undefined) return false;
  const word = tokens[token]?.word ?? '';
  if (!/^[a-z]+$/.test(word) || !isKnownWord(word)) return false;
  const place = words.indexOf(word);
  if (value.source === 'hint' && (place < 0 || words.length < 2)) return false;
  const own = words.filter((one) => one !== word && one !== value.word && isKind(one));
  // Only a thing is another thing, only a place another place: `lif hospital` may well be of `lif rosak`.
  const isOther = (at: number): boolean => {
    const other = tokens[at];
    if (other === undefined || other.kind !== 'word' || covered.has(`${value.variable}:${at}`)) return false;
    const between = at < token ? text.slice(other.end, tokens[token]?.start) : text.slice(end, other.start);
    return between === ' ' && isNoun(other.word) && own.some((one) => isHolder(one) === isHolder(other.word));
  };
  // The rarest words are the thing itself: `bunyi walet` is of `burung walet`.
  const isRare = rarityOf(value.word ?? word) >= RAREST_TENTHS;
  const isBefore = !isRare && (place < 0 ? isEnglish([word]) : place > 0);
  const isAfter = place < 0 ? !isEnglish([word]) : place < words.length - 1;
  const next = tokens.findIndex((one, i) => i >= token && one.start >= end);
  return (isBefore && isOther(token - 1)) || (isAfter && isOther(next));
}
