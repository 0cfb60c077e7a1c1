import { exportedFile, tableFile } from '../../platform/export/table-file.js';
import { verb } from '../../platform/operations/verb.js';
import { CODEBOOK_COLUMNS } from './codebook-rows.js';
import { CODEBOOK_FORMATS } from './codebooks.constants.js';
import { CODEBOOKS } from './codebooks.operations.js';
import { CodebookExportInput, OfCodebook } from './codebooks.schemas.js';
import { requireVersion } from './codebooks.service.js';
import { writeQdc } from './qda/qdc-file.js';

/** A version of a codebook, the latest without a number, as a file that an import reads again. Throws NOT_FOUND. */
export const exportCodebook = verb(
  CODEBOOKS.export,
  { of: OfCodebook, input: CodebookExportInput, formats: CODEBOOK_FORMATS, expensive: 'file' },
  async (ctx, { codebook, version: number, format }) => {
    const { row, version } = await requireVersion(ctx.db, codebook, number);
    const name = `${row.name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'codebook'}-v${version.number}`;
    const { variables } = version;
    if (format === 'qdc') return exportedFile(name, format, [writeQdc(variables, version.qda)]);
    if (format === 'json') {
      const whole = { name: row.name, version: version.number, note: version.note, variables };
      return exportedFile(name, format, [`${JSON.stringify(whole, null, 2)}\n`]);
    }
    return tableFile(name, format, { sheet: 'codebook', columns: CODEBOOK_COLUMNS, pages: [variables] });
  },
);
