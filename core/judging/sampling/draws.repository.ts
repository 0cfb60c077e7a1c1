import { type Selectable, sql } from 'kysely';
import { arrayLiteral } from '../../platform/db/array-literal.js';
import type { Db } from '../../platform/db/database.js';
import type { DrawItemTable, DrawTable } from './draws.table.js';

export type DrawRow = Selectable<DrawTable>;
export type DrawItemRow = Selectable<DrawItemTable>;

/** A comment that can be drawn: one that has an answer. */
export interface AnsweredComment {
  seq: number;
  textKey: Buffer;
  /** Names of its variables, as the machine tagged it. */
  tags: string[];
}

/** The comments of a run numbered `from` up to, not with, `to` that have an answer, in the file's order. */
export async function listAnswered(
  db: Db,
  runId: number,
  from: number,
  to: number,
): Promise<AnsweredComment[]> {
  const { rows } = await sql<AnsweredComment>`
    select c.seq, c.text_key, jsonb_path_query_array(r.tags, '$[*].variable') as tags
    from analysis_comments c join analysis_results r on r.run_id = c.run_id and r.seq = c.item_seq
    where c.run_id = ${runId} and c.seq >= ${from} and c.seq < ${to} and r.state = 'ok'
    order by c.seq`.execute(db);
  return rows;
}

export async function findDraw(db: Db, runId: number): Promise<DrawRow | undefined> {
  return await db.selectFrom('draws').selectAll().where('runId', '=', runId).executeTakeFirst();
}

/** Takes the run's draw for this transaction, so that two who draw at once draw one after the other. */
export async function lockDraw(trx: Db, runId: number): Promise<void> {
  await sql`select 1 from analyses where id = ${runId} for update`.execute(trx);
}

/** Stores the wish that is read for; says whether anything is drawn. */
export async function setGoal(
  db: Db,
  runId: number,
  goal: { within: number; variables: string[] | null } | null,
): Promise<boolean> {
  const set = await db
    .updateTable('draws')
    .set({ goalPoints: goal?.within ?? null, goalVariables: goal?.variables ?? null })
    .where('runId', '=', runId)
    .executeTakeFirst();
  return set.numUpdatedRows > 0n;
}

/** Stores a draw; of one that is there already only that it is by cells. */
export async function upsertDraw(trx: Db, row: Omit<DrawRow, 'goalPoints' | 'goalVariables'>): Promise<void> {
  await trx
    .insertInto('draws')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('runId').doUpdateSet({ byCells: sql<boolean>`draws.by_cells or excluded.by_cells` }),
    )
    .execute();
}

/** The drawn comments of a run in the order in which they are read. */
export async function listDrawItems(db: Db, runId: number): Promise<DrawItemRow[]> {
  return await db
    .selectFrom('drawItems')
    .selectAll()
    .where('runId', '=', runId)
    .orderBy('position')
    .execute();
}

/** Stores drawn comments; of those that are there already only what they are read for. */
export async function upsertDrawItems(trx: Db, items: readonly DrawItemRow[]): Promise<void> {
  const column = (type: string, of: (item: DrawItemRow) => string | number | null) =>
    sql`${arrayLiteral(items.map(of))}::${sql.raw(type)}[]`;
  const columns = [
    column('bigint', ({ runId }) => runId),
    column('int', ({ position }) => position),
    column('int', ({ seq }) => seq),
    column('bytea', ({ textKey }) => `\\x${textKey.toString('hex')}`),
    column('jsonb', ({ forVariables }) => forVariables && JSON.stringify(forVariables)),
    column('float8', ({ probability }) => probability),
    column('timestamptz', ({ drawnAt }) => drawnAt.toISOString()),
  ];
  await sql`
    insert into draw_items (run_id, position, seq, text_key, for_variables, probability, drawn_at)
    select run_id, position, seq, text_key,
      case when names is not null then array(select jsonb_array_elements_text(names)) end, probability, drawn_at
    from unnest(${sql.join(columns)}) as d (run_id, position, seq, text_key, names, probability, drawn_at)
    on conflict (run_id, position) do update set for_variables = excluded.for_variables,
      probability = excluded.probability`.execute(trx);
}

/** The drawn comments with their texts, in the order in which they are read. */
export async function listDrawnComments(
  db: Db,
  runId: number,
): Promise<(DrawItemRow & { content: string })[]> {
  const { rows } = await sql<DrawItemRow & { content: string }>`
    select d.*, c.content from draw_items d
    join analysis_comments c on c.run_id = d.run_id and c.seq = d.seq
    where d.run_id = ${runId} order by d.position`.execute(db);
  return rows;
}

/** Gives a run of the same comments the draw of another one, as far as it was drawn among all comments; positions begin at 0 again. */
export async function copyCommonDraw(trx: Db, from: number, to: number): Promise<void> {
  await sql`insert into draws (run_id, seed, drawn_at, drawn_by_name)
    select ${to}::bigint, seed, drawn_at, drawn_by_name from draws where run_id = ${from}`.execute(trx);
  await sql`insert into draw_items (run_id, position, seq, text_key, for_variables, probability, drawn_at)
    select ${to}::bigint, row_number() over (order by position) - 1, seq, text_key, null, probability, drawn_at
    from draw_items where run_id = ${from} and for_variables is null`.execute(trx);
}
