import { getSheetFile } from '@smops/core/comments/sheets/sheet-file.service.js';
import { SHEETS } from '@smops/core/comments/sheets/sheets.operations.js';
import { SheetFileInput } from '@smops/core/platform/objects/remote/remote.schemas.js';
import { analyzerContextOf } from '../../contexts.js';
import { createRouter } from '../../router.js';
import { serveFile } from '../serve-operation.js';

export const sheetsRoutes = createRouter();

serveFile(
  sheetsRoutes,
  SHEETS.getFile,
  { tag: 'FB Analyzer', body: SheetFileInput, formats: ['csv'], expensive: 'file' },
  (c, input) => getSheetFile(analyzerContextOf(c), input),
);
