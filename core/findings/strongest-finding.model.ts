import type { RunOverview } from '../analyzer/overview/overview.schemas.js';
import type { Basis } from '../estimates/basis.constants.js';
import type { RunNumbers, VariableNumbers } from '../estimates/run-numbers.model.js';
import { fewText } from '../estimates/share-words.model.js';
import { SHARES } from '../estimates/shares.texts.model.js';
import { percentOf } from '../language/percent.model.js';
import { FINDING } from './finding.texts.model.js';

type Peak = NonNullable<RunOverview['time']>['peaks'][number];
type Unit = NonNullable<RunOverview['time']>['unit'];

/** How the share of a variable differs clearly from that of an earlier time. */
export interface FoundChange {
  variable: string;
  /** Shares, 0 to 1. */
  now: number;
  before: number;
  /** What it is compared with. */
  since: string;
  basis: Basis;
}

/** What is most worth saying of comments: a peak, else a change, else a share. */
export type Finding =
  | { kind: 'peak'; variable: string; peak: Peak; unit: Unit }
  | { kind: 'change'; change: FoundChange }
  | { kind: 'share'; variable: VariableNumbers; comments: number }
  | { kind: 'none'; comments: number };

/**
 * The strongest finding: a time at which a variable was clearly mentioned more often, else the largest clear change since an
 * earlier time, else the largest share.
 */
export function strongestFinding(
  numbers: RunNumbers,
  time: RunOverview['time'],
  changes: readonly FoundChange[] = [],
): Finding {
  const peak = time?.peaks.find(({ variable }) => variable !== null);
  if (time && peak?.variable != null) return { kind: 'peak', variable: peak.variable, peak, unit: time.unit };
  const [change] = [...changes].sort(
    (one, two) => Math.abs(two.now - two.before) - Math.abs(one.now - one.before),
  );
  if (change !== undefined) return { kind: 'change', change };
  return largestShare(numbers);
}

/** The variable that most comments mention. */
export function largestShare({ variables, comments }: RunNumbers): Finding {
  const [first] = variables.filter(({ count }) => count > 0).sort((one, two) => two.count - one.count);
  return first === undefined ? { kind: 'none', comments } : { kind: 'share', variable: first, comments };
}

/** How a page writes what stands in a sentence. */
export interface FindingWords {
  say: ReturnType<typeof FINDING>;
  shares: ReturnType<typeof SHARES>;
  /** A day, or an hour of one. */
  moment(time: string, unit: Unit): string;
  percent(share: number): string;
}

const count = (value: number) => value.toLocaleString('en');

/** The words of the current language. */
export const findingWords = (moment: FindingWords['moment']): FindingWords => ({
  say: FINDING(),
  shares: SHARES(),
  moment,
  percent: percentOf,
});

/** A finding as a sentence. On a page of corrected numbers one that rests on the machine's says so. */
export function findingSentence(of: Finding, basis: Basis, words: FindingWords): string {
  const { say, shares } = words;
  const rests = (kind: Basis, text: string) =>
    kind === basis ? say.sentence(text) : say.resting(text, shares.counted);
  if (of.kind === 'none') return say.sentence(say.none(count(of.comments)));
  if (of.kind === 'peak') return rests('machine', peakText(of, words));
  if (of.kind === 'change') {
    const { variable, now, before, since, basis: kind } = of.change;
    const points = Math.abs((now - before) * 100).toFixed(1);
    const text = (now > before ? say.rose : say.fell)(
      variable,
      points,
      words.percent(before),
      words.percent(now),
      since,
    );
    return rests(kind, text);
  }
  const { variable, share, kind, sentiment, count: comments, known } = of.variable;
  const said = (known && fewText(known, shares)) ?? words.percent(share);
  const text =
    sentiment === null || comments === 0
      ? say.leads(variable, said, count(of.comments))
      : say.leadsNegative(
          variable,
          said,
          count(of.comments),
          words.percent(
            sentiment.negative / Math.max(1, sentiment.positive + sentiment.neutral + sentiment.negative),
          ),
        );
  return rests(kind, text);
}

function peakText(
  { variable, peak, unit }: Extract<Finding, { kind: 'peak' }>,
  { say, moment, percent }: FindingWords,
): string {
  const last = new Date(Date.parse(peak.to) - 1).toISOString();
  const [first, end] = [moment(peak.from, unit), moment(unit === 'hour' ? peak.to : last, unit)];
  const shares = [percent(peak.share), percent(peak.elsewhere)] as const;
  return first === end
    ? say.peakOn(variable, first, ...shares)
    : say.peakFrom(variable, first, end, ...shares);
}
