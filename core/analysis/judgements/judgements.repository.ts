import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.js';
import { inTransaction } from '../../platform/db/in-transaction.js';
import type { JudgementRow, NewJudgementRow } from './judgements.table.js';

/** A comment of a run, as far as judging it needs. */
export interface JudgedComment {
  textKey: Buffer;
  /** It was drawn for this run. */
  isDrawn: boolean;
}

export async function findComment(db: Db, runId: number, seq: number): Promise<JudgedComment | undefined> {
  const { rows } = await sql<JudgedComment>`
    select c.text_key, exists (
      select 1 from draw_items d where d.run_id = c.run_id and d.text_key = c.text_key) as is_drawn
    from analysis_comments c where c.run_id = ${runId} and c.seq = ${seq}`.execute(db);
  return rows[0];
}

interface Place {
  person: string;
  textKey: Buffer;
  variableKeys: readonly string[];
}

const wordsOf = ({ person, textKey, variableKeys }: Place) =>
  sql`person = ${person} and text_key = ${textKey} and variable_key = any(${[...variableKeys]}::text[])`;

/** Any number, the same in all versions: with the hash of a person it is the lock under which that person's words change. */
const JUDGING = 7_046;

/**
 * Holds a person's words until the transaction ends: what two tabs, or a request and its second try, say at once is stored one after
 * the other. Each transaction locks one person, so none waits for another in a circle.
 */
export async function lockPerson(trx: Db, person: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(JUDGING)}, hashtext(${person}))`.execute(trx);
}

export async function insertJudgements(db: Db, rows: NewJudgementRow[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('judgements').values(rows).execute();
}

/** All that a person ever said of some variables of a text, oldest first. */
export async function listWordsOf(db: Db, place: Place): Promise<JudgementRow[]> {
  const { rows } = await sql<JudgementRow>`
    select * from judgements where ${wordsOf(place)} order by id`.execute(db);
  return rows;
}

/**
 * Whether a person had seen the machine's tags of a text by a moment: whatever was said of it then, and in whichever run, was said
 * beside all its tags. What was undone counts too.
 */
export async function hasSeenTags(
  db: Db,
  { person, textKey }: Pick<Place, 'person' | 'textKey'>,
  by: Date,
): Promise<boolean> {
  const { rows } = await sql<{ seen: boolean }>`
    select exists (select 1 from judgements
      where person = ${person} and text_key = ${textKey} and machine_visible and judged_at <= ${by}) as seen`.execute(
    db,
  );
  return rows[0]?.seen === true;
}

/** Those of the texts drawn for a run whose tags a person has seen, as hex: see `hasSeenTags`. */
export async function listSeenOfDraw(db: Db, runId: number, person: string): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select distinct encode(text_key, 'hex') as key from judgements
    where person = ${person} and machine_visible
      and text_key in (select text_key from draw_items where run_id = ${runId})`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** Ends or opens words again: null opens. */
export async function setEnd(db: Db, ids: readonly number[], endedAt: Date | null): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('judgements')
    .set({ endedAt })
    .where('id', 'in', [...ids])
    .execute();
}

/** The standing judgements of all persons of some texts and variables, oldest first. */
export async function listStanding(
  db: Db,
  textKeys: readonly Buffer[],
  variableKeys: readonly string[],
): Promise<JudgementRow[]> {
  if (textKeys.length === 0) return [];
  const { rows } = await sql<JudgementRow>`
    select * from judgements
    where text_key = any(${[...textKeys]}::bytea[]) and variable_key = any(${[...variableKeys]}::text[]) and ended_at is null
    order by id`.execute(db);
  return rows;
}

/** The standing judgements of all persons of the texts drawn for these runs, oldest first, each with the run that it is drawn for. */
export async function listStandingOfDraws(
  db: Db,
  runIds: readonly number[],
  variableKeys: readonly string[],
): Promise<(JudgementRow & { drawnFor: number })[]> {
  const { rows } = await sql<JudgementRow & { drawnFor: number }>`
    select j.*, d.run_id as drawn_for
    from (select distinct run_id, text_key from draw_items where run_id = any(${[...runIds]}::bigint[])) d
    join judgements j on j.text_key = d.text_key
    where j.variable_key = any(${[...variableKeys]}::text[]) and j.ended_at is null
    order by j.id`.execute(db);
  return rows;
}

