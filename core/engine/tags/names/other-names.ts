import type { PhraseMatch } from '../../phrases/phrase-index.js';
import type { Reading } from '../../reader/read.js';
import { isGeneric, RAREST_TENTHS, rarityOf } from '../../words/generic-words.js';
import { readDataLines } from '../../words/package-file.js';
import { isKnownWord } from '../../words/translations.js';
import { hasSmallLetters, hasSmallWords, isOnlyLatin, tokenFrom } from '../facts-of-text.js';
import { isNoun } from '../neighbours.js';
import type { TermUse } from '../term-collector.js';
import { isHolder } from './name-parts.js';
import { isNameHead, isTitle } from './proper-names.js';

/** Capitals tell nothing where the whole comment is shouted: `HARGA MAS NAIK` is gold. */
export function isWritten(
  reading: Reading,
  asWritten: string | undefined,
  start: number,
  end: number,
): boolean {
  if (asWritten === undefined) return true;
  return (
    reading.text.slice(start, end) === asWritten &&
    (hasSmallLetters(reading) || isOnlyLatin(reading, asWritten))
  );
}

const CAPITAL = /^\p{Lu}.*\p{Ll}/u;
const NAME_AFTER = /^ \p{Lu}[\p{L}\p{N}]*/u;
const WORD_AFTER = /^ \p{Lu}\p{Ll}+(?![\p{L}\p{N}])/u;
const NAME_BEFORE = /[\p{L}\p{N},] \p{Lu}\p{Ll}+ $/u;

/** Words before a name by which it is only compared with, denied or a landmark: `bukan LRT`, `near the LRT`. */
const ASIDE = new Set(
  readDataLines('lexicon', 'asides.txt').flatMap((line) => (line.split(/:\s*/, 2)[1] ?? '').split(/\s+/)),
);
const FARTHEST_ASIDE = 2;

/** Whether a name is only compared with, denied or a landmark. */
function isAside({ tokens }: Reading, token: number): boolean {
  return tokens.slice(Math.max(0, token - FARTHEST_ASIDE), token).some((one, i, before) => {
    const isArticle = before.slice(i + 1).every(({ word }) => word === 'the' || word === 'a');
    return isArticle && (ASIDE.has(one.word) || ASIDE.has(one.norm));
  });
}

/** Endings that leave a word the same thing: one of several, `LRTnya`. */
const SAME_THING = /^(?:s|es|nya|lah|kah|pun|ku|mu)$/;

/** Whether a form of a word may mean something else: `grabbed` of Grab, `parking` of a park. */
function isOtherForm({ tokens }: Reading, { how, token, value }: NameMatch): boolean {
  if (how !== 'root' || !(value.isThing || value.isCalled || value.source === 'name')) return false;
  const form = tokens[token];
  return (
    form !== undefined &&
    !form.roots.some((root) => form.word.startsWith(root) && SAME_THING.test(form.word.slice(root.length)))
  );
}

/** No name is longer: what stands farther away is not looked through for each match. */
const FARTHEST = 100;
const before = (text: string, start: number): string => text.slice(Math.max(0, start - FARTHEST), start);
const after = (text: string, end: number): string => text.slice(end, end + FARTHEST);

const ALONE = /^\p{Lu}\p{Ll}+$/u;
const ASKS_AND_DENIES = /^\s*[?？]\s*(?:no|nope|not|tak|tidak|bukan|takde|不|没)(?!\p{L})/iu;

/** Whether a name is asked about only to be denied: "ERL? no, the bus". */
function isDenied({ text }: Reading, { end }: NameMatch): boolean {
  return ASKS_AND_DENIES.test(after(text, end));
}

const CAPITAL_AFTER = /^ (\p{Lu}\p{Ll}+)/u;
const CAPITAL_BEFORE = /(\p{Lu}\p{Ll}+) $/u;

/** Whether a name of one word may be part of a longer one, or of another thing: Stadium Merdeka, `sirap ubat`, 狗年. */
function isInCompound(reading: Reading, { token, start, end, value }: NameMatch): boolean {
  if (value.source === 'own' || value.pair !== undefined) return false;
  const { text, tokens } = reading;
  const quote = text.slice(start, end);
  // 狗 in 狗年 and 单身狗.
  if (/^\p{Script=Han}$/u.test(quote)) return true;
  if (!/^\p{Script=Latin}+$/u.test(quote)) return false;
  const last = tokens[token - 1]?.word ?? '';
  const next = tokens[token + 1];
  if (HAS_CAPITAL.test(quote) && hasSmallLetters(reading)) {
    const around = [CAPITAL_AFTER.exec(after(text, end))?.[1], CAPITAL_BEFORE.exec(before(text, start))?.[1]];
    if (around.some((word) => word !== undefined && !isGeneric(word.toLowerCase()))) return true;
  }
  const isNext = next !== undefined && text.slice(end, next.start) === ' ';
  return isNameHead(last) || (isNext && (isNameHead(next.word) || isNoun(next.word)));
}

