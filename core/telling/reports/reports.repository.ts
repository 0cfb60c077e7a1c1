import type { Db } from '../../platform/db/database.js';
import { comparedName } from '../../platform/records/compared-name.model.js';
import type { ReportKey } from './reported.js';
import type { ReportLineRow, ReportTemplateRow } from './reports.table.js';

/** What a person wrote in place of the first sentence of a report. */
export const findLine = (db: Db, { column, value }: ReportKey['line']): Promise<ReportLineRow | undefined> =>
  db.selectFrom('reportLines').selectAll().where(column, '=', value).executeTakeFirst();

export async function storeLine(
  db: Db,
  { column, value }: ReportKey['line'],
  written: Pick<ReportLineRow, 'text' | 'writtenAt' | 'writtenByName'>,
): Promise<void> {
  await db
    .insertInto('reportLines')
    .values({
      runId: null,
      comparisonId: null,
      codebookId: null,
      historyOf: null,
      ...written,
      [column]: value,
    })
    .onConflict((conflict) => conflict.column(column).doUpdateSet(written))
    .execute();
}

export async function removeLine(db: Db, { column, value }: ReportKey['line']): Promise<void> {
  await db.deleteFrom('reportLines').where(column, '=', value).execute();
}

/** Templates by name. */
export const listTemplateRows = (db: Db): Promise<ReportTemplateRow[]> =>
  db.selectFrom('reportTemplates').selectAll().orderBy('nameKey').execute();

export const findTemplate = (db: Db, name: string): Promise<ReportTemplateRow | undefined> =>
  db.selectFrom('reportTemplates').selectAll().where('nameKey', '=', comparedName(name)).executeTakeFirst();

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
