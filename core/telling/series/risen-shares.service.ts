import type { RunRow } from '../../analysis/analyzer/analyzer.table.js';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { completePartsOf } from '../../judging/estimates/second-part.service.js';
import { sortReads, type VariableStrata } from '../../judging/estimates/sort-reads.js';
import { type ReadRun, readRuns, readStrataOf } from '../../judging/estimates/strata.service.js';
import type { TurningRise } from '../../judging/insight/conclusions/conclusions.schemas.js';
import { type TwoSpans, turningRises } from '../../judging/insight/conclusions/turning.js';
import type { SeriesVariable } from './gather-days.js';
import {
  countSeenByDay,
  listDrawnDays,
  type PartVariable,
  type SeenByDay,
} from './part-by-day.repository.js';
import type { DayCount, SeriesChoice } from './series.repository.js';

/** Runs of a codebook, the earliest first, and its variables as they call them. */
interface Runs {
  runs: readonly { id: number; run: RunRow }[];
  variables: readonly SeriesVariable[];
}

interface Span {
  from: string;
  to: string;
}
const isWithin = (day: string, { from, to }: Span) => from <= day && day <= to;

/** What is known of the comments of a run by day. */
interface RunDays {
  counts: readonly DayCount[];
  seen: readonly SeenByDay[];
  /** Of drawn comments, by number. */
  days: ReadonlyMap<number, string>;
}

/** The strata of the comments of a run that were written within a span. A part and a draw are random within a span, too. */
function strataWithin(
  span: Span,
  { counted, comments }: ReadRun,
  { counts, seen, days }: RunDays,
): VariableStrata[] {
  const within = counts.filter(({ day }) => isWithin(day, span));
  const sumOf = (variable: string | null) =>
    within.reduce((sum, one) => sum + (one.variable === variable ? one.comments : 0), 0);
  const drawn = comments.filter(({ seq }) => {
    const day = days.get(seq);
    return day !== undefined && isWithin(day, span);
  });
  const ofSpan = {
    ...counted,
    variables: counted.variables.map((variable) => ({ ...variable, tagged: sumOf(variable.name) })),
    // The strata of shares ask how many comments there are, not for their sentiment.
    sentiment: { positive: 0, neutral: sumOf(null), negative: 0 },
    mentioning: 0,
    second: counted.second && {
      ...counted.second,
      counts: seen.filter(({ day }) => isWithin(day, span)),
    },
  };
  return sortReads(ofSpan, drawn).variables;
}

/**
 * The variables of a codebook whose share rises by one reader and falls by the other between two spans of days. `rows` are the comments by day,
 * of which `choice` is the question for both spans.
 */
export async function risesThatTurn(
  ctx: AnalyzerContext,
  of: Runs,
  { rows, spans, choice }: { rows: readonly DayCount[]; spans: readonly [Span, Span]; choice: SeriesChoice },
): Promise<TurningRise[]> {
  const told = new Set(
    rows.filter(({ day }) => spans.some((span) => isWithin(day, span))).map(({ runId }) => runId),
  );
  const runs = of.runs.filter(({ id }) => told.has(id));
  const parts = await completePartsOf(
    ctx.db,
    runs.map(({ id }) => id),
  );
  if (parts.size === 0) return [];
  const variables = runs.flatMap(({ id, run }): PartVariable[] => {
    const part = parts.get(id);
    if (part === undefined) return [];
    return run.variables.map(({ name, learned }) => ({
      ...{ runId: id, partId: part.id, name },
      isLearned: learned === true,
    }));
  });
  const seen = await countSeenByDay(ctx.db, choice, variables);
  const drawn = await listDrawnDays(ctx.db, choice);
  const read = await readRuns(
    ctx.db,
    runs.map(({ run }) => run),
  );
  const strata = runs.map(({ id }, at) => {
    const days = {
      counts: rows.filter(({ runId }) => runId === id),
      seen: seen.filter(({ runId }) => runId === id),
      days: new Map(drawn.filter(({ runId }) => runId === id).map(({ seq, day }) => [seq, day])),
    };
    return { id, spans: spans.map((span) => strataWithin(span, read[at] as ReadRun, days)) };
  });
  return turningRises(
    of.variables.map(({ name, nameIn }): TwoSpans => {
      const within = (at: number) =>
        strata.flatMap(
          ({ id, spans: own }) => own[at]?.filter(({ variable }) => variable === nameIn.get(id)) ?? [],
        );
      return { variable: name, before: within(0), after: within(1) };
    }),
  );
}

/** The same between the last two runs of a series by run. */
export async function runsThatTurn(ctx: AnalyzerContext, { runs, variables }: Runs): Promise<TurningRise[]> {
  const last = runs.slice(-2);
  const parts = await completePartsOf(
    ctx.db,
    last.map(({ id }) => id),
  );
  if (parts.size < 2) return [];
  const strata = await readStrataOf(
    ctx.db,
    last.map(({ run }) => run),
  );
  return turningRises(
    variables.map(({ name, nameIn }): TwoSpans => {
      const ofRun = (at: number) =>
        strata[at]?.variables.filter(({ variable }) => variable === nameIn.get(last[at]?.id ?? 0)) ?? [];
      return { variable: name, before: ofRun(0), after: ofRun(1) };
    }),
  );
}
