import type { ServiceContext } from '../../context.js';
import { AppError, conflict, invalid, notFound } from '../../errors.js';
import { THING_NAMES } from '../../errors.texts.model.js';
import type { ObjectStore } from '../../platform/objects/object-store.js';
import { OBJECTS_TEXTS } from '../../platform/objects/objects.texts.model.js';
import { closeUpload, findOwnUpload, removeObjects } from '../../platform/objects/uploads.service.js';
import type { ObjectUploadRow } from '../../platform/objects/uploads.table.js';
import { rememberedColumns } from '../column-choices/column-choices.service.js';
import type { CommentFileReport } from '../read-comment-file.js';
import { readCommentSource } from '../read-comment-source.node.js';

export type UploadsContext = ServiceContext & { store: ObjectStore };

const absent = () => notFound(THING_NAMES().lostUpload);

/** A comment file that was uploaded, and what it holds. */
export interface UploadedComments {
  upload: ObjectUploadRow;
  report: CommentFileReport;
}

/**
 * Reads a comment file that the caller has uploaded in parts; it stays until `claimUpload` and `removeObjects`. Throws NOT_FOUND for another
 * user's upload too, CONFLICT before its parts were completed, VALIDATION for an upload that is no comment file and
 * LIMIT_EXCEEDED for one with too much in it; what holds no comments goes at once.
 */
export async function readUploadedComments(ctx: UploadsContext, key: string): Promise<UploadedComments> {
  const upload = await findOwnUpload(ctx, key).catch(() => {
    throw absent();
  });
  if (upload.purpose !== 'comments') {
    throw invalid(OBJECTS_TEXTS().uploadIsImage);
  }
  const object = upload.multipartId === null ? await ctx.store.get(key) : undefined;
  if (object === undefined) throw conflict(OBJECTS_TEXTS().notComplete);
  const { maxUploadBytes: maxBytes, maxComments, timeZone } = ctx.config;
  const choices = await rememberedColumns(ctx);
  const options = { fileName: upload.fileName, limits: { maxBytes, maxComments }, timeZone, choices };
  try {
    return { upload, report: await readCommentSource(object.body, options, ctx.signal) };
  } catch (error) {
    const isUseless = error instanceof AppError && ['VALIDATION', 'LIMIT_EXCEEDED'].includes(error.code);
    if (isUseless && (await closeUpload(ctx.db, upload))) await removeObjects(ctx, key);
    throw error;
  }
}

/** Ends an upload in the transaction that stores its comments: only one request takes it. Throws CONFLICT. */
export async function claimUpload(trx: ServiceContext['db'], upload: ObjectUploadRow): Promise<void> {
  if (!(await closeUpload(trx, upload))) throw conflict(OBJECTS_TEXTS().takenElsewhere);
}
