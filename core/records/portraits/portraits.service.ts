import { requireRight, type ServiceContext } from '../../context.js';
import { AppError, conflict, invalid, notFound } from '../../errors.js';
import { THING_NAMES } from '../../errors.texts.model.js';
import { parseInput } from '../../parse-input.js';
import { recordAudit } from '../../platform/audit/audit.service.js';
import { inTransaction } from '../../platform/db/in-transaction.js';
import { cleanImage, makeThumbnail } from '../../platform/objects/images/clean-image.js';
import type { CleanImage } from '../../platform/objects/images/image-work.js';
import { newObjectKey } from '../../platform/objects/object-keys.js';
import { IMAGE_MAX_BYTES } from '../../platform/objects/objects.constants.js';
import { OBJECTS_TEXTS } from '../../platform/objects/objects.texts.model.js';
import type { ObjectsContext } from '../../platform/objects/objects-context.js';
import { readObject } from '../../platform/objects/read-object.js';
import { closeUpload, findOwnUpload, removeObjects } from '../../platform/objects/uploads.service.js';
import type { ObjectUploadRow } from '../../platform/objects/uploads.table.js';
import * as portraits from './portraits.repository.js';
import { CreatePortraitInput, type Portrait } from './portraits.schemas.js';
import type { PortraitRow } from './portraits.table.js';

const absent = (id: number) => notFound(THING_NAMES().portrait(id));
/** A re-encoded image may be larger than what it was made of, never by this much. */
const CLEAN_MAX_BYTES = 256 * 1024 * 1024;

