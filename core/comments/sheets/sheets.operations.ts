import type { SheetFileInput } from '../../platform/objects/remote/remote.schemas.js';
import { type FileAnswer, operation } from '../../platform/operations/operation.js';

/** Comments that stand in a Google sheet. */
export const SHEETS = {
  getFile: operation<SheetFileInput, FileAnswer>({
    id: 'getSheetFile',
    access: 'analyze',
    post: '/api/fb-analyzer/sheet',
    summary: 'A Google sheet that anyone with its link may read, as CSV',
  }),
};
