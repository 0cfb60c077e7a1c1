import { type Kysely, sql } from 'kysely';
import type { SentimentLabel } from '../analyzer/providers/provider.js';
import { arrayLiteral } from '../db/array-literal.js';
import type { Database } from '../db/database.js';
import { KEY_BYTES } from './comment-key.js';
import type { Language } from './sentiments.constants.js';
import type { SentimentCommentRow } from './sentiments.table.js';

type Db = Kysely<Database>;

/** What scoring found out about a comment; without a label, why it failed; null while a run still has to do it. */
export interface CommentScore {
  label: SentimentLabel | null;
  score: number | null;
  confidence: number | null;
  language: Language | null;
  failure: string | null;
}

export interface NewSentimentComment extends CommentScore {
  /** Hex. */
  key: string;
  content: string;
  author: string;
  reactionsCount: number;
  /** RFC 3339. */
  time: string | null;
  link: string | null;
}

/** What a comment is stored with beside its id and analysis: name, type and value of each column. */
const COLUMNS: readonly {
  name: string;
  type: string;
  of: (comment: NewSentimentComment) => string | number | null;
}[] = [
  { name: 'key', type: 'bytea', of: ({ key }) => `\\x${key}` },
  { name: 'content', type: 'text', of: ({ content }) => content },
  { name: 'author', type: 'text', of: ({ author }) => author },
  { name: 'reactions_count', type: 'bigint', of: ({ reactionsCount }) => reactionsCount },
  { name: 'time', type: 'timestamptz', of: ({ time }) => time },
  { name: 'link', type: 'text', of: ({ link }) => link },
  { name: 'label', type: 'text', of: ({ label }) => label },
  { name: 'score', type: 'real', of: ({ score }) => score },
  { name: 'confidence', type: 'real', of: ({ confidence }) => confidence },
  { name: 'language', type: 'text', of: ({ language }) => language },
  { name: 'failure', type: 'text', of: ({ failure }) => failure },
];
const columns = sql.raw(`(${['analysis_id', ...COLUMNS.map(({ name }) => name)].join(', ')})`);

/** The same order in every transaction: two that store the same comments wait for each other, never in a ring. */
const inOrder = (comments: NewSentimentComment[]) => comments.toSorted((a, b) => (a.key < b.key ? -1 : 1));

/** The rows of an insert. */
function rowsOf(analysisId: number, comments: NewSentimentComment[]) {
  const sorted = inOrder(comments);
  const lists = COLUMNS.map(({ type, of }) => sql`${arrayLiteral(sorted.map(of))}::${sql.raw(type)}[]`);
  return sql`select ${analysisId}::bigint, r.* from unnest(${sql.join(lists)}) as r`;
}

/**
 * Stores comments that are not there yet and returns those; the key decides, one that is there never changes. `areNew`:
 * none is there, which costs less; the database throws a unique violation when one is after all.
 */
export async function insertNewComments(
  db: Db,
  analysisId: number,
  comments: NewSentimentComment[],
  { areNew }: { areNew: boolean },
): Promise<NewSentimentComment[]> {
  const insert = sql`insert into sentiment_comments ${columns} ${rowsOf(analysisId, comments)}`;
  if (areNew) {
    await insert.execute(db);
    return comments;
  }
  const { rows } = await sql<{ key: string }>`
    ${insert} on conflict (key) do nothing returning encode(key, 'hex') as key`.execute(db);
  return withKeys(comments, rows);
}

function withKeys(comments: NewSentimentComment[], rows: { key: string }[]): NewSentimentComment[] {
  const keys = new Set(rows.map(({ key }) => key));
  return comments.filter(({ key }) => keys.has(key));
}

/** Stores comments with their scores, or adds the scores to those that waited for them. Returns what is new. */
export async function insertScores(
  db: Db,
  analysisId: number,
  comments: NewSentimentComment[],
): Promise<NewSentimentComment[]> {
  const { rows } = await sql<{ key: string }>`
    insert into sentiment_comments ${columns}
    ${rowsOf(analysisId, comments)}
    on conflict (key) do update set label = excluded.label, score = excluded.score, confidence = excluded.confidence,
      language = excluded.language, failure = excluded.failure
    where sentiment_comments.analysis_id = excluded.analysis_id
      and sentiment_comments.label is null and sentiment_comments.failure is null
    returning encode(key, 'hex') as key`.execute(db);
  return withKeys(comments, rows);
}

