import { percentOf } from '../language/percent.model.js';
import type { MeanEstimate, VariableEstimate } from './estimate.schemas.js';
import { SHARES } from './shares.texts.model.js';

type Share = Pick<VariableEstimate, 'estimate' | 'words' | 'needs' | 'machine'>;

const figure = (share: number) => (share * 100).toFixed(1);

/** A share too small for a number. */
const wordsOf = ({ found, mostShare }: NonNullable<Share['words']>) =>
  found === 0 ? SHARES().noneFound(percentOf(mostShare)) : SHARES().atLeast(found, percentOf(mostShare));

/** What has to be read until a share is corrected; empty once it is. */
export function missingText({ needs: { tagged, untagged } }: Share): string {
  if (tagged === 0) return untagged === 0 ? '' : SHARES().missingUntagged(untagged);
  return untagged === 0 ? SHARES().missingTagged(tagged) : SHARES().missing(tagged, untagged);
}

/** A share in a table: corrected with its interval, or in words where it is too small for a number; else the machine's. */
export function shareText({ estimate: { kind, share, low, high }, words }: Share): string {
  if (words !== null) return wordsOf(words);
  if (kind === 'machine') return percentOf(share);
  return SHARES().interval(percentOf(share), figure(low ?? 0), figure(high ?? 1));
}

/** Which of the two a share is. */
export const kindText = ({ estimate: { kind, read } }: Share): string =>
  kind === 'corrected' ? SHARES().isCorrected(read) : SHARES().basis.machine;

/** All there is to say of a share, as a sentence without its variable. */
export function shareSentence(of: Share): string {
  const { kind, share, low, high, read } = of.estimate;
  const machine = figure(of.machine.share);
  if (of.words !== null) return SHARES().inWords(wordsOf(of.words), read, percentOf(of.machine.share));
  return kind === 'corrected'
    ? SHARES().corrected(percentOf(share), figure(low ?? 0), figure(high ?? 1), read, machine)
    : SHARES().machine(percentOf(share), missingText(of));
}

/** A share too small for a number, where there is room for a word or two only; null for one that has a number. */
export const fewText = ({ words }: Pick<Share, 'words'>): string | null =>
  words && (words.found === 0 ? SHARES().few.none : SHARES().few.atLeast(words.found));

/** The mean sentiment of a run: corrected with its interval, else the machine's and what is missing. */
export function meanSentence({ mean, machine, low, high, kind, read, needs }: MeanEstimate): string {
  const { all, ...labels } = needs;
  const missing = Math.max(all, labels.negative + labels.neutral + labels.positive);
  return kind === 'corrected'
    ? SHARES().meanCorrected(
        mean.toFixed(1),
        (low ?? 0).toFixed(1),
        (high ?? 10).toFixed(1),
        read,
        machine.toFixed(1),
      )
    : SHARES().meanOfMachine(mean.toFixed(1), missing);
}
