import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db/database.js';
import type { ReadingMarkTable } from './reading.table.js';

type Mark = Selectable<ReadingMarkTable>;

/** What is shown of a comment that is read. */
export interface ReadComment {
  seq: number;
  textKey: Buffer;
  content: string;
  language: string | null;
  parent: string | null;
  copies: number;
}

/** Comments of a run by number, in that order. */
export async function listReadComments(
  db: Db,
  runId: number,
  seqs: readonly number[],
): Promise<ReadComment[]> {
  const { rows } = await sql<ReadComment>`
    select c.seq, c.text_key, c.content, r.language, i.copies,
      (select p.content from analysis_comments p
        where c.parent_id is not null and p.run_id = c.run_id and p.external_id = c.parent_id limit 1) as parent
    from unnest(${[...seqs]}::int[]) with ordinality as wanted (seq, place)
    join analysis_comments c on c.run_id = ${runId} and c.seq = wanted.seq
    join analysis_comments i on i.run_id = c.run_id and i.seq = c.item_seq
    left join analysis_results r on r.run_id = c.run_id and r.seq = c.item_seq
    order by wanted.place`.execute(db);
  return rows;
}

/** The first comment of a run with each of these texts. */
export async function findSeqs(db: Db, runId: number, textKeys: readonly Buffer[]): Promise<number[]> {
  const { rows } = await sql<{ seq: number }>`
    select min(seq) as seq from analysis_comments
    where run_id = ${runId} and text_key = any(${[...textKeys]}::bytea[]) group by text_key order by 1`.execute(
    db,
  );
  return rows.map(({ seq }) => seq);
}

/** All marks of a run, of all persons. */
export async function listMarks(db: Db, runId: number): Promise<Mark[]> {
  return await db.selectFrom('readingMarks').selectAll().where('runId', '=', runId).execute();
}

/** Keeps a person's mark; fields that are undefined stay as they were. */
export async function upsertMark(
  db: Db,
  { runId, textKey, person, personName }: Pick<Mark, 'runId' | 'textKey' | 'person' | 'personName'>,
  changed: Partial<Pick<Mark, 'skippedAt' | 'flaggedAt' | 'note'>>,
): Promise<void> {
  await db
    .insertInto('readingMarks')
    .values({ runId, textKey, person, personName, skippedAt: null, flaggedAt: null, ...changed })
    .onConflict((conflict) => conflict.columns(['runId', 'textKey', 'person']).doUpdateSet(changed))
    .execute();
}
