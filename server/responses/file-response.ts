import { Readable } from 'node:stream';
import { type ExportedFile, type FileFormat, MEDIA_TYPES } from '@smops/core/platform/export/table-file.js';
import { bodyInThisLanguage } from '@smops/core/platform/language/caller-language.js';
import type { Context } from 'hono';
import { z } from 'zod';
import type { AppEnvironment } from '../environment.js';

/** A response that is a file, to be saved: what the document says of it. */
export const fileResponse = (formats: readonly FileFormat[]) => ({
  description: 'The file',
  content: Object.fromEntries(
    formats.map((format) => [
      MEDIA_TYPES[format].replace(/;.*/, ''),
      { schema: format === 'json' ? z.unknown() : z.string().meta({ format: 'binary' }) },
    ]),
  ),
});

/** What is made piece by piece, as a body that is sent so; of an expensive route, each piece in the place of the call. */
export const streamOf = (c: Context<AppEnvironment>, body: ExportedFile['body']): ReadableStream =>
  Readable.toWeb(
    Readable.from(bodyInThisLanguage(c.get('inPlace')?.(body) ?? body), { objectMode: false }),
  ) as ReadableStream;

/** Responds with a file to be saved. */
export function respondWithFile(
  c: Context<AppEnvironment>,
  { fileName, contentType, body }: ExportedFile,
): Response {
  const plain = fileName.replace(/[^\w.-]+/g, '-');
  const whole = plain === fileName ? '' : `; filename*=UTF-8''${encodeURIComponent(fileName)}`;
  return c.body(streamOf(c, body), 200, {
    'content-type': contentType,
    'content-disposition': `attachment; filename="${plain}"${whole}`,
  });
}
