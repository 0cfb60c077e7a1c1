import { sql } from 'kysely';
import type { Comment } from '../../../comments/comment.js';
import { textKeyOf } from '../../../comments/text-key.node.js';
import { arrayLiteral } from '../../../platform/db/array-literal.js';
import type { Db } from '../../../platform/db/database.js';
import { TimeSlice } from '../../../time-slice.js';

/** Rows per statement: a millisecond or two of text, so that nothing else waits. */
const CHUNK = 500;

/** Length of the key of an imported comment. */
export const KEY_BYTES = 16;

/** A comment of a run, with the number of the one whose answer it shares: itself, or an earlier one with its words. */
export interface PreparedComment {
  comment: Comment;
  /** Its number among those that are stored together. */
  seq: number;
  itemSeq: number;
  /** Comments that share this one's answer, itself included; 0 when it has another's. */
  copies: number;
  /** Hex: stored once in the database. Only imported comments have one. */
  key?: string;
}

/** What a comment is stored with beside its run: name, type and value of each column. */
const COLUMNS: readonly {
  name: string;
  type: string;
  of: (prepared: PreparedComment, first: number) => string | number | null;
}[] = [
  { name: 'seq', type: 'int', of: ({ seq }, first) => first + seq },
  { name: 'item_seq', type: 'int', of: ({ itemSeq }, first) => first + itemSeq },
  { name: 'copies', type: 'int', of: ({ copies }) => copies },
  { name: 'content', type: 'text', of: ({ comment }) => comment.content },
  { name: 'author', type: 'text', of: ({ comment }) => comment.author },
  { name: 'reactions_count', type: 'bigint', of: ({ comment }) => Math.round(comment.reactionsCount) },
  { name: 'external_id', type: 'text', of: ({ comment }) => comment.externalId },
  { name: 'parent_id', type: 'text', of: ({ comment }) => comment.parentId },
  { name: 'depth', type: 'int', of: ({ comment }) => comment.depth },
  { name: 'time', type: 'timestamptz', of: ({ comment }) => comment.time },
  { name: 'time_text', type: 'text', of: ({ comment }) => comment.timeText },
  { name: 'link', type: 'text', of: ({ comment }) => comment.link },
  { name: 'stars', type: 'real', of: ({ comment }) => comment.stars ?? null },
  { name: 'stars_of', type: 'smallint', of: ({ comment }) => comment.starsOf ?? null },
  { name: 'line', type: 'int', of: ({ comment }) => comment.line },
  { name: 'source_index', type: 'int', of: ({ comment }) => comment.index },
  {
    name: 'text_key',
    type: 'bytea',
    of: ({ comment }) => `\\x${textKeyOf(comment.content).toString('hex')}`,
  },
  { name: 'key', type: 'bytea', of: ({ key }) => (key === undefined ? null : `\\x${key}`) },
];
const columns = sql.raw(['run_id', ...COLUMNS.map(({ name }) => name)].join(', '));

/** The same order in every transaction: two that store the same comments wait for each other, never in a ring. */
const byKey = (a: PreparedComment, b: PreparedComment) => ((a.key ?? '') < (b.key ?? '') ? -1 : 1);

/**
 * Stores comments whose numbers begin with `first`, and empties the list as it goes: 200,000 are not held until the last of
 * them is stored. The database throws a unique violation for a key that it has.
 */
export async function insertComments(
  trx: Db,
  runId: number,
  first: number,
  prepared: PreparedComment[],
): Promise<void> {
  if (prepared[0]?.key !== undefined) prepared.sort(byKey);
  const slice = new TimeSlice();
  while (prepared.length > 0) {
    const rows = prepared.splice(0, CHUNK);
    const lists = COLUMNS.map(
      ({ type, of }) => sql`${arrayLiteral(rows.map((row) => of(row, first)))}::${sql.raw(type)}[]`,
    );
    await sql`insert into analysis_comments (${columns})
      select ${runId}::bigint, r.* from unnest(${sql.join(lists)}) as r`.execute(trx);
    if (slice.isOver()) await slice.yield();
  }
}

/** The sentiment analyses of these whose runs hold a comment of one of the keys. */
export async function findKeyHolders(db: Db, sentimentIds: number[], keys: string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct a.sentiment_id as id from analyses a join analysis_comments c on c.run_id = a.id
    where a.sentiment_id = any(${sentimentIds}::bigint[])
      and c.key = any(${keys.map((key) => Buffer.from(key, 'hex'))}::bytea[])`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Returns those of the keys that are stored, but not for the sentiment analyses `except`. The offset keeps the planner from turning this into a join: without
 * statistics of a table that has just grown it would read the whole of it for every chunk.
 */
export async function findStoredKeys(db: Db, keys: string[], except: number[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const bytes = Buffer.from(keys.join(''), 'hex');
  const { rows } = await sql<{ places: string | null }>`
    select string_agg(k.place::text, ',') as places
    from (select place, substring(${bytes}::bytea from place * ${KEY_BYTES}::int + 1 for ${KEY_BYTES}::int) as key
      from generate_series(0, ${keys.length - 1}::int) as place) as k
    where exists (
      select 1 from analysis_comments c where c.key = k.key
        and not c.run_id = any(array(select id from analyses where sentiment_id = any(${except}::bigint[])))
      offset 0)`.execute(db);
  return new Set(rows[0]?.places?.split(',').map((place) => keys[Number(place)] ?? ''));
}
