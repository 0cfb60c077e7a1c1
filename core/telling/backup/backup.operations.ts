import { type Content, type FileAnswer, operationsFor } from '../../platform/operations/operation.js';
import type { Restored } from './backup.schemas.js';

const operation = operationsFor('administer');

/** A backup of everything stored, and the way back. */
export const BACKUP = {
  create: operation<object, FileAnswer>({
    id: 'createBackup',
    get: '/api/backup',
    summary: 'Everything stored, as one file',
  }),
  restore: operation<{ content: Content }, Restored>({
    id: 'restoreBackup',
    post: '/api/restore',
    summary: 'Replaces everything stored by a backup; everybody is signed out',
    sendsFile: 'application/gzip',
  }),
};
