import { percentOf } from '../../platform/language/percent.model.js';
import type { Basis } from './basis.constants.js';
import type { MeanEstimate, VariableEstimate } from './estimate.schemas.js';
import type { Numbers } from './run-numbers.model.js';
import { SHARES } from './shares.texts.model.js';

type Share = Pick<VariableEstimate, 'estimate' | 'words' | 'needs' | 'machine' | 'second'>;

/** In which words: of the current language, unless a page is written in another one. */
type Words = ReturnType<typeof SHARES>;

const figure = (share: number) => (share * 100).toFixed(1);

/** A share too small for a number. */
const wordsOf = ({ found, mostShare }: NonNullable<Share['words']>, say: Words) =>
  found === 0 ? say.noneFound(percentOf(mostShare)) : say.atLeast(found, percentOf(mostShare));

/** What has to be read until a share is corrected; empty once it is. */
export function missingText({ needs: { tagged, untagged } }: Share, say: Words = SHARES()): string {
  if (tagged === 0) return untagged === 0 ? '' : say.missingUntagged(untagged);
  return untagged === 0 ? say.missingTagged(tagged) : say.missing(tagged, untagged);
}

/** A share in a table: corrected with its interval, or in words where it is too small for a number; else the machine's. */
export function shareText(of: Share, say: Words = SHARES()): string {
  const { estimate, words } = of;
  const { kind, share, low, high } = estimate;
  if (words !== null) return wordsOf(words, say);
  if (kind === 'machine') return percentOf(share);
  return say.interval(percentOf(share), figure(low ?? 0), figure(high ?? 1));
}

/**
 * Which of the two a share is. On a page of corrected numbers one that is not corrected says how many comments are still to be
 * read for it.
 */
export function kindText(of: Share, say: Words = SHARES(), basis: Basis = 'machine'): string {
  const { kind, read } = of.estimate;
  const by = readersOf(of);
  if (kind === 'corrected')
    return by === null ? say.isCorrected(read) : say.isCorrectedBySecond(by.people, by.second, by.label);
  const missing = of.needs.tagged + of.needs.untagged;
  return basis === 'corrected' && missing > 0 ? say.notYet(missing) : say.basis.machine;
}

/** How many comments people and the second reader have read; null without a second reader. */
const readersOf = ({ estimate, second }: Share) =>
  second && { people: estimate.read, second: second.read, label: second.label };

/** All there is to say of a share, as a sentence without its variable. */
export function shareSentence(of: Share, say: Words = SHARES()): string {
  const { kind, share, low, high, read } = of.estimate;
  const machine = figure(of.machine.share);
  const by = readersOf(of);
  if (of.words !== null) {
    const words = wordsOf(of.words, say);
    const counted = percentOf(of.machine.share);
    return by === null
      ? say.inWords(words, read, counted)
      : say.inWordsBySecond(words, by.people, by.second, by.label, counted);
  }
  if (kind === 'machine') return say.machine(percentOf(share), missingText(of, say));
  const [value, from, to] = [percentOf(share), figure(low ?? 0), figure(high ?? 1)];
  return by === null
    ? say.corrected(value, from, to, read, machine)
    : say.correctedBySecond(value, from, to, by.people, by.second, by.label, machine);
}

/** A share too small for a number, where there is room for a word or two only; null for one that has a number. */
export const fewText = ({ words }: Pick<Share, 'words'>, say: Words = SHARES()): string | null =>
  words && (words.found === 0 ? say.few.none : say.few.atLeast(words.found));

/** The share with each text counted once, and how many comments repeat a text; null where copies change nothing. */
export function onceText(
  { once, count }: Pick<Numbers, 'once' | 'count'>,
  say: Words = SHARES(),
): string | null {
  if (once === null) return null;
  const share = say.onceIs(percentOf(once.share));
  return once.repeats === 0 ? share : `${say.repeat(once.repeats, count)}; ${share}`;
}

/** The score of a run: corrected with its interval, else the machine's and what is missing. */
export function meanSentence(of: MeanEstimate, say: Words = SHARES()): string {
  const { mean, machine, low, high, kind, read, needs } = of;
  const { all, ...labels } = needs;
  const missing = Math.max(all, labels.negative + labels.neutral + labels.positive);
  return kind === 'corrected'
    ? say.meanCorrected(
        mean.toFixed(1),
        (low ?? 0).toFixed(1),
        (high ?? 10).toFixed(1),
        read,
        machine.toFixed(1),
      )
    : say.meanOfMachine(mean.toFixed(1), missing);
}
