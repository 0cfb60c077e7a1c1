import { plainCell } from '../../platform/export/safe-cell.js';

/** Columns that only an export of smops has, as written and in each language in which they have other names. */
const OWN_COLUMNS = [
  ['matched_variables', 'ai_reasoning'],
  ['匹配变量', 'AI 推理'],
  ['Pemboleh ubah dipadankan', 'Penaakulan AI'],
];

/** Whether a table was exported by smops: then an apostrophe that keeps a cell from being a formula is taken off. */
export const isOwnExport = (columns: readonly string[]) =>
  OWN_COLUMNS.some((names) => names.every((name) => columns.includes(name)));

/** The row with each text as it was before it was exported. Changes the row. */
export function withPlainCells<Row extends Record<string, unknown>>(row: Row): Row {
  for (const [name, value] of Object.entries(row))
    if (typeof value === 'string') (row as Record<string, unknown>)[name] = plainCell(value);
  return row;
}
