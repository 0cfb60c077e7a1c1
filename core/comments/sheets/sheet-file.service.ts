import { invalid } from '../../errors.js';
import { MEDIA_TYPES } from '../../platform/export/table-file.js';
import { OBJECTS_TEXTS } from '../../platform/objects/objects.texts.model.js';
import { SheetFileInput } from '../../platform/objects/remote/remote.schemas.js';
import { verb } from '../../platform/operations/verb.js';
import { sheetExport, sheetFileName } from '../formats/google-sheet.js';
import { sheetPieces } from './ask-sheet.js';
import { SHEETS } from './sheets.operations.js';

/** For everything, pauses included. */
const DEADLINE_MS = 2 * 60_000;

/**
 * A sheet of Google that anyone with its link may read, as CSV. Throws VALIDATION for another link, for a sheet that is not open or
 * cannot be reached, and, while it comes, for one above SMOPS_MAX_UPLOAD_MB.
 */
export const getSheetFile = verb(
  SHEETS.getFile,
  { input: SheetFileInput, formats: ['csv'], expensive: 'file' },
  async (ctx, { url }) => {
    if (sheetExport(url) === null) throw invalid(OBJECTS_TEXTS().noSheetLink);
    const { remoteNetworks: allowed, maxUploadBytes: maxBytes } = ctx.config;
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const pieces = sheetPieces(url, { allowed, maxBytes, signal });
    // What is wrong with the sheet is said before the file begins.
    const first = await pieces.next();
    async function* body() {
      try {
        if (!first.done) yield first.value;
        yield* pieces;
      } finally {
        await pieces.return(undefined);
      }
    }
    return { fileName: sheetFileName(url), contentType: MEDIA_TYPES.csv, body: body() };
  },
);
