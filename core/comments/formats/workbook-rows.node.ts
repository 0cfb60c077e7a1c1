import { invalid } from '../../errors.js';
import { readWorkbookRows } from '../../transfer/read-workbook.js';
import { XLSX_MAX_BYTES } from '../../transfer/transfer.constants.js';
import { SAY } from '../../transfer/transfer.texts.model.js';
import { isOwnExport } from './own-export.js';
import type { StreamedRow } from './row-chunk.js';
import { textCells } from './sheet-rows.js';

/** Some rows of a workbook's first sheet, with the names of its columns. */
export interface SheetRows {
  columns: string[];
  rows: StreamedRow[];
}

/** The rows of a workbook, cells as text; see `readWorkbookRows`. */
export async function* readSheetRows(bytes: Uint8Array): AsyncGenerator<SheetRows> {
  let columns: string[] | undefined;
  let index = 0;
  for await (const part of readWorkbookRows(bytes)) {
    const rows = part.rows.map(({ row, line }) => {
      columns ??= Object.keys(row as object);
      const cells = textCells(row as Record<string, unknown>, isOwnExport(columns));
      return { row: cells, line, index: index++ };
    });
    if (rows.length > 0) yield { columns: columns ?? [], rows };
  }
}

/** All of a workbook, which cannot be read piece by piece. Throws VALIDATION for one that is too large. */
export async function gatherWorkbook(
  source: AsyncIterable<Uint8Array>,
  maxBytes = XLSX_MAX_BYTES,
): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of source) {
    size += piece.length;
    if (size > maxBytes) throw invalid(SAY().workbookTooLarge(`${Math.round(maxBytes / 1_048_576)} MB`));
    pieces.push(piece);
  }
  return Buffer.concat(pieces, size);
}
