import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { invalid } from '@smops/core/errors.js';
import { gatherPieces } from '@smops/core/gather-pieces.js';
import { REQUESTS_TEXTS } from '@smops/core/requests.texts.model.js';
import { BACKUP } from '@smops/core/telling/backup/backup.operations.js';
import { Restored } from '@smops/core/telling/backup/backup.schemas.js';
import { createBackup, restoreFromBackup } from '@smops/core/telling/backup/backup.service.js';
import { z } from 'zod';
import { contextOf } from '../../contexts.js';
import { createRouter, jsonResponse } from '../../router.js';
import { serve, serveByHand } from '../serve-operation.js';

const tag = 'System';
const file = { 'application/gzip': { schema: z.string().meta({ format: 'binary' }) } };

export const backupRoutes = createRouter();

serveByHand(
  backupRoutes,
  BACKUP.create,
  { tag, expensive: 'file' },
  { 200: { description: 'The backup', content: file } },
  async (c) => {
    const { summary, sizeBytes, content } = await createBackup(contextOf(c), c.get('runtime'));
    const name = `smops-${summary.createdAt.slice(0, 19).replaceAll(/[-:]/g, '')}Z.smops.gz`;
    return c.body(Readable.toWeb(content) as globalThis.ReadableStream, 200, {
      'content-type': 'application/gzip',
      'content-length': String(sizeBytes),
      'content-disposition': `attachment; filename="${name}"`,
    });
  },
);
// As large as what was ever stored; only an administrator gets here.
serve(backupRoutes, BACKUP.restore, { tag, answer: jsonResponse('What was restored', Restored) }, (c) => {
  const { body } = c.req.raw;
  if (body === null) throw invalid(REQUESTS_TEXTS().backupBody);
  return restoreFromBackup(contextOf(c), c.get('runtime'), (path) =>
    pipeline(gatherPieces(body as AsyncIterable<Uint8Array>), createWriteStream(path, { mode: 0o600 })),
  );
});
