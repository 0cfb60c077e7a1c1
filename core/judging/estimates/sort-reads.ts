import type { SentimentLabel } from '../../analysis/analyzer/providers/provider.js';
import { addRead, emptyCells, restsOnCells, type Sides, withCells } from './cells.js';
import type { VariableEstimate } from './estimate.schemas.js';
import type { SeenCount } from './second-part.repository.js';
import type { ScoreStratum, Stratum } from './stratified.js';

/** What was read of a variable among the tagged comments and among the others. */
export interface VariableStrata extends Sides {
  variable: string;
  /** The second reader on whose part the strata rest, and how many comments of it count for the variable. */
  second: VariableEstimate['second'];
  /** The strata with the cells of the second reader of this name, whether they are these or not; null without a second reader. */
  byCells: (Sides & { label: string }) | null;
}

/** The reads of a run, sorted by what the machine says. */
export interface SortedReads {
  variables: VariableStrata[];
  /** What was read of the comments that any variable matched, and of the others. */
  mentioning: VariableStrata;
  /** What was read of the comments to which the machine gave each label. */
  sentiment: Record<SentimentLabel, ScoreStratum>;
}

/** A run as the machine counted it. */
export interface CountedRun {
  variables: readonly { name: string; tagged: number; isLearned: boolean }[];
  /** Comments that any variable matched. */
  mentioning: number;
  /** Comments by the machine's label. */
  sentiment: Readonly<Record<SentimentLabel, number>>;
  /** Whether comments were drawn by cells: then only those drawn among all are a sample without them. */
  isByCells: boolean;
  /** The second reader, and how its part divides into cells. */
  second: { label: string; counts: readonly SeenCount[]; limits?: Stratum['cellLimits'] } | null;
}

/** A drawn comment: what the machine, the second reader and people say of it. */
export interface ReadComment {
  /** Null: drawn among all comments. Else for these variables alone. */
  forVariables: readonly string[] | null;
  tags: readonly string[];
  sentiment: SentimentLabel | null;
  /** Null outside of the second reader's part, and where it failed. `forVariables`: those for which it counts in the part; null: all. */
  second: { tags: readonly string[]; forVariables: readonly string[] | null } | null;
  /** Whether words may be learned from its text: then it counts for no variable with learned words. */
  isForLearning: boolean;
  /** Of each variable of the run, in their order: from 0 (no) to 1 (yes); null where it was not judged. */
  verdicts: readonly (number | null)[];
  /** Of people's words on its sentiment, 0 to 10; null without one. */
  score: number | null;
}

const nothingRead = (of: number): Stratum => ({ of, read: 0, yes: 0 });
const isFor = (variables: readonly string[] | null, name: string) => variables?.includes(name) ?? true;

/**
 * Whether readers found any variable in a comment, from 0 to 1: known only where all of them were judged, as those that a reader left
 * out may be in it, too. Undefined where that is not known.
 */
function mentionOf(
  { variables }: CountedRun,
  { verdicts, isForLearning, forVariables }: ReadComment,
): number | undefined {
  if (forVariables !== null || variables.length === 0) return undefined;
  if (isForLearning && variables.some(({ isLearned }) => isLearned)) return undefined;
  const known = verdicts.filter((verdict) => verdict !== null);
  return known.length < verdicts.length ? undefined : Math.max(...known);
}

/** Sorts a run's drawn comments by what the machine says, and by cells where a second reader has read. */
export function sortReads(run: CountedRun, comments: readonly ReadComment[]): SortedReads {
  const { sentiment: labels, second, isByCells } = run;
  const all = labels.positive + labels.neutral + labels.negative;
  const plain = run.variables.map(
    ({ tagged }): Sides => ({ tagged: nothingRead(tagged), untagged: nothingRead(all - tagged) }),
  );
  const cells = second && run.variables.map(({ name }) => emptyCells(name, second.counts));
  const mentioning: Sides = {
    tagged: nothingRead(run.mentioning),
    untagged: nothingRead(all - run.mentioning),
  };
  const scores: Record<SentimentLabel, number[]> = { positive: [], neutral: [], negative: [] };
  for (const comment of comments) {
    const { forVariables, tags, sentiment, score } = comment;
    for (const [place, { name, isLearned }] of run.variables.entries()) {
      const verdict = comment.verdicts[place] ?? null;
      if (verdict === null || !isFor(forVariables, name) || (isLearned && comment.isForLearning)) continue;
      const side = tags.includes(name) ? 'tagged' : 'untagged';
      if (!isByCells || forVariables === null) addRead(plain[place]?.[side], verdict);
      if (comment.second !== null && isFor(comment.second.forVariables, name))
        addRead(cells?.[place]?.[side][comment.second.tags.includes(name) ? 0 : 1], verdict);
    }
    const mention = mentionOf(run, comment);
    if (mention !== undefined) addRead(tags.length > 0 ? mentioning.tagged : mentioning.untagged, mention);
    // Those drawn for some variables only are no sample of all comments.
    if (forVariables === null && sentiment !== null && score !== null) scores[sentiment].push(score);
  }
  const variables = run.variables.map(({ name }, place): VariableStrata => {
    const sides = plain[place] as Sides;
    const ofCells = cells?.[place];
    const byCells =
      ofCells === undefined || second === null
        ? null
        : { ...withCells(sides, ofCells, second.limits), label: second.label };
    const isCounted = byCells !== null && restsOnCells(byCells, sides, isByCells);
    const seen =
      ofCells === undefined
        ? 0
        : [...ofCells.tagged, ...ofCells.untagged].reduce((sum, one) => sum + one.seen, 0);
    return {
      variable: name,
      tagged: (isCounted ? byCells : sides).tagged,
      untagged: (isCounted ? byCells : sides).untagged,
      second: isCounted ? { label: byCells.label, read: seen } : null,
      byCells,
    };
  });
  return {
    variables,
    mentioning: { variable: '', ...mentioning, second: null, byCells: null },
    sentiment: {
      positive: { of: labels.positive, scores: scores.positive },
      neutral: { of: labels.neutral, scores: scores.neutral },
      negative: { of: labels.negative, scores: scores.negative },
    },
  };
}