/** The ids of stored comments by their keys. */
export async function findCommentIds(db: Db, keys: string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ id: number; key: string }>`
    select id, encode(key, 'hex') as key from sentiment_comments
    where key in (${sql.join(keys.map((key) => Buffer.from(key, 'hex')))})`.execute(db);
  return new Map(rows.map(({ id, key }) => [key, id]));
}

/**
 * Which of the keys are stored. The offset keeps the planner from turning this into a join: without statistics of a
 * table that has just grown it would read the whole of it for every chunk.
 */
export async function findStoredKeys(db: Db, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const bytes = Buffer.from(keys.join(''), 'hex');
  const { rows } = await sql<{ places: string | null }>`
    select string_agg(k.place::text, ',') as places
    from (select place, substring(${bytes}::bytea from place * ${KEY_BYTES}::int + 1 for ${KEY_BYTES}::int) as key
      from generate_series(0, ${keys.length - 1}::int) as place) as k
    where exists (select 1 from sentiment_comments c where c.key = k.key offset 0)`.execute(db);
  return new Set(rows[0]?.places?.split(',').map((place) => keys[Number(place)] ?? ''));
}

export interface CommentFilter {
  label?: SentimentLabel;
  language?: Language;
  search?: string;
}

/** Comments that one statement looks through: a search that finds nothing must not hold the only connection long. */
const WINDOW = 20_000;

/** The comments of an analysis after the one with id `after`, in the order they were stored. */
export async function listCommentRows(
  db: Db,
  analysisId: number,
  { after, limit, label, language, search }: { after: number; limit: number } & CommentFilter,
): Promise<SentimentCommentRow[]> {
  const pattern = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const found: SentimentCommentRow[] = [];
  for (let from = after; found.length < limit; ) {
    const end = await windowEnd(db, analysisId, from);
    if (end === undefined) break;
    const rows = await db
      .selectFrom('sentimentComments')
      .selectAll()
      .where('analysisId', '=', analysisId)
      .where('id', '>', from)
      .where('id', '<=', end)
      .$if(label !== undefined, (query) => query.where('label', '=', label as SentimentLabel))
      .$if(language !== undefined, (query) => query.where('language', '=', language as Language))
      .$if(search !== undefined && search !== '', (query) =>
        query.where((where) =>
          where.or([where('content', 'ilike', pattern), where('author', 'ilike', pattern)]),
        ),
      )
      .orderBy('id')
      .limit(limit - found.length)
      .execute();
    found.push(...rows);
    from = end;
  }
  return found;
}

/** The id of the last comment of the next window, undefined after the last one. */
async function windowEnd(db: Db, analysisId: number, after: number): Promise<number | undefined> {
  const { rows } = await sql<{ end: number | null }>`
    select max(id) as end from (select id from sentiment_comments
      where analysis_id = ${analysisId} and id > ${after} order by id limit ${WINDOW}) as page`.execute(db);
  return rows[0]?.end ?? undefined;
}

/** The comments with these ids, in that order. */
export async function findCommentRows(
  db: Db,
  analysisId: number,
  ids: number[],
): Promise<SentimentCommentRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('sentimentComments')
    .selectAll()
    .where('analysisId', '=', analysisId)
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Why the first of the comments that failed did so. */
export async function findFailure(db: Db, analysisId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('sentimentComments')
    .select('failure')
    .where('analysisId', '=', analysisId)
    .where('failure', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row?.failure ?? undefined;
}

/** Removes up to `limit` comments of an analysis; how many. */
export async function deleteSomeComments(db: Db, analysisId: number, limit: number): Promise<number> {
  const result = await sql`
    delete from sentiment_comments where analysis_id = ${analysisId} and id in (
      select id from sentiment_comments where analysis_id = ${analysisId} order by id limit ${limit})`.execute(
    db,
  );
  return Number(result.numAffectedRows ?? 0);
}
