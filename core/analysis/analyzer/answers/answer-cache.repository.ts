import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.js';

/** An answer that was paid for before. */
export interface CachedAnswer {
  answer: unknown;
  model: string;
}

export interface NewCachedAnswer extends CachedAnswer {
  key: Buffer;
}

/** Answers by their key in hex; keys that were never asked are absent. */
export async function findCachedAnswers(db: Db, keys: Buffer[]): Promise<Map<string, CachedAnswer>> {
  const { rows } = await sql<{ key: Buffer; answer: unknown; model: string }>`
    select key, answer, model from answer_cache where key = any(${keys}::bytea[])`.execute(db);
  return new Map(rows.map(({ key, answer, model }) => [key.toString('hex'), { answer, model }]));
}

/** Keeps answers for later runs; a newer answer takes the place of an older one. */
export async function saveCachedAnswers(db: Db, answers: NewCachedAnswer[]): Promise<void> {
  const rows = new Map(
    answers.map(({ key, answer, model }) => [
      key.toString('hex'),
      { key: key.toString('hex'), answer, model },
    ]),
  );
  await sql`
    insert into answer_cache (key, answer, model)
    select decode(r.key, 'hex'), r.answer, r.model
    from json_to_recordset(${JSON.stringify([...rows.values()].sort((a, b) => (a.key < b.key ? -1 : 1)))}::json)
      as r (key text, answer jsonb, model text)
    on conflict (key) do update set answer = excluded.answer, model = excluded.model, created_at = now()`.execute(
    db,
  );
}
