import { conflict } from '../../errors.js';
import type { AnalysisRow } from '../analyzer/analyzer.table.js';
import type { AnalyzerContext } from '../analyzer/analyzer-context.js';
import {
  findNearCopyRun,
  insertNearCopies,
  listGroupsOf,
  listSearchedRuns,
  listTexts,
} from './near-copies.repository.js';
import { NEAR_COPIES_TEXTS } from './near-copies.texts.model.js';

const PAGE = 1000;

type Context = Pick<AnalyzerContext, 'db' | 'analyzer' | 'clock'>;
type Run = Pick<AnalysisRow, 'id' | 'status' | 'totalComments'>;

async function* textsOf({ db }: Context, run: Run, seqs: number[]): AsyncGenerator<string[]> {
  for (let from = 0; from < run.totalComments; from += PAGE) {
    const page = await listTexts(db, run.id, from, from + PAGE);
    for (const { seq } of page) seqs.push(seq);
    yield page.map(({ content }) => content);
  }
}

async function search(ctx: Context, run: Run): Promise<void> {
  // The numbers of the comments by their places in what the engine is given.
  const seqs: number[] = [];
  const groups = await ctx.analyzer.nearCopies(textsOf(ctx, run, seqs));
  const numbered = groups.map((group) => group.map((place) => seqs[place] as number));
  await ctx.db.transaction().execute((trx) => insertNearCopies(trx, run.id, numbered, ctx.clock.now()));
}

/** Searches under way in this process, by the worker and the run. */
const underWay = new WeakMap<object, Map<number, Promise<void>>>();

/** Looks for the near-copies of a run whose comments are all there, once, and stores them: later calls find them. */
export async function searchNearCopies(ctx: Context, run: Run) {
  const known = await findNearCopyRun(ctx.db, run.id);
  if (known !== undefined) return known;
  const searches = underWay.get(ctx.analyzer) ?? new Map<number, Promise<void>>();
  underWay.set(ctx.analyzer, searches);
  const begun = searches.get(run.id) ?? search(ctx, run).finally(() => searches.delete(run.id));
  searches.set(run.id, begun);
  await begun;
  return await findNearCopyRun(ctx.db, run.id);
}

/**
 * The near-copies of a completed run, which are looked for at the first call. The engine's thread does the work, a few
 * seconds for 100,000 comments. Throws CONFLICT before the run has been completed.
 */
export async function requireNearCopies(ctx: Context, run: Run) {
  if (run.status !== 'completed') throw conflict(NEAR_COPIES_TEXTS().notCompleted);
  const found = await searchNearCopies(ctx, run);
  // Deleted for good meanwhile.
  if (found === undefined) throw conflict(NEAR_COPIES_TEXTS().notCompleted);
  return found;
}

/** Looks for the near-copies of completed runs, of each once. Throws as `requireNearCopies` does. */
export async function requireNearCopiesOf(ctx: Context, runs: readonly Run[]): Promise<void> {
  if (runs.length === 0) return;
  const ids = runs.map(({ id }) => id);
  const searched = new Set(await listSearchedRuns(ctx.db, ids));
  for (const run of runs) if (!searched.has(run.id)) await requireNearCopies(ctx, run);
}

/** The groups in which comments of a run stand, by their numbers; of none before copies have been looked for. */
export async function groupsOfComments(
  { db }: Pick<Context, 'db'>,
  run: Pick<Run, 'id'>,
  seqs: readonly number[],
): Promise<Map<number, { first: number; comments: number }>> {
  const rows = seqs.length === 0 ? [] : await listGroupsOf(db, run.id, seqs);
  return new Map(rows.map(({ seq, firstSeq, comments }) => [seq, { first: firstSeq, comments }]));
}

export {
  countTimes,
  findGroup,
  type GroupRow,
  listCopiesOf,
  listGroups,
  listSearchedRuns,
} from './near-copies.repository.js';
