import { type Content, type FileAnswer, operation } from '../../platform/operations/operation.js';
import type { Restored } from './backup.schemas.js';

const access = 'administer';

/** A backup of everything stored, and the way back. */
export const BACKUP = {
  create: operation<object, FileAnswer>({
    id: 'createBackup',
    access,
    method: 'get',
    path: '/api/backup',
    summary: 'Everything stored, as one file',
  }),
  restore: operation<{ content: Content }, Restored>({
    id: 'restoreBackup',
    access,
    method: 'post',
    path: '/api/restore',
    summary: 'Replaces everything stored by a backup; everybody is signed out',
    sendsFile: 'application/gzip',
  }),
};
