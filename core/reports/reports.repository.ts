import type { Kysely } from 'kysely';
import type { Database } from '../db/database.js';
import type { ReportLineRow, ReportTemplateRow } from './reports.table.js';

type Db = Kysely<Database>;

/** What a person wrote in place of the first sentence of a run's report. */
export const findLine = (db: Db, runId: number): Promise<ReportLineRow | undefined> =>
  db.selectFrom('reportLines').selectAll().where('runId', '=', runId).executeTakeFirst();

export async function storeLine(db: Db, line: ReportLineRow): Promise<void> {
  const { runId, ...rest } = line;
  await db
    .insertInto('reportLines')
    .values(line)
    .onConflict((conflict) => conflict.column('runId').doUpdateSet({ ...rest }))
    .execute();
}

export async function removeLine(db: Db, runId: number): Promise<void> {
  await db.deleteFrom('reportLines').where('runId', '=', runId).execute();
}

/** Templates by name. */
export const listTemplateRows = (db: Db): Promise<ReportTemplateRow[]> =>
  db.selectFrom('reportTemplates').selectAll().orderBy('nameKey').execute();

export const findTemplate = (db: Db, nameKey: string): Promise<ReportTemplateRow | undefined> =>
  db.selectFrom('reportTemplates').selectAll().where('nameKey', '=', nameKey).executeTakeFirst();

/** Stores a template under its name, in place of the one that has it. */
export function storeTemplate(
  db: Db,
  { sections, ...template }: Omit<ReportTemplateRow, 'id'>,
): Promise<ReportTemplateRow> {
  const row = { ...template, sections: JSON.stringify(sections) };
  const { nameKey, ...rest } = row;
  return db
    .insertInto('reportTemplates')
    .values(row)
    .onConflict((conflict) => conflict.column('nameKey').doUpdateSet({ ...rest }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function removeTemplate(db: Db, id: number): Promise<void> {
  await db.deleteFrom('reportTemplates').where('id', '=', id).execute();
}
