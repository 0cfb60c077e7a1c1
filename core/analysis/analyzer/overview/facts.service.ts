import type { Db } from '../../../platform/db/database.js';
import { TimeSlice } from '../../../time-slice.js';
import type { AnalysisRow } from '../analyzer.table.js';
import { type CommentFacts, FactCollector, packFacts, unpackFacts } from './comment-facts.js';
import { findFacts, listFacts, saveFacts } from './overview.repository.js';

type Run = Pick<AnalysisRow, 'id' | 'variables' | 'totalComments'>;

const PAGE = 1000;

/**
 * Reads the comments of a run with what is counted of them, in the file's order and in pages, into `collector`; those that are
 * added meanwhile are left out. About `quotable` of them, evenly spread, come with their first letters.
 */
export async function* readFactPages(
  db: Db,
  run: Run,
  collector: FactCollector,
  { quotable = 0, letters = 0 } = {},
): AsyncGenerator<Awaited<ReturnType<typeof listFacts>>> {
  const slice = new TimeSlice();
  const every = Math.ceil(run.totalComments / Math.max(1, quotable));
  for (let read = 0, after = -1; read < run.totalComments; ) {
    const limit = Math.min(PAGE, run.totalComments - read);
    const page = await listFacts(db, run.id, { after, limit, every, letters });
    const last = page.at(-1);
    if (last === undefined) return;
    for (const row of page) collector.add(row);
    yield page;
    if (slice.isOver()) await slice.yield();
    read += page.length;
    after = last.seq;
  }
}

export const collectorOf = (run: Run): FactCollector => new FactCollector(run.totalComments, run.variables);

/** Reads the facts of a run from its comments and results. */
async function readFacts(db: Db, run: Run): Promise<CommentFacts> {
  const collector = collectorOf(run);
  for await (const _ of readFactPages(db, run, collector));
  return collector.facts();
}

/** Stores the facts of a run that has just been completed, so that its overview does not read 200,000 comments again. */
export const storeFacts = (db: Db, run: Run, finishedAt: Date, facts: CommentFacts): Promise<void> =>
  saveFacts(db, run.id, finishedAt, packFacts(facts));

/** The facts of a run: as they were stored at its end, else of what is done so far. */
export async function factsOf(
  db: Db,
  run: Run & Pick<AnalysisRow, 'status' | 'finishedAt'>,
): Promise<CommentFacts> {
  const known = await findFacts(db, run.id);
  if (known !== undefined) return unpackFacts(known);
  const facts = await readFacts(db, run);
  // Of a run that ended before facts were kept.
  if (run.status === 'completed' && run.finishedAt !== null) await storeFacts(db, run, run.finishedAt, facts);
  return facts;
}
