import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.js';
import { TimeSlice } from '../../time-slice.js';
import type { AnalysisRow } from '../analyzer.table.js';
import { type CommentFacts, FactCollector, packFacts, unpackFacts } from './comment-facts.js';
import { findFacts, listFacts, saveFacts } from './overview.repository.js';

type Db = Kysely<Database>;
type Run = Pick<AnalysisRow, 'id' | 'variables' | 'totalComments'>;

const PAGE = 2000;

/** Reads the facts of a run from its comments and results. */
async function readFacts(db: Db, run: Run): Promise<CommentFacts> {
  const pages: Awaited<ReturnType<typeof listFacts>>[] = [];
  for (let after = -1; ; ) {
    const page = await listFacts(db, run.id, { after, limit: PAGE });
    if (page.length > 0) pages.push(page);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) break;
    after = last.seq;
  }
  const collector = new FactCollector(
    pages.reduce((sum, { length }) => sum + length, 0),
    run.variables,
  );
  const slice = new TimeSlice();
  for (const page of pages) {
    for (const row of page) collector.add(row);
    if (slice.isOver()) await slice.yield();
  }
  return collector.facts();
}

/** Stores the facts of a run that has just been completed, so that its overview does not read 200,000 comments again. */
export async function storeFacts(db: Db, run: Run, finishedAt: Date): Promise<CommentFacts> {
  const facts = await readFacts(db, run);
  await saveFacts(db, run.id, finishedAt, packFacts(facts));
  return facts;
}

/** The facts of a run: as they were stored at its end, else of what is done so far. */
export async function factsOf(
  db: Db,
  run: Run & Pick<AnalysisRow, 'status' | 'finishedAt'>,
): Promise<CommentFacts> {
  const known = await findFacts(db, run.id);
  if (known !== undefined) return unpackFacts(known);
  // Of a run that ended before facts were kept.
  if (run.status === 'completed' && run.finishedAt !== null) return await storeFacts(db, run, run.finishedAt);
  return await readFacts(db, run);
}
