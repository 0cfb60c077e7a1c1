import * as sheetFile from '@smops/core/comments/sheets/sheet-file.service.js';
import { SHEETS } from '@smops/core/comments/sheets/sheets.operations.js';
import { createRouter } from '../../router.js';
import { serveVerbs } from '../serve-verbs.js';

export const sheetsRoutes = createRouter();

serveVerbs(sheetsRoutes, 'FB Analyzer', SHEETS, sheetFile);
