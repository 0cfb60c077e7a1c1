import { readDataLines } from '../package-file.js';
import type { PhraseMatch } from '../phrases/phrase-index.js';
import type { Reading } from '../reader/read.js';
import { RAREST_TENTHS, rarityOf } from './rarity.js';
import type { TermUse } from './term-collector.js';

const HAS_SMALL_LETTERS = /[a-z]/;

/** Capitals tell nothing where the whole comment is shouted: `HARGA MAS NAIK` is gold. */
export function isWritten(
  { text }: Reading,
  asWritten: string | undefined,
  start: number,
  end: number,
): boolean {
  if (asWritten === undefined) return true;
  return (
    text.slice(start, end) === asWritten &&
    (HAS_SMALL_LETTERS.test(text) || /^\P{L}*$/u.test(text.replace(asWritten, '')))
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

type NameMatch = Pick<PhraseMatch<TermUse>, 'how' | 'start' | 'end' | 'token' | 'value'>;

/**
 * Whether a name may stand for something else here: a form of it (`grabbed`), a brand in small letters that are common words
 * (secret recipe), a part of a longer name (Jalan Ampang Hilir, Menara Maybank), or a mere landmark.
 */
export function isOtherName(reading: Reading, match: NameMatch): boolean {
  const { start, end, token, value } = match;
  const { text } = reading;
  if (isOtherForm(reading, match) || isAside(reading, token)) return true;
  if (value.proper === undefined || !HAS_SMALL_LETTERS.test(text)) return false;
  const quote = text.slice(start, end);
  const isLonger =
    (value.proper === 'place' ? NAME_AFTER : WORD_AFTER).test(text.slice(end)) ||
    NAME_BEFORE.test(text.slice(0, start));
  if (isLonger && CAPITAL.test(quote)) return true;
  const words = quote.split(' ');
  return (
    value.proper === 'brand' && words.length > 1 && words.every((word) => rarityOf(word) < RAREST_TENTHS)
  );
}
