import { requireRight } from '../../context.js';
import { AppError, messageOf, notFound } from '../../errors.js';
import { THING_NAMES } from '../../errors.texts.model.js';
import { parseInput } from '../../parse-input.js';
import { harmlessFileName } from './file-name.model.js';
import { newObjectKey } from './object-keys.js';
import {
  IMAGE_MAX_BYTES,
  OPEN_MULTIPARTS_MAX,
  OPEN_UPLOADS_MAX,
  UPLOAD_ADDRESS_SECONDS,
  type UploadPurpose,
} from './objects.constants.js';
import { OBJECTS_TEXTS } from './objects.texts.model.js';
import type { ObjectsContext } from './objects-context.js';
import * as uploads from './uploads.repository.js';
import { StartUploadInput, type UploadAddress } from './uploads.schemas.js';
import type { ObjectUploadRow } from './uploads.table.js';

/** Writes down that the caller may send an object, and makes its key. */
export async function openUpload(
  ctx: ObjectsContext,
  { filename = '', type = '' }: StartUploadInput,
  startParts?: (key: string) => Promise<string>,
  purpose: UploadPurpose = 'image',
): Promise<ObjectUploadRow> {
  if ((await uploads.countUploadRows(ctx.db, ctx.actor.name)) >= OPEN_UPLOADS_MAX) {
    throw new AppError('LIMIT_EXCEEDED', OBJECTS_TEXTS().tooManyUploads(OPEN_UPLOADS_MAX));
  }
  if (
    startParts !== undefined &&
    (await uploads.countMultipartRows(ctx.db, ctx.actor.name)) >= OPEN_MULTIPARTS_MAX
  ) {
    throw new AppError('LIMIT_EXCEEDED', OBJECTS_TEXTS().tooManyLarge(OPEN_MULTIPARTS_MAX));
  }
  const key = newObjectKey('uploads');
  const now = ctx.clock.now();
  return await uploads.insertUploadRow(ctx.db, {
    key,
    multipartId: (await startParts?.(key)) ?? null,
    owner: ctx.actor.name,
    fileName: harmlessFileName(filename, purpose),
    mediaType: type.slice(0, 100).replace(/[^\w./+-]/g, ''),
    purpose,
    createdAt: now,
    usedAt: now,
  });
}

/** The caller's own upload. Throws NOT_FOUND for anybody else's too. */
export async function findOwnUpload(
  ctx: Pick<ObjectsContext, 'db' | 'actor'>,
  key: string,
): Promise<ObjectUploadRow> {
  const row = await uploads.findUploadRow(ctx.db, key);
  if (row === undefined || row.owner !== ctx.actor.name) throw notFound(THING_NAMES().thisUpload);
  return row;
}

/** Ends an upload: its object belongs to the caller that ended it. False when another caller was faster. */
export async function closeUpload(db: ObjectsContext['db'], { id }: ObjectUploadRow): Promise<boolean> {
  return (await uploads.deleteUploadRow(db, id)) !== undefined;
}

/** Removes objects that nothing names any more; what the store refuses now, the sweep removes later. */
export async function removeObjects(
  { store, logger }: Pick<ObjectsContext, 'store' | 'logger'>,
  ...keys: string[]
): Promise<void> {
  for (const key of keys) {
    await store.delete(key).catch((error) => {
      logger.warn({ object: key, reason: messageOf(error) }, 'an object could not be removed');
    });
  }
}

/** An address that takes one image by a PUT. */
export async function createUploadAddress(ctx: ObjectsContext, input: unknown): Promise<UploadAddress> {
  requireRight(ctx, 'portraits:manage');
  const { key } = await openUpload(ctx, parseInput(StartUploadInput, input));
  const grant = { expiresSeconds: UPLOAD_ADDRESS_SECONDS, maxBytes: IMAGE_MAX_BYTES };
  return { uploadURL: await ctx.store.signPut(key, grant, ctx.baseUrl), store: ctx.store.kind };
}
