import type { z } from 'zod';
import { requireRight, type ServiceContext } from '../../context.js';
import { parseInput } from '../../parse-input.js';
import { type ExportedFile, exportedFile, tableFile } from '../../platform/export/table-file.js';
import { CODEBOOK_COLUMNS } from './codebook-rows.js';
import { CodebookExportInput } from './codebooks.schemas.js';
import { requireVersion } from './codebooks.service.js';
import { writeQdc } from './qda/qdc-file.js';

/** A version of a codebook, the latest without a number, as a file that an import reads again. Throws NOT_FOUND. */
export async function exportCodebook(
  ctx: ServiceContext,
  key: string,
  input: z.input<typeof CodebookExportInput> = {},
): Promise<ExportedFile> {
  requireRight(ctx, 'analyze');
  const { version: number, format } = parseInput(CodebookExportInput, input);
  const { row, version } = await requireVersion(ctx.db, key, number);
  const name = `${row.name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'codebook'}-v${version.number}`;
  const { variables } = version;
  if (format === 'qdc') return exportedFile(name, format, [writeQdc(variables, version.qda)]);
  if (format === 'json') {
    const whole = { name: row.name, version: version.number, note: version.note, variables };
    return exportedFile(name, format, [`${JSON.stringify(whole, null, 2)}\n`]);
  }
  return tableFile(name, format, { sheet: 'codebook', columns: CODEBOOK_COLUMNS, pages: [variables] });
}
