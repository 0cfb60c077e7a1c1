import type { ExportColumn } from '../../platform/export/safe-cell.js';
import { type ExportedTable, pagesOf } from '../../platform/export/table-file.js';

/**
 * A list to be exported. Its JSON formats hold the records as the API responds with them, but without id and version,
 * which belong to this database.
 */
export const exportedList = <Row extends object>(
  name: string,
  columns: ExportColumn<Row>[],
  rows: readonly Row[],
): ExportedTable<Row> => ({
  sheet: name,
  columns,
  isForPeople: true,
  pages: pagesOf(rows),
  toJson: (row) => ({ ...row, id: undefined, version: undefined }),
});
