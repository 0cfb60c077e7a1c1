import type { RunRow } from '../../../analysis/analyzer/analyzer.table.js';
import type { AnalyzerContext } from '../../../analysis/analyzer/analyzer-context.js';
import type { RunOverview } from '../../../analysis/analyzer/overview/overview.schemas.js';
import { overviewOf } from '../../../analysis/analyzer/overview/run-overview.service.js';
import { requireNearCopies } from '../../../analysis/copies/find-copies.service.js';
import { type CopiedShare, copiedShares } from '../../../analysis/shares/copied-shares.model.js';
import { rateOf } from '../../../analysis/shares/proportions.js';
import type { Basis } from '../../estimates/basis.constants.js';
import type { VariableStrata } from '../../estimates/sort-reads.js';
import { readStrata } from '../../estimates/strata.service.js';
import { infoOf } from '../../results/analysis-results.service.js';
import type { TurningDifference } from '../conclusions/conclusions.schemas.js';
import { turningDifferences } from '../conclusions/turning.js';
import { compareSides, type SideCount } from './compare-rates.js';
import type { ComparedSide, ComparedVariable } from './comparison.schemas.js';
import { countCopied, countSide, type VariableCount } from './comparisons.repository.js';

/** The runs of a side, and which of them has each variable. */
export interface SideRuns {
  name: string;
  run: RunRow;
  extra: RunRow | null;
  /** Which run has each compared variable, and what it is called there. */
  found: { run: RunRow; name: string }[];
}

/** How comments are counted. */
interface Counting {
  /** Whether copies of one text count as one comment. */
  isOnce: boolean;
  /** Whether sides and variables are counted over time, too. */
  withTime: boolean;
  /** On the machine's, what people read is left out. */
  basis?: Basis | undefined;
}

/** What a run counts of a variable: with every copy, with each text once, and the copies among its comments. */
export interface CountedVoices {
  all: VariableCount;
  once: VariableCount;
  share: CopiedShare;
}

/**
 * Counts a completed run's variables with every copy and with each text once, in the order of `names`. Copies are looked for
 * first where nobody has yet. Throws CONFLICT before the run has been completed.
 */
export async function countVoices(
  ctx: AnalyzerContext,
  run: RunRow,
  names: readonly string[],
): Promise<CountedVoices[]> {
  await requireNearCopies(ctx, run);
  const all = await countSide(ctx.db, run.id, names, { isOnce: false });
  const once = await countSide(ctx.db, run.id, names, { isOnce: true });
  const copied = await countCopied(ctx.db, run.id);
  const shareOf = ({ hits, total }: SideCount) => rateOf({ hits: hits.comments, total });
  return names.flatMap((name, at) => {
    const [whole, voices] = [all[at], once[at]];
    if (whole === undefined || voices === undefined) return [];
    const { comments = 0, texts = 0 } = copied.get(name) ?? {};
    return {
      all: whole,
      once: voices,
      share: { comments, texts, all: shareOf(whole), once: shareOf(voices) },
    };
  });
}

/** What is known of a side: the counts of its variables, and how its comments divide. */
interface ReadSide {
  counts: Map<string, CountedVoices>;
  read: VariableStrata[];
  /** Of its first run; the other has the same comments. */
  overview: RunOverview;
  byTime: Map<string, number[]>;
}

/** What a side counts of every variable, and what people read of them: corrected shares are of all comments, with copies. */
async function readSide(
  ctx: AnalyzerContext,
  { run, extra, found }: SideRuns,
  names: readonly string[],
  { isOnce, withTime, basis }: Counting,
): Promise<ReadSide> {
  const filter = isOnce ? { copies: 'once' as const } : {};
  const overview = await overviewOf(ctx, run, filter);
  const side: ReadSide = {
    counts: new Map(),
    read: [],
    overview,
    byTime: new Map(),
  };
  for (const one of [run, extra]) {
    const here = found.flatMap(({ run: of, name }, at) => (of === one ? [{ name, at }] : []));
    if (one === null || here.length === 0) continue;
    const asked = here.map(({ name }) => name);
    const rows = await countVoices(ctx, one, asked);
    const strata = isOnce || basis === 'machine' ? [] : (await readStrata(ctx.db, one)).variables;
    const courses = withTime ? (one === run ? overview : await overviewOf(ctx, one, filter)).variables : [];
    for (const [place, { name, at }] of here.entries()) {
      const [variable, row] = [names[at] ?? name, rows[place]];
      if (row !== undefined) side.counts.set(variable, row);
      const known = strata.find((stratum) => stratum.variable === name);
      if (known !== undefined) side.read.push({ ...known, variable });
      side.byTime.set(variable, courses.find((course) => course.variable === name)?.byTime ?? []);
    }
  }
  return side;
}

/** A side as it is shown; its counts of comments where all runs have ended. */
export function sideOf(
  { name, run, extra, found }: SideRuns,
  overview?: RunOverview,
  { isOnce, withTime }: Counting = { isOnce: false, withTime: false },
): ComparedSide {
  const info = infoOf(run);
  const time = (withTime && overview?.time) || null;
  return {
    name,
    taskId: run.analysisId,
    extraTaskId: extra?.analysisId ?? null,
    fileName: info.file_name,
    runName: info.name,
    providerLabel: info.provider_label,
    analysedAt: info.created_at,
    total: info.total_comments,
    failed: info.failed_comments,
    texts: isOnce ? (overview?.matching ?? null) : null,
    ...(overview?.sentiment ?? {
      positive: info.positive_comments,
      neutral: info.neutral_comments,
      negative: info.negative_comments,
    }),
    mean: overview?.mean ?? null,
    time: time && { unit: time.unit, buckets: time.buckets },
    variables: found.map((one) => ({ taskId: one.run.analysisId, variable: one.name })),
  };
}

/** Reads what is compared: each side, and the counts of each variable in all of them. */
export async function readSides(
  ctx: AnalyzerContext,
  sides: readonly SideRuns[],
  names: readonly string[],
  counting: Counting,
) {
  const read: ReadSide[] = [];
  for (const side of sides) read.push(await readSide(ctx, side, names, counting));
  const variables = names.map((name) => {
    const sides = read.flatMap(({ counts }) => counts.get(name) ?? []);
    const voices = sides.map(({ once }) => once);
    const shares = sides.map(({ share }) => share);
    const counts = counting.isOnce ? voices : sides.map(({ all }) => all);
    const copies = copiedShares(shares);
    return { name, counts, voices, shares, copies, isChangedByCopies: copies !== null };
  });
  return { read, variables };
}

/** The sides with their comments counted, and what tells them apart. */
export async function compareRuns(
  ctx: AnalyzerContext,
  sides: readonly SideRuns[],
  names: readonly string[],
  counting: Counting,
): Promise<{ shown: ComparedSide[]; variables: ComparedVariable[]; turning: TurningDifference[] }> {
  const { read, variables } = await readSides(ctx, sides, names, counting);
  const compared = compareSides(
    variables,
    read.map((side) => side.read),
  );
  return {
    shown: sides.map((side, at) => sideOf(side, read[at]?.overview, counting)),
    turning: turningDifferences(
      compared,
      read.map((side) => side.read),
    ),
    variables: compared.map(
      (one, at): ComparedVariable => ({
        ...one,
        sentiments: variables[at]?.counts.map(({ sentiments }) => sentiments) ?? [],
        withCopies: counting.isOnce ? (variables[at]?.shares.map(({ all }) => all) ?? []) : null,
        copies: variables[at]?.copies ?? null,
        byTime: read.map(({ byTime }) => byTime.get(one.variable) ?? []),
      }),
    ),
  };
}
