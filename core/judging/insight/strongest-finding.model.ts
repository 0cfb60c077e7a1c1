import type { RunOverview } from '../../analysis/analyzer/overview/overview.schemas.js';
import {
  type CopiedPeak,
  type CopiedShare,
  type DifferenceWords,
  peakOnceText,
} from '../../analysis/shares/copied-shares.model.js';
import { DIFFERENCES } from '../../analysis/shares/differences.texts.model.js';
import { percentOf } from '../../platform/language/percent.model.js';
import type { Basis } from '../estimates/basis.constants.js';
import type { RunNumbers, VariableNumbers } from '../estimates/run-numbers.model.js';
import { fewText } from '../estimates/share-words.model.js';
import { SHARES } from '../estimates/shares.texts.model.js';
import type { DifferenceSize } from './difference-size.model.js';
import { FINDING } from './finding.texts.model.js';

type Unit = NonNullable<RunOverview['time']>['unit'];

/** A time at which a variable was clearly mentioned more often, as the machine counted it. */
export interface FoundPeak extends CopiedPeak {
  variable: string;
  from: string;
  /** Its first moment after the peak. */
  to: string;
  /** Shares, 0 to 1: of the comments of that time, and of those of other times. */
  share: number;
  elsewhere: number;
  unit: Unit;
}

/** How the share of a variable differs clearly from that of an earlier time. */
export interface FoundChange {
  variable: string;
  /** The share now, as `before` from 0 to 1. */
  now: number;
  before: number;
  /** What it is compared with. */
  since: string;
  basis: Basis;
  /** Now and before with each text counted once; null where copies change neither. */
  copies: readonly CopiedShare[] | null;
}

/** How a side of a comparison differs clearly from the other one, or from the mean of the others. */
export interface FoundDifference {
  variable: string;
  /** Of two sides the one with more. */
  side: string;
  /** Its share less the other one's, 0 to 1, and both as they are said. */
  difference: number;
  own: string;
  other: string;
  isOfMean: boolean;
  size: DifferenceSize;
  basis: Basis;
}

/** How many comments mention a variable. */
export type FoundShare = Pick<
  VariableNumbers,
  'variable' | 'count' | 'share' | 'kind' | 'sentiment' | 'known' | 'once'
>;

/** What is most worth saying of comments. */
export type Finding = Strongest | { kind: 'difference'; difference: FoundDifference } | { kind: 'same' };

/** A peak, else a change, else a share. */
export type Strongest =
  | { kind: 'peak'; peak: FoundPeak }
  | { kind: 'change'; change: FoundChange }
  | { kind: 'share'; variable: FoundShare; comments: number }
  | { kind: 'none'; comments: number };

/** All that was found of the comments of a page. */
export interface Found {
  /** The strongest first. */
  peaks?: readonly FoundPeak[];
  changes?: readonly FoundChange[];
  /** Each variable, and the comments that the shares are of. */
  shares: { variables: readonly FoundShare[]; comments: number };
}

/**
 * The strongest finding: a time at which a variable was clearly mentioned more often, else the largest clear change since an
 * earlier time, else the largest share.
 */
export function strongestOf({ peaks: [peak] = [], changes = [], shares }: Found): Strongest {
  if (peak !== undefined) return { kind: 'peak', peak };
  const [change] = [...changes].sort(
    (one, two) => Math.abs(two.now - two.before) - Math.abs(one.now - one.before),
  );
  if (change !== undefined) return { kind: 'change', change };
  return largestShare(shares);
}

/** The strongest finding of a run. */
export const strongestFinding = (
  numbers: RunNumbers,
  time: RunOverview['time'],
  changes: readonly FoundChange[] = [],
): Strongest =>
  strongestOf({
    peaks: (time?.peaks ?? []).flatMap(({ variable, ...peak }) =>
      time === null || variable === null ? [] : [{ ...peak, variable, unit: time.unit }],
    ),
    changes,
    shares: numbers,
  });

