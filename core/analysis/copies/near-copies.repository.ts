import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db/database.js';
import type { SentimentLabel } from '../analyzer/providers/provider.js';
import type { NearCopyRunTable } from './near-copies.table.js';

/** The texts of a run's comments numbered `from` up to, not with, `to`, in the file's order. */
export async function listTexts(
  db: Db,
  runId: number,
  from: number,
  to: number,
): Promise<{ seq: number; content: string }[]> {
  return await db
    .selectFrom('analysisComments')
    .select(['seq', 'content'])
    .where('runId', '=', runId)
    .where('seq', '>=', from)
    .where('seq', '<', to)
    .orderBy('seq')
    .execute();
}

export async function findNearCopyRun(
  db: Db,
  runId: number,
): Promise<Selectable<NearCopyRunTable> | undefined> {
  return await db.selectFrom('nearCopyRuns').selectAll().where('runId', '=', runId).executeTakeFirst();
}

/** Those of the runs whose near-copies have been looked for. */
export async function listSearchedRuns(db: Db, runs: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('nearCopyRuns')
    .select('runId')
    .where('runId', 'in', [...runs])
    .execute();
  return rows.map(({ runId }) => runId);
}

/** Groups per statement. */
const CHUNK = 500;

/** Stores the groups of a run, each the numbers of its comments, ascending; false when another caller was first. */
export async function insertNearCopies(
  trx: Db,
  runId: number,
  groups: readonly (readonly number[])[],
  foundAt: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await trx
    .insertInto('nearCopyRuns')
    .values({
      runId,
      foundAt,
      comments: groups.reduce((sum, { length }) => sum + length, 0),
      groups: groups.length,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted === 0n) return false;
  for (let at = 0; at < groups.length; at += CHUNK) {
    const lists = groups.slice(at, at + CHUNK).map((seqs) => JSON.stringify(seqs));
    await sql`
      with stored as (
        insert into near_copies (run_id, seq, first_seq)
        select ${runId}::bigint, seq::int, (list -> 0)::int
        from jsonb_array_elements(${`[${lists.join(',')}]`}::jsonb) as list
          cross join jsonb_array_elements(list) as seq
        returning seq, first_seq)
      insert into near_copy_groups (run_id, first_seq, comments, authors, seqs)
      select ${runId}::bigint, s.first_seq, count(*), count(distinct nullif(lower(trim(c.author)), '')),
        array_agg(s.seq order by s.seq)
      from stored s join analysis_comments c on c.run_id = ${runId} and c.seq = s.seq
      group by s.first_seq`.execute(trx);
  }
  return true;
}

/** A group of copies with the text of its first comment. */
export interface GroupRow {
  firstSeq: number;
  comments: number;
  authors: number;
  text: string;
  /** Times of its comments that have one, as the file gives them. */
  times: Date[];
}

const groupColumns = sql`g.first_seq, g.comments, g.authors, f.content as text,
  array(select c.time from analysis_comments c
    where c.run_id = g.run_id and c.seq = any(g.seqs) and c.time is not null order by c.time) as times`;
const groupsOf = (runId: number) => sql`
  near_copy_groups g join analysis_comments f on f.run_id = g.run_id and f.seq = g.first_seq
  where g.run_id = ${runId}`;

/** Groups of a run of at least `least` comments, the largest first, after the group `after`. */
export async function listGroups(
  db: Db,
  runId: number,
  { least, after, limit }: { least: number; after?: number; limit: number },
): Promise<GroupRow[]> {
  const rest =
    after === undefined
      ? sql``
      : sql`and (-g.comments, g.first_seq) > (select -l.comments, l.first_seq from near_copy_groups l
          where l.run_id = ${runId} and l.first_seq = ${after})`;
  const { rows } = await sql<GroupRow>`
    select ${groupColumns} from ${groupsOf(runId)} and g.comments >= ${least} ${rest}
    order by g.comments desc, g.first_seq limit ${limit}`.execute(db);
  return rows;
}

export async function findGroup(db: Db, runId: number, firstSeq: number): Promise<GroupRow | undefined> {
  const { rows } = await sql<GroupRow>`
    select ${groupColumns} from ${groupsOf(runId)} and g.first_seq = ${firstSeq}`.execute(db);
  return rows[0];
}

export interface CopyRow {
  seq: number;
  content: string;
  time: Date | null;
  reactions: number;
  language: string;
  sentiment: SentimentLabel | null;
  variables: string[];
}

/** The comments of a group after the one with the number `after`, in the file's order. */
export async function listCopiesOf(
  db: Db,
  runId: number,
  firstSeq: number,
  { after, limit }: { after: number; limit: number },
): Promise<CopyRow[]> {
  const { rows } = await sql<CopyRow>`
    select c.seq, c.content, c.time, c.reactions_count as reactions, coalesce(r.language, 'und') as language,
      r.sentiment, coalesce(jsonb_path_query_array(r.tags, '$[*].variable'), '[]') as variables
    from near_copies n join analysis_comments c on c.run_id = n.run_id and c.seq = n.seq
    left join analysis_results r on r.run_id = c.run_id and r.seq = c.item_seq
    where n.run_id = ${runId} and n.first_seq = ${firstSeq} and n.seq > ${after}
    order by n.seq limit ${limit}`.execute(db);
  return rows;
}
/** For each of these comments that stands in a group, its group's first comment and size. */
export async function listGroupsOf(
  db: Db,
  runId: number,
  seqs: readonly number[],
): Promise<{ seq: number; firstSeq: number; comments: number }[]> {
  return await db
    .selectFrom('nearCopies as n')
    .innerJoin('nearCopyGroups as g', (join) =>
      join.onRef('g.runId', '=', 'n.runId').onRef('g.firstSeq', '=', 'n.firstSeq'),
    )
    .select(['n.seq', 'n.firstSeq', 'g.comments'])
    .where('n.runId', '=', runId)
    .where('n.seq', 'in', [...seqs])
    .execute();
}

/** Comments of a run that carry a time. */
export async function countTimes(db: Db, runId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(time) as count from analysis_comments where run_id = ${runId}`.execute(db);
  return rows[0]?.count ?? 0;
}