const addressOf = (id: number) => `/api/user-profile-images/${id}`;
const thumbnailKeyOf = ({ objectKey }: PortraitRow) =>
  objectKey.replace(/^portraits\//, 'thumbnails/').replace(/\.\w+$/, '.webp');

const toPortrait = (row: PortraitRow): Portrait => ({
  id: row.id,
  imageUrl: `${addressOf(row.id)}/image`,
  thumbnailUrl: `${addressOf(row.id)}/thumbnail`,
  uploadedBy: row.uploadedBy,
  uploadedAt: row.uploadedAt.toISOString(),
  originalFilename: row.originalFilename,
  mediaType: row.mediaType,
  sizeBytes: row.sizeBytes,
  width: row.width,
  height: row.height,
});

/** All portraits, the newest first. */
export async function listPortraits(ctx: ServiceContext): Promise<Portrait[]> {
  requireRight(ctx, 'portraits:view');
  return (await portraits.listPortraitRows(ctx.db)).map(toPortrait);
}

/** What was uploaded, made clean. An upload that is no image goes at once. */
async function takeUpload(ctx: ObjectsContext, upload: ObjectUploadRow): Promise<CleanImage> {
  const object = await ctx.store.get(upload.key);
  if (object === undefined) throw conflict(OBJECTS_TEXTS().nothingUploaded);
  try {
    return await cleanImage(await readObject(object, IMAGE_MAX_BYTES), ctx.signal);
  } catch (error) {
    const isRefused =
      error instanceof AppError && (error.code === 'VALIDATION' || error.code === 'LIMIT_EXCEEDED');
    if (isRefused) {
      await closeUpload(ctx.db, upload);
      await ctx.store.delete(upload.key);
    }
    throw error;
  }
}

/**
 * Makes an upload of the caller's own a portrait. Its bytes are checked and re-encoded, so it holds nothing but an image.
 * Throws VALIDATION for another address and for what is no image, LIMIT_EXCEEDED above 10 MiB, NOT_FOUND for
 * another user's upload, CONFLICT before anything was sent.
 */
export async function createPortrait(ctx: ObjectsContext, input: unknown): Promise<Portrait> {
  requireRight(ctx, 'portraits:manage');
  const { imageUrl } = parseInput(CreatePortraitInput, input);
  const key = ctx.store.keyOf(imageUrl, ctx.baseUrl);
  if (key?.startsWith('uploads/') !== true) {
    throw invalid(OBJECTS_TEXTS().ownUploadsOnly);
  }
  const upload = await findOwnUpload(ctx, key);
  if (upload.purpose !== 'image') throw invalid(OBJECTS_TEXTS().isCommentFile);
  const image = await takeUpload(ctx, upload);
  const portrait = await storePortrait(ctx, image, upload.fileName, async (trx) => {
    // The first to take the row away has registered the upload.
    if (!(await closeUpload(trx, upload))) throw conflict(OBJECTS_TEXTS().registered);
  });
  await removeObjects(ctx, upload.key);
  return portrait;
}

/** Keeps a clean image as a portrait. `claim` runs in the transaction; when it throws, nothing stays. */
export async function storePortrait(
  ctx: ObjectsContext,
  image: CleanImage,
  originalFilename: string,
  claim: (trx: ServiceContext['db']) => Promise<void> = async () => {},
): Promise<Portrait> {
  const objectKey = newObjectKey('portraits', image.ending);
  await ctx.store.put(objectKey, image.bytes, image.mediaType);
  try {
    return await inTransaction(ctx.db, async (trx) => {
      await claim(trx);
      const row = await portraits.insertPortraitRow(trx, {
        objectKey,
        mediaType: image.mediaType,
        sizeBytes: image.bytes.length,
        width: image.width,
        height: image.height,
        uploadedBy: ctx.actor.name,
        uploadedAt: ctx.clock.now(),
        originalFilename,
      });
      const { sizeBytes, width, height } = row;
      await recordAudit(trx, ctx, { action: 'create', ...subject(row), after: { sizeBytes, width, height } });
      return toPortrait(row);
    });
  } catch (error) {
    await removeObjects(ctx, objectKey);
    throw error;
  }
}

/** Deletes a portrait for good, its image included. */
export async function deletePortrait(ctx: ObjectsContext, id: number): Promise<void> {
  requireRight(ctx, 'portraits:manage');
  const row = await inTransaction(ctx.db, async (trx) => {
    const found = await portraits.deletePortraitRow(trx, id);
    if (found === undefined) throw absent(id);
    const { uploadedBy, uploadedAt } = found;
    await recordAudit(trx, ctx, { action: 'delete', ...subject(found), before: { uploadedBy, uploadedAt } });
    return found;
  });
  await removeObjects(ctx, row.objectKey, thumbnailKeyOf(row));
}

export interface PortraitFile {
  mediaType: string;
  sizeBytes: number;
  /** Names the image's bytes, which never change. */
  etag: string;
  fileName: string;
  body: AsyncIterable<Uint8Array>;
}

async function findPortrait(ctx: ObjectsContext, id: number): Promise<PortraitRow> {
  requireRight(ctx, 'portraits:view');
  const row = await portraits.findPortraitRow(ctx.db, id);
  if (row === undefined) throw absent(id);
  return row;
}

async function getImage(ctx: ObjectsContext, row: PortraitRow) {
  const object = await ctx.store.get(row.objectKey);
  if (object === undefined) throw notFound(THING_NAMES().portraitImage(row.id));
  if (object.sizeBytes !== row.sizeBytes) {
    throw new AppError('INTERNAL', OBJECTS_TEXTS().portraitDamaged(row.id, object.sizeBytes, row.sizeBytes));
  }
  return object;
}

/** The whole image of a portrait. NOT_FOUND when there is none. */
export async function getPortraitImage(ctx: ObjectsContext, id: number): Promise<PortraitFile> {
  const row = await findPortrait(ctx, id);
  const { sizeBytes, body } = await getImage(ctx, row);
  return {
    mediaType: row.mediaType,
    sizeBytes,
    etag: `"${row.objectKey.slice(10, 46)}"`,
    fileName: row.originalFilename,
    body,
  };
}

/** A small image of a portrait. It is made when it is first asked for, and kept in the store. */
export async function getPortraitThumbnail(ctx: ObjectsContext, id: number): Promise<PortraitFile> {
  const row = await findPortrait(ctx, id);
  const key = thumbnailKeyOf(row);
  const answer = {
    mediaType: 'image/webp',
    etag: `"${row.objectKey.slice(10, 46)}-t"`,
    fileName: `${row.originalFilename}.webp`,
  };
  const kept = await ctx.store.get(key);
  if (kept !== undefined) return { ...answer, ...kept };
  const image = await readObject(await getImage(ctx, row), CLEAN_MAX_BYTES);
  const bytes = await makeThumbnail(image, ctx.signal);
  await ctx.store.put(key, bytes, answer.mediaType);
  return {
    ...answer,
    sizeBytes: bytes.length,
    body: (async function* () {
      yield bytes;
    })(),
  };
}

const subject = (row: PortraitRow) =>
  ({ entity: 'portrait', entityId: row.id, label: row.originalFilename }) as const;
