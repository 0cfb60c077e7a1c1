import type { Reading } from '../../reader/read.js';
import { isGeneric } from '../../words/generic-words.js';
import { hasSmallWords, tokenFrom } from '../facts-of-text.js';
import { isHolder } from './name-parts.js';
import { isNameHead, isTitle } from './proper-names.js';

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
    CAPITAL.test(text.slice(after.start, after.start + 4)) &&
    !own.has(after.word) &&
    !isGeneric(after.word) &&
    hasSmallWords(reading);
  return isHead(token - 1) || isHead(next) || isLonger;
}
const CAPITAL = /^\p{Lu}\p{Ll}/u;

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