/** The variable that most comments mention. */
export function largestShare({ variables, comments }: Found['shares']): Strongest {
  const [first] = variables.filter(({ count }) => count > 0).sort((one, two) => two.count - one.count);
  return first === undefined ? { kind: 'none', comments } : { kind: 'share', variable: first, comments };
}

/** How a page writes what stands in a sentence. */
export interface FindingWords {
  say: ReturnType<typeof FINDING>;
  shares: ReturnType<typeof SHARES>;
  differences: DifferenceWords;
  /** A day, or an hour of one. */
  moment(time: string, unit: Unit): string;
}

const count = (value: number) => value.toLocaleString('en');

/** The words of the current language. */
export const findingWords = (moment: FindingWords['moment']): FindingWords => ({
  say: FINDING(),
  shares: SHARES(),
  differences: DIFFERENCES(),
  moment,
});

/** A finding as a sentence. On a page of corrected numbers one that rests on the machine's says so. */
export function findingSentence(of: Finding, basis: Basis, words: FindingWords): string {
  const { say, shares } = words;
  const rests = (kind: Basis, text: string) =>
    kind === basis ? say.sentence(text) : say.resting(text, shares.counted);
  if (of.kind === 'none') return say.sentence(say.none(count(of.comments)));
  if (of.kind === 'same') return say.sentence(say.same);
  if (of.kind === 'difference') return rests(of.difference.basis, differenceText(of.difference, words));
  if (of.kind === 'peak') return rests('machine', peakText(of, words));
  if (of.kind === 'change') return rests(of.change.basis, changeText(of.change, say));
  const { variable, share, kind, sentiment, count: comments, known, once } = of.variable;
  const said = (known && fewText(known, shares)) ?? percentOf(share);
  const text =
    sentiment === null || comments === 0
      ? say.leads(variable, said, count(of.comments))
      : say.leadsNegative(
          variable,
          said,
          count(of.comments),
          percentOf(
            sentiment.negative / Math.max(1, sentiment.positive + sentiment.neutral + sentiment.negative),
          ),
        );
  return rests(kind, once === null ? text : say.leadsOnce(text, once.repeats, percentOf(once.share)));
}

function changeText({ variable, now, before, since, copies }: FoundChange, say: FindingWords['say']): string {
  const points = Math.abs((now - before) * 100).toFixed(1);
  const told = now > before ? say.rose : say.fell;
  const text = told(variable, points, percentOf(before), percentOf(now), since);
  if (copies === null) return text;
  const repeated = copies.reduce(
    (sum, { comments, texts }) => sum + (comments > 1 ? comments - texts : 0),
    0,
  );
  const [after, then] = copies.map(({ once }) => percentOf(once));
  return say.changedOnce(text, repeated, then ?? '', after ?? '');
}

function differenceText(of: FoundDifference, { say, differences }: FindingWords): string {
  const { variable, side, own, other, difference } = of;
  const size = differences.sizes[of.size];
  const points = Math.abs(difference * 100).toFixed(1);
  if (!of.isOfMean) return say.differs(variable, side, points, own, other, size);
  return (difference > 0 ? say.differsMore : say.differsLess)(variable, side, own, other, size);
}

function peakText(
  { peak: { variable, unit, ...peak } }: Extract<Finding, { kind: 'peak' }>,
  { say, moment, differences }: FindingWords,
): string {
  const last = new Date(Date.parse(peak.to) - 1).toISOString();
  const [first, end] = [moment(peak.from, unit), moment(unit === 'hour' ? peak.to : last, unit)];
  const shares = [percentOf(peak.share), percentOf(peak.elsewhere)] as const;
  const text =
    first === end ? say.peakOn(variable, first, ...shares) : say.peakFrom(variable, first, end, ...shares);
  return peakOnceText(text, peak, differences);
}
