import { AppError } from '@smops/core/errors.js';
import { gatherPieces } from '@smops/core/gather-pieces.js';
import type { ExportColumn } from '@smops/core/platform/export/safe-cell.js';
import { tableFile } from '@smops/core/platform/export/table-file.js';
import { dayOf } from '@smops/core/platform/language/search-text.model.js';
import { exportedList } from '@smops/core/records/transfer/exported-list.js';
import { TRANSFER_FORMATS, type TransferFormat } from '@smops/core/records/transfer/transfer.constants.js';
import { REQUESTS_TEXTS } from '@smops/core/requests.texts.model.js';
import type { Context } from 'hono';
import { z } from 'zod';
import type { AppEnvironment } from '../environment.js';
import { fileResponse, respondWithFile } from './file-response.js';

const file = { schema: z.string().meta({ format: 'binary' }) };

/** A body that is a file, of this media type. With `true` its content tells what it is, so any media type may be named. */
export const fileBody = (mediaType: true | string) => ({
  content: { [mediaType === true ? 'application/octet-stream' : mediaType]: file },
  required: true as const,
});

export const downloadResponse = fileResponse(TRANSFER_FORMATS);

/** The body in pieces of a sensible size, however it is sent. Throws LIMIT_EXCEEDED past SMOPS_MAX_UPLOAD_MB, VALIDATION when there is none. */
export async function* streamedBody(c: Context<AppEnvironment>): AsyncGenerator<Uint8Array> {
  const { body } = c.req.raw;
  if (body === null) throw new AppError('VALIDATION', REQUESTS_TEXTS().fileEmpty);
  const { maxUploadBytes } = c.get('runtime').config;
  let size = 0;
  for await (const piece of gatherPieces(body as AsyncIterable<Uint8Array>)) {
    size += piece.length;
    if (size > maxUploadBytes) {
      const limit = Math.round(maxUploadBytes / 1024 / 1024);
      throw new AppError('LIMIT_EXCEEDED', REQUESTS_TEXTS().fileTooLarge(`${limit} MB`));
    }
    yield piece;
  }
}

/** Sends rows as a file named after the list and today's date. */
export function sendExport<Row extends object>(
  c: Context<AppEnvironment>,
  format: TransferFormat,
  name: string,
  columns: ExportColumn<Row>[],
  rows: Row[],
) {
  const { clock, config } = c.get('runtime');
  const day = dayOf(clock.now(), config.timeZone);
  return respondWithFile(c, tableFile(`${name}-${day}`, format, exportedList(name, columns, rows)));
}
