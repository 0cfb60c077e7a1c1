import { requireAnalyses } from '../../analysis/analyzer/analyzer.service.js';
import type { RunRow } from '../../analysis/analyzer/analyzer.table.js';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { OfCodebook } from '../../analysis/codebooks/codebooks.schemas.js';
import { requireVersion } from '../../analysis/codebooks/codebooks.service.js';
import { requireNearCopiesOf } from '../../analysis/copies/find-copies.service.js';
import { engineChanges } from '../../analysis/sentiments/engine-changes.model.js';
import { isChangedByCopies } from '../../analysis/shares/copied-shares.model.js';
import { rateOf, wilsonInterval } from '../../analysis/shares/proportions.js';
import { dayAfter } from '../../days.model.js';
import type { Basis } from '../../judging/estimates/basis.constants.js';
import { sharesOfRuns } from '../../judging/estimates/shares.service.js';
import { dayOf } from '../../platform/language/search-text.model.js';
import { verb } from '../../platform/operations/verb.js';
import { alarmsOf } from './alarms.js';
import {
  bucketsBetween,
  gatherCopies,
  gatherDays,
  type Mentions,
  mondayOf,
  type SeriesVariable,
  seriesVariables,
} from './gather-days.js';
import { runsThatTurn } from './risen-shares.service.js';
import { SERIES } from './series.operations.js';
import {
  type CopiedCount,
  countByDay,
  countCopiesByDay,
  countTextsByRun,
  type DayCount,
  listSeriesRuns,
  type SeriesChoice,
  type SeriesRunRow,
} from './series.repository.js';
import { Series, SeriesInput, type SeriesPoint } from './series.schemas.js';

/** Shares by day need times; below this share of comments with one each run is a point. */
const LEAST_WITH_TIME = 0.8;
/** Up to this number of days a series is shown by day. */
const MOST_DAYS = 120;

/** A codebook's runs, and its variables as the runs call them. */
export interface RunsOfCodebook {
  codebook: Series['codebook'];
  /** The earliest first. */
  runs: (SeriesRunRow & { run: RunRow })[];
  variables: SeriesVariable[];
}

/** The runs of a codebook that a series consists of. Throws NOT_FOUND. */
export async function runsOfCodebook(ctx: AnalyzerContext, key: string): Promise<RunsOfCodebook> {
  const { row, version } = await requireVersion(ctx.db, key);
  const found = await listSeriesRuns(ctx.db, row.id);
  const rows = await requireAnalyses(
    ctx,
    found.map(({ analysisId }) => analysisId),
  );
  const runs = found.map((one, at) => ({ ...one, run: rows[at] as RunRow }));
  return {
    codebook: { id: row.codebookId, name: row.name },
    runs,
    variables: seriesVariables(
      version.variables,
      runs.map(({ id, run }) => ({ id, variables: run.variables })),
    ),
  };
}

/** What is asked of the database for a series. Copies are looked for first where each text is to count once. */
export async function choiceOf(
  ctx: AnalyzerContext,
  { runs }: RunsOfCodebook,
  { from, to, copies }: { from?: string; to?: string; copies?: 'all' | 'once' },
): Promise<SeriesChoice> {
  const isOnce = copies === 'once';
  if (isOnce)
    await requireNearCopiesOf(
      ctx,
      runs.map(({ run }) => run),
    );
  return { runs: runs.map(({ id }) => id), timeZone: ctx.config.timeZone, from, to, isOnce };
}

/** Counts of series asked for last, by server and question: a page asks for its series, its spans and its words at once. */
const counted = new WeakMap<object, Map<string, Promise<DayCount[]>>>();
const MOST_COUNTED = 8;

/** The comments of a series by day and variable. What completed runs say stays, so the last few answers are kept. */
export async function daysOf(
  ctx: AnalyzerContext,
  of: RunsOfCodebook,
  asked: { from?: string; to?: string; copies?: 'all' | 'once' },
): Promise<DayCount[]> {
  const choice = await choiceOf(ctx, of, asked);
  const known = counted.get(ctx.analyzer) ?? new Map<string, Promise<DayCount[]>>();
  counted.set(ctx.analyzer, known);
  // Of a run that was asked again more comments are answered.
  const key = JSON.stringify([choice, of.runs.map(({ comments, withTime }) => [comments, withTime])]);
  const days = known.get(key) ?? countByDay(ctx.db, choice);
  // The latest stands last; what failed is asked again.
  known.delete(key);
  known.set(key, days);
  days.catch(() => known.delete(key));
  const [oldest] = known.keys();
  if (known.size > MOST_COUNTED && oldest !== undefined) known.delete(oldest);
  return await days;
}

