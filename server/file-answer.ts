import { Readable } from 'node:stream';
import type { ExportedFile } from '@smops/core/export/table-file.js';
import type { Context } from 'hono';
import type { AppEnvironment } from './environment.js';

/** What is made piece by piece, as a body that is sent so. */
export const streamOf = (body: ExportedFile['body']): ReadableStream =>
  Readable.toWeb(Readable.from(body, { objectMode: false })) as ReadableStream;

/** Responds with a file to be saved. Its schema says what the stream carries; the types cannot see into it. */
export function answerFile(c: Context<AppEnvironment>, { fileName, contentType, body }: ExportedFile): never {
  const plain = fileName.replace(/[^\w.-]+/g, '-');
  return c.body(streamOf(body), 200, {
    'content-type': contentType,
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
  }) as never;
}
