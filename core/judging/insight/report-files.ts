import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { named } from '../../platform/export/columns.texts.model.js';
import type { ExportColumn } from '../../platform/export/safe-cell.js';
import { type ExportedFile, exportedFile, tableFile } from '../../platform/export/table-file.js';
import { onChineseScreen } from '../../platform/language/caller-language.js';
import type { DataFormat, ReportFormat } from './insight.constants.js';

/** A result that is exported: where it comes from, and what each format shows of it. */
export interface Report<Key, Result, Row> {
  /** Of the file, without ending. */
  name: string;
  load: (ctx: AnalyzerContext, key: Key) => Promise<Result>;
  /** As they are, or as the result has them. */
  columns: ExportColumn<Row>[] | ((result: Result) => ExportColumn<Row>[]);
  rows: (result: Result) => Row[];
}

/** The export of a result as data: tables have its rows, JSON has all of it. Throws what `load` throws. */
export const dataExport =
  <Key, Result, Row>({ name, load, columns, rows }: Report<Key, Result, Row>) =>
  async (ctx: AnalyzerContext, key: Key, format: DataFormat): Promise<ExportedFile> =>
    await dataFile(name, await load(ctx, key), format, columns, rows);

async function dataFile<Result, Row>(
  name: string,
  result: Result,
  format: DataFormat,
  columns: Report<never, Result, Row>['columns'],
  rows: (result: Result) => Row[],
): Promise<ExportedFile> {
  if (format === 'json') return exportedFile(name, format, [JSON.stringify(result)]);
  const shown = typeof columns === 'function' ? columns(result) : columns;
  return tableFile(name, format, { sheet: name, columns: named(shown), pages: [rows(result)] });
}

/** The export of a result as a file: tables have its rows, JSON has all of it. Throws what `load` throws. */
export const reportExport =
  <Key, Result, Row>({
    name,
    load,
    columns,
    rows,
    html,
  }: Report<Key, Result, Row> & {
    /** Days as they are in this time zone. */
    html: (result: Result, timeZone: string) => string;
  }) =>
  async (ctx: AnalyzerContext, key: Key, format: ReportFormat): Promise<ExportedFile> => {
    if (format === 'html')
      return exportedFile(name, format, [
        await onChineseScreen(async () => html(await load(ctx, key), ctx.config.timeZone)),
      ]);
    const result = await load(ctx, key);
    return await dataFile(name, result, format, columns, rows);
  };
