import type { PhraseMatch } from '../phrases/phrase-index.js';
import type { Reading } from '../reader/read.js';
import type { Token } from '../reader/tokens.js';
import { RAREST_TENTHS, rarityOf } from '../words/generic-words.js';
import { isEnglish, isEveryday, isKnownWord, translationsOf } from '../words/translations.js';
import { CONCEPTS } from './concepts.js';
import { tokenFrom } from './facts-of-text.js';
import { fieldsNamed } from './fields.js';
import { GAZETTEER } from './gazetteer.js';
import { isActOf, isListed, isListedHead, isListedKind, isState, tellingOf } from './kinds.js';
import { isHolder } from './names/name-parts.js';
import { isOfAPart, type TermUse } from './term-collector.js';
import { conceptsNamed } from './understand.js';

let nouns: Set<string> | undefined;

/** Words that single things are called by, which beside another word say what kind of that is meant: `bola tampar`. */
function loadNouns(): Set<string> {
  const names = CONCEPTS.filter(({ isThing, isSide }) => isThing && !isSide).flatMap((one) => one.names);
  const spellings = GAZETTEER.filter(({ kind }) => KINDS.has(kind)).flatMap((one) => one.spellings);
  const all = [...names, ...spellings.filter(({ isHint }) => !isHint).map(({ text }) => text)];
  return new Set(all.map((name) => name.toLowerCase()).filter((name) => /^[a-z]{3,}$/.test(name)));
}
const KINDS = new Set(['animals', 'foods', 'plants', 'sports']);

/** Whether a word is the name of a thing or a place. */
export function isNoun(word: string): boolean {
  nouns ??= loadNouns();
  return nouns.has(word) || isHolder(word) || isEveryday(word);
}

/** The tokens of a comment that terms of each variable cover, by the variable. */
export type Covered = ReadonlyMap<number, ReadonlySet<number>>;

export function coveredBy({ tokens }: Reading, matches: readonly PhraseMatch<TermUse>[]): Covered {
  const covered = new Map<number, Set<number>>();
  /** Behind the last token that a variable's terms cover: matches come in reading order. */
  const reached = new Map<number, number>();
  for (const { value, token, end } of matches) {
    let own = covered.get(value.variable);
    if (own === undefined) {
      own = new Set();
      covered.set(value.variable, own);
    }
    let i = Math.max(token, reached.get(value.variable) ?? 0);
    for (; i < tokens.length && (tokens[i]?.start ?? end) < end; i += 1) own.add(i);
    reached.set(value.variable, i);
  }
  return covered;
}

/** Where a word of a name, or its translation, stands with what tells it from others: before or after that. */
function sidesOfOthers(value: TermUse, token: Token, words: readonly string[]) {
  const isHeadLast = token.kind === 'han' || isEnglish([token.word]);
  const place = words.indexOf(token.word);
  if (place >= 0) return { isHead: place === 0, isBefore: place > 0, isAfter: place < words.length - 1 };
  const own = words.indexOf(value.word ?? '');
  const head = words.every((word) => HAN.test(word)) || isEnglish(words) ? words.length - 1 : 0;
  const isHead = own < 0 || own === head;
  // What only goes with a kind may stand beside anything: `lulus` of a test.
  const isSide = isHead || value.source === 'word-translation' || isListedKind(token.word);
  return { isHead, isBefore: isSide && isHead === isHeadLast, isAfter: isSide && isHead !== isHeadLast };
}
const HAN = /^\p{Script=Han}+$/u;

/** Whether a word of a name is a thing, a person, a place or an act, and not how that is (`guru garang`). */
function isNamedKind(word: string): boolean {
  if (isHolder(word) || isListedKind(word) || isListedHead(word) || isListed('acts', word)) return true;
  return isNoun(word) && !isState(word);
}

/** Whether the head of a name is a thing or a person of many kinds, or the price of one. */
function isOfManyKinds(words: readonly string[]): boolean {
  const [head = ''] = words;
  return !isEnglish(words) && (isListedHead(head) || head === 'harga');
}

/** Whether two words may mean the same: a translation, a word of the same everyday thing, field or topic. */
function meanSame(word: string, other: string): boolean {
  const isIn = (one: string): boolean => one === other || (HAN.test(other) && one.includes(other));
  if (translationsOf(word).some(isIn) || translationsOf(other).includes(word)) return true;
  const [field] = fieldsNamed([word]);
  if (field !== undefined && field.field === fieldsNamed([other])[0]?.field) return true;
  return conceptsNamed([word]).some((concept) => conceptsNamed([other]).includes(concept));
}

const isKnown = ({ word, roots }: Token): boolean => [word, ...roots].some((form) => isKnownWord(form));

/**
 * Whether a word that is only a part of a variable's name stands with another thing than the name says: `gaji menteri` and
 * `gaji minimum`, `travel insurance` and `car insurance`, `lori diesel` and `subsidi diesel`.
 */
export function isOfNeighbour(
  { tokens, text }: Reading,
  { value, token: at, end }: PhraseMatch<TermUse>,
  { words }: { words: readonly string[] },
  covered: Covered,
): boolean {
  const token = tokens[at];
  if (token === undefined || value.ofName !== undefined || words.length < 2) return false;
  const isNamed = words.includes(token.word);
  const isPart = isOfAPart(value.source) || (value.source === 'concept' && value.isUnsure && isNamed);
  if (!isPart || !(isNamed || isKnown(token))) return false;
  if (value.source === 'hint' && !isNamed) return false;
  const own = tellingOf(words).kinds.filter((one) => one !== token.word && one !== value.word);
  const { isHead, isBefore, isAfter } = sidesOfOthers(value, token, words);
  // The rarest words are the thing itself: `bunyi walet` is of `burung walet`.
  const isRare = rarityOf(value.word ?? token.word) >= RAREST_TENTHS;
  const next = tokenFrom({ tokens }, at, end);
  const isFree = (index: number): boolean =>
    tokens[index] !== undefined && covered.get(value.variable)?.has(index) !== true;
  const isBeside = (index: number): boolean => {
    const other = tokens[index];
    if (other === undefined || !isFree(index)) return false;
    const between = index < at ? text.slice(other.end, token.start) : text.slice(end, other.start);
    return between === (token.kind === 'han' ? '' : ' ');
  };
  // Only a thing is another thing, only a place another place: `lif hospital` may well be of `lif rosak`.
  const isOther = (index: number): boolean => {
    const other = tokens[index];
    if (other === undefined || !isBeside(index) || own.some((one) => meanSame(one, other.word))) return false;
    if (isListedKind(other.word) || isActOf(other.word, token.word)) return own.some(isNamedKind);
    if ((isRare && index < at) || other.kind !== 'word') return false;
    return isNoun(other.word) && own.some((one) => isHolder(one) === isHolder(other.word));
  };
  const isKindElsewhere = isNamed && !isHead && !isHolder(token.word) && isOfManyKinds(words);
  // `pingat emas` is no `harga emas`, `bulu kucing` no `ulat bulu`.
  if (isKindElsewhere && isBeside(at - 1) && isListedHead(tokens[at - 1]?.word ?? '')) return true;
  if (isKindElsewhere && !isRare && isBeside(next) && isListedKind(tokens[next]?.word ?? '')) return true;
  return (isBefore && isOther(at - 1)) || (isAfter && isOther(next));
}
