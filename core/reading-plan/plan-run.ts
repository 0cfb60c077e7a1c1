import { LEAST_TAGGED_READ, LEAST_UNTAGGED_READ } from '../estimates/estimates.js';
import { plannedStrata, planReads, strataOfAccuracy } from '../estimates/plan-reads.js';
import { type Stratum, stratifiedShare } from '../estimates/stratified.js';

/** Where nothing is known: a frequent variable that the engine does not know, which takes many reads. */
const ASSUMED = { share: 0.2, precision: 0.75, recall: 0.55 };
/** What an assumption weighs beside what was read, in reads, until the minimum is read. */
const WEIGHT_OF_ASSUMED = 10;

/** What is known of a variable before it is planned. */
export interface Known {
  tagged: Stratum;
  untagged: Stratum;
}

/** What a variable needs. */
export interface VariablePlan {
  basis: 'read' | 'counted' | 'assumed';
  /** The share that is planned for. */
  share: number;
  /** Half the width of the interval as it is now; null before the minimum is read. */
  halfWidth: number | null;
  /** Reads that are missing, of the comments with the tag and of the others. */
  missing: { tagged: number; untagged: number };
  /** Of all comments the share that smops tags. */
  taggedShare: number;
}

const isEnough = ({ tagged, untagged }: Known) =>
  tagged.read >= Math.min(LEAST_TAGGED_READ, tagged.of) &&
  untagged.read >= Math.min(LEAST_UNTAGGED_READ, untagged.of);

/** The rates that are planned for: as read once the minimum is, before that between what was read and what is assumed. */
function ratesOf(known: Known): { tagged: number; untagged: number } {
  const { tagged, untagged } = known;
  const missed = (tagged.of * ASSUMED.precision * (1 / ASSUMED.recall - 1)) / Math.max(1, untagged.of);
  const assumed = { tagged: ASSUMED.precision, untagged: Math.min(0.5, Math.max(0.02, missed)) };
  const weight = isEnough(known) ? 0 : WEIGHT_OF_ASSUMED;
  const rate = ({ read, yes }: Stratum, guess: number) =>
    read + weight === 0 ? guess : (yes + weight * guess) / (read + weight);
  return { tagged: rate(tagged, assumed.tagged), untagged: rate(untagged, assumed.untagged) };
}

/**
 * What a variable of a file needs to be known to plus or minus `halfWidth`. `known` are the counts and reads of these comments;
 * `earlier` those of another run, which lend their shares and rates only. Without both a careful case is taken.
 */
export function planVariable(
  { of, halfWidth }: { of: number; halfWidth: number },
  { known, earlier }: { known?: Known; earlier?: Known },
): VariablePlan {
  const from = known ?? earlier;
  const all = from === undefined ? 0 : from.tagged.of + from.untagged.of;
  const strata =
    from === undefined || all === 0
      ? strataOfAccuracy(ASSUMED.share, ASSUMED)
      : plannedStrata(from.tagged.of / all, ratesOf(from));
  const done = [known?.tagged.read ?? 0, known?.untagged.read ?? 0] as const;
  const [tagged = [], untagged = []] = planReads(strata, { of, halfWidth, done }) ?? [];
  const now = known && isEnough(known) ? stratifiedShare([known.tagged, known.untagged]) : null;
  return {
    basis: from === undefined || all === 0 ? 'assumed' : isEnough(from) ? 'read' : 'counted',
    share: strata.reduce((sum, { weight, cells }) => sum + weight * (cells[0]?.rate ?? 0), 0),
    halfWidth: now && (now.high - now.low) / 2,
    missing: {
      tagged: Math.max(0, (tagged[0] ?? 0) - done[0]),
      untagged: Math.max(0, (untagged[0] ?? 0) - done[1]),
    },
    taggedShare: strata[0]?.weight ?? 0,
  };
}

/**
 * How many more comments are to be read for all variables, about: the common part is read for each of them, and what a
 * variable's tagged comments lack in it is added for this variable alone, at most as many as the common part has (docs/estimates.md, "Drawing").
 */
export function readsForAll(
  plans: readonly Pick<VariablePlan, 'missing' | 'taggedShare'>[],
  left: number,
): number {
  const least = Math.max(
    0,
    ...plans.map(({ missing, taggedShare }) => (taggedShare >= 1 ? 0 : missing.untagged / (1 - taggedShare))),
  );
  const totalWith = (common: number) => {
    const added = plans.reduce(
      (sum, { missing, taggedShare }) => sum + Math.max(0, missing.tagged - common * taggedShare),
      0,
    );
    return Math.max(common + added, 2 * added);
  };
  const sizes = plans.flatMap(({ missing, taggedShare }) =>
    taggedShare > 0 ? Math.max(least, missing.tagged / taggedShare) : [],
  );
  return Math.min(left, Math.ceil(Math.min(...[least, ...sizes].map(totalWith)) - 1e-9));
}