/** A share as it is counted, with the interval of the same with each text counted once. */
function pointOf({ hits, total }: Mentions, once: Mentions): SeriesPoint | null {
  if (total === 0) return null;
  return {
    count: hits,
    total,
    share: rateOf({ hits, total }),
    ...wilsonInterval(once),
    kind: 'machine',
  };
}

function seenOf(points: readonly (SeriesPoint | null)[], starts: readonly string[]) {
  const seen = starts.filter((_, at) => (points[at]?.count ?? 0) > 0);
  return { firstSeen: seen[0] ?? null, lastSeen: seen.at(-1) ?? null };
}

/** Each run as a point: its shares are corrected where enough was read, unless the machine's are asked for. */
async function seriesByRun(
  ctx: AnalyzerContext,
  { runs, variables }: RunsOfCodebook,
  basis: Basis | undefined,
) {
  const starts = runs.map(({ run }) => run.uploadDate.toISOString());
  const shares = await sharesOfRuns(
    ctx.db,
    runs.map(({ run }) => run),
    basis,
  );
  await requireNearCopiesOf(
    ctx,
    runs.map(({ run }) => run),
  );
  const voices = await countTextsByRun(
    ctx.db,
    runs.map(({ id }) => id),
  );
  return {
    unit: 'run' as const,
    repeated: 0,
    points: runs.map(({ analysisId, comments }, at) => ({
      start: starts[at] as string,
      taskId: analysisId,
      comments,
    })),
    variables: variables.map(({ name, nameIn }) => {
      const points = runs.map(({ id, comments }, at): SeriesPoint | null => {
        const own = shares[at]?.find(({ variable }) => variable === nameIn.get(id));
        if (own === undefined || comments === 0) return null;
        const { count, share, kind, low, high } = own.estimate;
        const texts = voices.get(id);
        const interval = wilsonInterval({
          hits: texts?.hits.get(own.variable) ?? 0,
          total: texts?.total ?? comments,
        });
        return { count, total: comments, share, low: low ?? interval.low, high: high ?? interval.high, kind };
      });
      const count = points.reduce((sum, point) => sum + (point?.count ?? 0), 0);
      return { variable: name, count, ...seenOf(points, starts), points };
    }),
    alarms: [],
    turning: await runsThatTurn(ctx, { runs, variables }),
  };
}

/** The points of a series, in order, from which on another version of the engine read the comments. */
function engineChangesIn(
  runs: RunsOfCodebook['runs'],
  { unit, points }: Pick<Series, 'unit' | 'points'>,
  timeZone: string,
): Series['engineChanges'] {
  const begun = runs.flatMap(({ run, analysisId: runId, firstTime }) => {
    const at =
      unit === 'run'
        ? points.findIndex(({ taskId }) => taskId === runId)
        : firstTime === null
          ? -1
          : points.findLastIndex(({ start }) => start <= dayOf(firstTime, timeZone));
    return at < 0 ? [] : [{ at, engineVersion: run.promptVersion }];
  });
  const ordered = begun.toSorted((one, two) => one.at - two.at);
  return engineChanges(ordered).map(({ index, from, to }) => ({
    start: points[ordered[index]?.at ?? 0]?.start ?? '',
    from,
    to,
  }));
}

/** How a series by days is counted. */
interface ByDays {
  unit?: 'day' | 'week';
  /** The days with each text counted once: what alarms rest on. */
  voices: readonly DayCount[];
  /** The same days with every copy, and the copies among them: what is said beside an alarm. */
  copied(): Promise<{ all: readonly DayCount[]; copies: readonly CopiedCount[] }>;
}

