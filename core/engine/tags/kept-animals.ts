import type { PhraseMatch } from '../phrases/phrase-index.js';
import type { Reading } from '../reader/read.js';
import { isListed, listedWithin, tellingOf } from './kinds.js';
import type { Covered } from './neighbours.js';
import type { TermUse } from './term-collector.js';

/** Whether the words of a match say themselves that an animal is wild or stray. */
function saysWild({ tokens, plain }: Reading, { token, start, end }: PhraseMatch<TermUse>): boolean {
  for (let i = token; i < tokens.length; i += 1) {
    const one = tokens[i];
    if (one === undefined || one.start >= end) break;
    if (one.start >= start && one.end <= end && isListed('wild', one.word)) return true;
  }
  return listedWithin('wild', plain.slice(start, end));
}

/** Whether a comment says that an animal is kept or is meat, or has an owner for one that a variable's terms cover. */
function saysKept({ tokens, plain }: Reading, animals: ReadonlySet<number> | undefined): boolean {
  return (
    listedWithin('kept', plain) ||
    tokens.some(
      ({ word }, i) =>
        isListed('kept', word) ||
        (isListed('owners after', word) && animals?.has(i - 1) === true) ||
        (isListed('owners before', word) && animals?.has(i + 1) === true),
    )
  );
}

/**
 * Returns a test of whether a comment speaks of an animal with an owner, of one that is kept or of meat, where a variable asks
 * about those without an owner: `kucing saya` is none of the `stray animals`. The comment is looked through once for a variable.
 */
export function findKeptAnimals(
  reading: Reading,
  covered: Covered,
): (match: PhraseMatch<TermUse>, variable: { words: readonly string[] }) => boolean {
  const kept = new Map<number, boolean>();
  return (match, { words }) => {
    const { variable, source } = match.value;
    if (source === 'own' || !tellingOf(words).isWild || saysWild(reading, match)) return false;
    const isKept = kept.get(variable) ?? saysKept(reading, covered.get(variable));
    kept.set(variable, isKept);
    return isKept;
  };
}