/** Those of the texts that were drawn for a run, as hex. */
export async function listDrawn(db: Db, runId: number, textKeys: readonly Buffer[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select encode(text_key, 'hex') as key from draw_items
    where run_id = ${runId} and text_key = any(${[...textKeys]}::bytea[])`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** All that was ever said of some variables of a text, oldest first. */
export async function listHistory(
  db: Db,
  textKey: Buffer,
  variableKeys: readonly string[],
): Promise<JudgementRow[]> {
  return await db
    .selectFrom('judgements')
    .selectAll()
    .where('textKey', '=', textKey)
    .where('variableKey', 'in', [...variableKeys])
    .orderBy('id')
    .execute();
}

const CHUNK = 1000;

/** What a labelled row of a file says: its place in the file, and its labels. */
export interface LabelledRow {
  index: number;
  labels: string[];
}

/**
 * Takes the labels of a file's rows as judgements of all variables: those that are not among a row's labels are said to
 * be absent. Rows are known by their place in the file; of comments with the same text the first one counts.
 */
export async function insertLabels(
  db: Db,
  runId: string,
  variables: readonly { name: string; key: string }[],
  rows: readonly LabelledRow[],
  { at, person, personName, isPerson }: { at: Date; person: string; personName: string; isPerson: boolean },
): Promise<void> {
  const names = variables.map(({ name }) => name);
  const keys = variables.map(({ key }) => key);
  for (let from = 0; from < rows.length; from += CHUNK) {
    const chunk = rows.slice(from, from + CHUNK);
    const first = chunk[0]?.index ?? 0;
    const last = chunk.at(-1)?.index ?? 0;
    const places = sql`places as (
      select distinct on (c.source_index) c.run_id, c.source_index, c.text_key, c.seq, c.item_seq
      from analysis_comments c join analyses a on a.id = c.run_id
      where a.analysis_id = ${runId} and c.source_index between ${first} and ${last}
      order by c.source_index, c.seq)`;
    await inTransaction(db, async (trx) => {
      await lockPerson(trx, person);
      await sql`with ${places} update judgements set ended_at = ${at} where ended_at is null and person = ${person}
        and variable_key = any(${keys}::text[]) and text_key in (select text_key from places where seq = item_seq)`.execute(
        trx,
      );
      await sql`with ${places}
        insert into judgements (person, person_name, is_person, variable_key, text_key, verdict, origin, machine_visible, run_id, judged_at)
        select ${person}, ${personName}, ${isPerson}, v.key, p.text_key, case when r.labels ? v.name then 'yes' else 'no' end,
          'file', false, p.run_id, ${at}
        from json_to_recordset(${JSON.stringify(chunk)}::json) as r (index int, labels jsonb)
        join places p on p.source_index = r.index and p.seq = p.item_seq
        cross join unnest(${names}::text[], ${keys}::text[]) as v (name, key)
        on conflict do nothing`.execute(trx);
    });
  }
}

/** Copies the standing judgements of variables to others, which have none of those persons and texts yet. */
export async function copyStanding(db: Db, pairs: readonly { from: string; to: string }[]): Promise<void> {
  await sql`
    insert into judgements (person, person_name, is_person, variable_key, text_key, verdict, origin, machine_visible, run_id, judged_at)
    select person, person_name, is_person, p.to_key, text_key, verdict, origin, machine_visible, run_id, judged_at
    from judgements j
    join unnest(${pairs.map(({ from }) => from)}::text[], ${pairs.map(({ to }) => to)}::text[]) as p (from_key, to_key)
      on p.from_key = j.variable_key
    where j.ended_at is null
    on conflict do nothing`.execute(db);
}
