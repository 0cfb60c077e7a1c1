import type { PhraseMatch } from '../phrases/phrase-index.js';
import type { Reading } from '../reader/read.js';
import { isListed, listedWithin, tellingOf } from './kinds.js';
import type { TermUse } from './term-collector.js';

/**
 * Whether a comment speaks of an animal with an owner, of one that is kept or of meat, where a variable asks about those without an
 * owner: `kucing saya` is none of the `stray animals`.
 */
export function isKeptAnimal(
  { tokens, plain }: Reading,
  { value, start, end }: PhraseMatch<TermUse>,
  { words }: { words: readonly string[] },
  covered: ReadonlySet<string>,
): boolean {
  if (value.source === 'own' || !tellingOf(words).isWild) return false;
  if (tokens.some((one) => one.start >= start && one.end <= end && isListed('wild', one.word))) return false;
  if (listedWithin('wild', plain.slice(start, end))) return false;
  const isAnimal = (at: number): boolean => covered.has(`${value.variable}:${at}`);
  return (
    listedWithin('kept', plain) ||
    tokens.some(
      ({ word }, i) =>
        isListed('kept', word) ||
        (isListed('owners after', word) && isAnimal(i - 1)) ||
        (isListed('owners before', word) && isAnimal(i + 1)),
    )
  );
}
