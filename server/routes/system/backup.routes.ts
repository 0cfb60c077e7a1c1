import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupSummary } from '@smops/core/backup/backup.schemas.js';
import { createBackup, restoreFromBackup } from '@smops/core/backup/backup.service.js';
import { invalid } from '@smops/core/errors.js';
import { gatherPieces } from '@smops/core/gather-pieces.js';
import { SAY } from '@smops/core/requests.texts.model.js';
import { z } from 'zod';
import { contextOf, createRouter, defineRoute, jsonResponse } from '../../router.js';

const tags = ['System'];
const file = { 'application/gzip': { schema: z.string().meta({ format: 'binary' }) } };

const Restored = BackupSummary.extend({
  kept: z.string().nullable().meta({ description: 'Where the server saved what was there before' }),
  held: z
    .number()
    .int()
    .meta({ description: 'Deliveries that waited when the backup was made, and are not sent by themselves' }),
}).meta({ id: 'Restored' });

const backup = defineRoute(
  'createBackup',
  'administer',
  {
    method: 'get',
    path: '/api/backup',
    tags,
    summary: 'Everything stored, as one file',
    responses: { 200: { description: 'The backup', content: file } },
  },
  { expensive: 'file' },
);

const restore = defineRoute(
  'restoreBackup',
  'administer',
  {
    method: 'post',
    path: '/api/restore',
    tags,
    summary: 'Replaces everything stored by a backup; everybody is signed out',
    request: { body: { content: file, required: true as const } },
    responses: { 200: jsonResponse('What was restored', Restored) },
  },
  // As large as what was ever stored; only an administrator gets here.
  { bodyLimit: 'streamed' },
);

export const backupRoutes = createRouter()
  .openapi(backup, async (c) => {
    const { summary, sizeBytes, content } = await createBackup(contextOf(c), c.get('runtime'));
    const name = `smops-${summary.createdAt.slice(0, 19).replaceAll(/[-:]/g, '')}Z.smops.gz`;
    return c.body(Readable.toWeb(content) as globalThis.ReadableStream, 200, {
      'content-type': 'application/gzip',
      'content-length': String(sizeBytes),
      'content-disposition': `attachment; filename="${name}"`,
    }) as never;
  })
  .openapi(restore, async (c) => {
    const { body } = c.req.raw;
    if (body === null) throw invalid(SAY().backupBody);
    const restored = await restoreFromBackup(contextOf(c), c.get('runtime'), (path) =>
      pipeline(gatherPieces(body as AsyncIterable<Uint8Array>), createWriteStream(path, { mode: 0o600 })),
    );
    return c.json(restored, 200);
  });
