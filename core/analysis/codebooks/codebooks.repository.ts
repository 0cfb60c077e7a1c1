import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.js';
import type { CodebookVariable } from './codebooks.schemas.js';
import type { CodebookChange, CodebookRow, CodebookVersionRow, NewCodebookRow } from './codebooks.table.js';
import type { QdaOrigin } from './qda/qda.model.js';

/** A codebook with its latest version, and what became of it. */
export interface CodebookListRow {
  codebookId: string;
  name: string;
  createdAt: Date;
  createdByName: string;
  number: number;
  changedAt: Date;
  changedByName: string;
  variables: string[];
  runs: number;
}

/** Undeleted codebooks by name. */
export async function listCodebookRows(db: Db): Promise<CodebookListRow[]> {
  const { rows } = await sql<CodebookListRow>`
    select b.codebook_id, b.name, b.created_at, b.created_by_name,
      v.number, v.created_at as changed_at, v.created_by_name as changed_by_name,
      coalesce((select json_agg(one ->> 'name' order by place)
        from jsonb_array_elements(v.variables) with ordinality as l (one, place)), '[]') as variables,
      (select count(*)::int from analyses a join codebook_versions u on u.id = a.codebook_version_id
        where u.codebook = b.id and a.deleted_at is null and a.second_of is null) as runs
    from codebooks b
    join lateral (select * from codebook_versions where codebook = b.id order by number desc limit 1) v on true
    where b.deleted_at is null order by b.name_key, b.id`.execute(db);
  return rows;
}

/** The names of undeleted codebooks by their ids. */
export async function findCodebookNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('codebooks')
    .select(['codebookId', 'name'])
    .where('deletedAt', 'is', null)
    .where('codebookId', 'in', ['', ...ids])
    .execute();
  return new Map(rows.map(({ codebookId, name }) => [codebookId, name]));
}

export const insertCodebook = (db: Db, row: NewCodebookRow): Promise<CodebookRow> =>
  db.insertInto('codebooks').values(row).returningAll().executeTakeFirstOrThrow();

export const updateCodebook = (db: Db, id: number, change: CodebookChange): Promise<CodebookRow> =>
  db.updateTable('codebooks').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** A version by its number, the latest without one. */
export async function findVersion(
  db: Db,
  codebook: number,
  number?: number,
): Promise<CodebookVersionRow | undefined> {
  return await db
    .selectFrom('codebookVersions')
    .selectAll()
    .where('codebook', '=', codebook)
    .$if(number !== undefined, (query) => query.where('number', '=', number as number))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertVersion(
  db: Db,
  version: {
    codebook: number;
    number: number;
    createdAt: Date;
    createdByName: string;
    note: string;
    variables: CodebookVariable[];
    qda: QdaOrigin | null;
  },
): Promise<void> {
  const { variables, qda } = version;
  await db
    .insertInto('codebookVersions')
    .values({
      ...version,
      variables: JSON.stringify(variables),
      qda: qda === null ? null : JSON.stringify(qda),
    })
    .execute();
}

export interface VersionRow {
  number: number;
  createdAt: Date;
  createdByName: string;
  note: string;
  variables: number;
  runs: number;
}

/** The versions of a codebook, the latest first. */
export async function listVersionRows(db: Db, codebook: number): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select v.number, v.created_at, v.created_by_name, v.note, jsonb_array_length(v.variables) as variables,
      (select count(*)::int from analyses a where a.codebook_version_id = v.id and a.deleted_at is null
        and a.second_of is null) as runs
    from codebook_versions v where v.codebook = ${codebook} order by v.number desc`.execute(db);
  return rows;
}
