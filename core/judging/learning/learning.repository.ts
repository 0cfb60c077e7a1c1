import { sql } from 'kysely';
import type { Tag, Variable } from '../../analysis/analyzer/providers/provider.js';
import type { ProviderId } from '../../analysis/analyzer/providers/providers.constants.js';
import type { JudgementRow } from '../../analysis/judgements/judgements.table.js';
import type { Db } from '../../platform/db/database.js';

type Word = Pick<JudgementRow, 'variableKey' | 'person' | 'isPerson' | 'verdict' | 'origin'>;

/** A comment that people judged, with all that they say of it now. */
export interface JudgedText {
  seq: number;
  textKey: Buffer;
  /** It was drawn to be read in this run. */
  isDrawn: boolean;
  words: Word[];
}

/** The comments of a run that people judged under some variables, each text once, in the file's order. */
export async function listJudgedTexts(
  db: Db,
  runId: number,
  variableKeys: readonly string[],
): Promise<JudgedText[]> {
  const { rows } = await sql<JudgedText>`
    with said as materialized (
      select text_key, json_agg(json_build_object('variableKey', variable_key, 'person', person, 'isPerson', is_person,
        'verdict', verdict, 'origin', origin)) as words
      from judgements where ended_at is null and verdict in ('yes', 'no') and variable_key = any(${[...variableKeys]}::text[])
      group by text_key)
    select c.item_seq as seq, c.text_key, said.words,
      exists (select 1 from draw_items d where d.run_id = c.run_id and d.text_key = c.text_key) as is_drawn
    from analysis_comments c join said on said.text_key = c.text_key
    where c.run_id = ${runId} and c.copies > 0 order by c.seq`.execute(db);
  return rows;
}

/** A text of a run with its answer. */
export interface TaggedText {
  seq: number;
  textKey: Buffer;
  text: string;
  copies: number;
  tags: Tag[];
  /** It was answered, with tags or without. */
  isAnswered: boolean;
}

/** Texts of a run in the file's order, after the comment `after`; of each 65,536 about `share`, the same ones each time, and `always` these. */
export async function listTaggedTexts(
  db: Db,
  runId: number,
  { after, limit, share, always }: { after: number; limit: number; share: number; always: readonly number[] },
): Promise<TaggedText[]> {
  const { rows } = await sql<TaggedText>`
    select c.seq, c.text_key, c.content as text, c.copies, coalesce(r.tags, '[]'::jsonb) as tags, coalesce(r.state = 'ok', false) as is_answered
    from analysis_comments c left join analysis_results r on r.run_id = c.run_id and r.seq = c.seq
    where c.run_id = ${runId} and c.seq > ${after} and c.copies > 0
      and (get_byte(c.text_key, 14) * 256 + get_byte(c.text_key, 15) < ${share} or c.seq = any(${[...always]}::int[]))
    order by c.seq limit ${limit}`.execute(db);
  return rows;
}

/** A run that an AI service answered, with what it was asked for. */
export interface AnsweredRun {
  id: number;
  provider: ProviderId;
  postContent: string;
  variables: Pick<Variable, 'name' | 'key'>[];
}

/** The newest completed runs that AI services answered themselves, at most `limit`: not those brought up to date from others. */
export async function listAnsweredRuns(db: Db, limit: number): Promise<AnsweredRun[]> {
  const { rows } = await sql<AnsweredRun>`
    select a.id, a.provider, a.post_content,
      (select coalesce(json_agg(json_build_object('name', v -> 'name', 'key', v -> 'key')), '[]'::json)
        from jsonb_array_elements(a.variables) v) as variables
    from analyses a where a.status = 'completed' and a.provider <> 'local' and a.updated_from is null
      and a.sentiment_id is null and a.second_of is null and a.deleted_at is null
    order by a.id desc limit ${limit}`.execute(db);
  return rows;
}

/** What was refused, by variable key. */
export async function listRefused(db: Db, variableKeys: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('refusedWords')
    .select(['variableKey', 'word'])
    .where('variableKey', 'in', [...variableKeys])
    .orderBy('word')
    .execute();
  const refused = new Map<string, string[]>();
  for (const { variableKey, word } of rows)
    refused.set(variableKey, [...(refused.get(variableKey) ?? []), word]);
  return refused;
}

/** Keeps that words were refused; those that were before stay as they are. */
export async function insertRefused(
  db: Db,
  words: { variableKey: string; word: string; refusedAt: Date; refusedByName: string }[],
): Promise<void> {
  if (words.length === 0) return;
  await db
    .insertInto('refusedWords')
    .values(words)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
