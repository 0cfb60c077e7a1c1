import type { Reading } from '../reader/read.js';
import { isEveryday, translationsOf } from '../words/translations.js';
import type { Evidence, InPost } from './evidence.js';
import { isNameMet, partsIn } from './names/name-parts.js';
import { isTelling, wordTranslations } from './names/name-words.js';
import { isNoun } from './neighbours.js';
import { singular } from './understand.js';
import type { PreparedVariables } from './variable-terms.js';

/** A variable of which a comment says only one part: it is told to readers and counts for nothing. */
export interface Near {
  variable: string;
  quote: string;
}

/** Whether words are one part of a name of several, as the name has it or in another language: `return` of `return and refund`. */
function isOfOnePart({ source, isTogether, word, start, end }: Evidence, { text }: Reading): boolean {
  if (isTogether === true || word === undefined) return false;
  if (source === 'word' || source === 'word-translation') return true;
  if (source !== 'part') return false;
  const said = singular(text.slice(start, end).toLowerCase());
  return [word, ...translationsOf(word), ...wordTranslations(word)].some(
    (one) => singular(one.toLowerCase()) === said,
  );
}

/** How far from the words another thing is said of them, in UTF-16 code units. */
const REACH = 24;

/** Whether a comment names another thing near these words: `jersi` of "tempah jersi", where the name is `tempah gelanggang`. */
function namesOther(reading: Reading, { start, end }: Evidence, own: readonly string[]): boolean {
  return reading.tokens.some(
    ({ word, start: from, end: to }) =>
      (to <= start ? start - to <= REACH : from >= end && from - end <= REACH) &&
      !own.includes(word) &&
      isTelling(word) &&
      (isEveryday(word) || isNoun(word)),
  );
}

/**
 * Returns a test of whether words of a comment say only one part of a variable's name, while neither the comment nor its post says another, and
 * the comment names another thing: `temujanji dengan tunang` is no `temujanji online`.
 */
export function findNear(
  reading: Reading,
  { parts, understandings }: PreparedVariables,
  inPost: InPost,
): (variable: number, evidence: Evidence) => boolean {
  let met: ReadonlySet<string> | undefined;
  return (variable, evidence) => {
    if (evidence.isDoubted === true) return true;
    if (!isOfOnePart(evidence, reading)) return false;
    met ??= partsIn(reading, parts);
    return (
      !isNameMet(variable, parts, met, inPost.parts) &&
      namesOther(reading, evidence, understandings[variable]?.words ?? [])
    );
  };
}