/**
 * Whether a proper name may be the common word it is as well (`penjana`) in small letters, or one of a few capitals
 * the name of a person (Mae).
 */
function isCommonWord(reading: Reading, { start, end, value }: NameMatch): boolean {
  const quote = reading.text.slice(start, end);
  if (value.source === 'own' || !/^\p{L}+$/u.test(quote) || !hasSmallLetters(reading)) return false;
  if (value.isAcronym && ALONE.test(quote)) return true;
  if (value.proper === undefined || !isKnownWord(quote.toLowerCase()) || HAN.test(quote)) return false;
  return !HAS_CAPITAL.test(quote);
}
const HAN = /\p{Script=Han}/u;
const HAS_CAPITAL = /^\p{Lu}/u;

type NameMatch = Pick<PhraseMatch<TermUse>, 'how' | 'start' | 'end' | 'token' | 'value'>;

/**
 * Whether a name may stand for something else here: a form of it (`grabbed`), a brand in small letters that are common words
 * (secret recipe), a part of a longer name (Jalan Ampang Hilir, Menara Maybank), or a mere landmark.
 */
export function isOtherName(reading: Reading, match: NameMatch): boolean {
  if (isCommonWord(reading, match) || isDenied(reading, match)) return true;
  const { start, end, token, value } = match;
  const { text } = reading;
  if (isOtherForm(reading, match) || isAside(reading, token)) return true;
  if (value.proper === undefined) return isInCompound(reading, match);
  if (!hasSmallLetters(reading)) return false;
  const quote = text.slice(start, end);
  const isLonger =
    (value.proper === 'place' ? NAME_AFTER : WORD_AFTER).test(after(text, end)) ||
    NAME_BEFORE.test(before(text, start));
  if (isLonger && CAPITAL.test(quote)) return true;
  const words = quote.split(' ');
  return (
    value.proper === 'brand' && words.length > 1 && words.every((word) => rarityOf(word) < RAREST_TENTHS)
  );
}

/** Words that say what kind of place it is, and no more: `bandar Ipoh` is Ipoh. */
const KINDS = new Set(
  'bandar negeri wilayah kampung pulau daerah town city state village island district 城市 州 村'.split(' '),
);

const isInstitution = (word: string | undefined): boolean =>
  word !== undefined && isHolder(word) && !KINDS.has(word);

/** Whether the word of a name stands beside the head of another one: Bukit Gasing, Mr Lim. */
export function isBesideHead(
  reading: Reading,
  { token, end, value: { ofName } }: { token: number; end: number; value: { ofName: string | undefined } },
): boolean {
  if (ofName === undefined) return false;
  const { tokens, text } = reading;
  const own = new Set(ofName.toLowerCase().split(' '));
  const next = tokenFrom(reading, token, end);
  const isHead = (at: number): boolean => {
    const word = tokens[at]?.word ?? '';
    return isNameHead(word) && !own.has(word);
  };
  // Roger Federer is no `Uncle Roger`.
  const after = tokens[next];
  const isLonger =
    [...own].some(isTitle) &&
    after !== undefined &&
    text.slice(end, after.start) === ' ' &&
    BEGINS_NAME.test(text.slice(after.start, after.start + 4)) &&
    !own.has(after.word) &&
    !isGeneric(after.word) &&
    hasSmallWords(reading);
  return isHead(token - 1) || isHead(next) || isLonger;
}
const BEGINS_NAME = /^\p{Lu}\p{Ll}/u;

/**
 * Whether the name of a place stands in the name of an institution or a road there: "Klinik Kuala Lumpur", "Jalan Ipoh", "Ipoh
 * hospital", 怡保医院.
 */
export function isInInstitution(
  { tokens }: Reading,
  { token, end }: { token: number; end: number },
): boolean {
  const next = tokenFrom({ tokens }, token, end);
  return isInstitution(tokens[token - 1]?.word) || (next >= 0 && isInstitution(tokens[next]?.word));
}