async function seriesByDays(
  rows: readonly DayCount[],
  variables: readonly SeriesVariable[],
  { unit, voices, copied }: ByDays,
) {
  const days = rows.map(({ day }) => day).sort();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const isLong = days.length > 0 && dayAfter(first, MOST_DAYS) < last;
  const chosen = unit ?? (isLong ? 'week' : 'day');
  const starts = days.length === 0 ? [] : bucketsBetween(first, last, chosen);
  const places = new Map(starts.map((start, at) => [start, at]));
  const place = (day: string) => places.get(chosen === 'week' ? mondayOf(day) : day);
  const { comments, mentions } = gatherDays(rows, variables, starts.length, place);
  const once = gatherDays(voices, variables, starts.length, place).mentions;
  const found = variables.flatMap(({ name }, index) =>
    alarmsOf(once[index] ?? []).map((alarm) => ({ name, index, ...alarm })),
  );
  const beside = found.length === 0 ? { all: [], copies: [] } : await copied();
  const all = gatherDays(beside.all, variables, starts.length, place).mentions;
  const copies = gatherCopies(beside.copies, variables, starts.length, place);
  const alarms = found.map(({ name, index, at, hits, ...alarm }) => {
    const [whole, voice] = [all[index]?.[at], once[index]?.[at]];
    const own = copies[index]?.[at];
    const share = whole && voice && own && { ...own, all: rateOf(whole), once: rateOf(voice) };
    return {
      variable: name,
      start: starts[at] as string,
      count: hits,
      ...alarm,
      copies: share && isChangedByCopies(share) ? { ...share, count: whole.hits } : null,
    };
  });
  return {
    unit: chosen,
    points: starts.map((start, at) => ({ start, taskId: null, comments: comments[at] ?? 0 })),
    variables: variables.map(({ name }, index) => {
      const points = (mentions[index] ?? []).map((one, at) => pointOf(one, once[index]?.[at] ?? one));
      const count = points.reduce((sum, point) => sum + (point?.count ?? 0), 0);
      return { variable: name, count, ...seenOf(points, starts), points };
    }),
    turning: [],
    alarms: alarms.sort((one, other) =>
      one.start < other.start ? 1 : one.start > other.start ? -1 : one.p - other.p,
    ),
  };
}

/**
 * The shares of a codebook's variables over all of its completed runs, by day or week of the comments, or by run. A comment that
 * several runs have counts once, as the latest has it; a run that was brought up to date is left out. Throws NOT_FOUND,
 * VALIDATION.
 */
export const getSeries = verb(
  SERIES.get,
  { of: OfCodebook, input: SeriesInput, answer: ['Shares by day, week or run', Series], expensive: 'answer' },
  async (ctx: AnalyzerContext, { codebook, unit, basis, ...asked }) => {
    const of = await runsOfCodebook(ctx, codebook);
    const sum = (count: (run: SeriesRunRow) => number) => of.runs.reduce((all, run) => all + count(run), 0);
    const [comments, withTime] = [sum((run) => run.comments), sum((run) => run.withTime)];
    const byRun = unit === 'run' || (unit === undefined && withTime < LEAST_WITH_TIME * comments);
    const head = {
      codebook: of.codebook,
      runs: of.runs.map(({ analysisId: runId, run, version, comments: answered }) => ({
        taskId: runId,
        fileName: run.fileName,
        runName: run.name || run.fileName,
        createdAt: run.uploadDate.toISOString(),
        version,
        comments: answered,
        engineVersion: run.promptVersion,
      })),
      comments,
      withTime,
    };
    const withChanges = <Points extends Pick<Series, 'unit' | 'points'>>(found: Points) => ({
      ...found,
      engineChanges: engineChangesIn(of.runs, found, ctx.config.timeZone),
    });
    if (byRun) return { ...head, ...withChanges(await seriesByRun(ctx, of, basis)) };
    const rows = await daysOf(ctx, of, asked);
    const told = rows.reduce((all, row) => all + (row.variable === null ? row.comments : 0), 0);
    const isWhole = asked.from === undefined && asked.to === undefined && asked.copies !== 'once';
    const byDays: ByDays = {
      unit,
      voices: await daysOf(ctx, of, { ...asked, copies: 'once' }),
      copied: async () => ({
        all: await daysOf(ctx, of, { ...asked, copies: 'all' }),
        copies: await countCopiesByDay(ctx.db, await choiceOf(ctx, of, { ...asked, copies: 'all' })),
      }),
    };
    return {
      ...head,
      repeated: isWhole ? withTime - told : 0,
      ...withChanges(await seriesByDays(rows, of.variables, byDays)),
    };
  },
);
