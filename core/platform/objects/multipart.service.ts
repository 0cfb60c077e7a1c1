import { requireRight } from '../../context.js';
import { AppError } from '../../errors.js';
import { parseInput } from '../../parse-input.js';
import {
  type CompletedMultipart,
  CompleteMultipartInput,
  type Multipart,
  type PartAddress,
  StartMultipartInput,
  type UploadParameters,
} from './multipart.schemas.js';
import { type ObjectPart, StoreError } from './object-store.js';
import { PART_MAX_BYTES, UPLOAD_ADDRESS_SECONDS, WHOLE_MAX_BYTES } from './objects.constants.js';
import { OBJECTS_TEXTS } from './objects.texts.model.js';
import type { ObjectsContext } from './objects-context.js';
import { createTemporaryKeys, type TemporaryKeys } from './s3/temporary-keys.js';
import * as uploads from './uploads.repository.js';
import { findOwnUpload, openUpload } from './uploads.service.js';
import type { ObjectUploadRow } from './uploads.table.js';

/** What is sent in parts: the caller's key and the store's name of the upload. */
export interface PartsOf {
  key: string;
  uploadId: string;
}

async function findParts(ctx: ObjectsContext, { key, uploadId }: PartsOf): Promise<ObjectUploadRow> {
  requireRight(ctx, 'analyze');
  const row = await findOwnUpload(ctx, key);
  if (row.multipartId !== uploadId) {
    throw new StoreError('NoSuchUpload', OBJECTS_TEXTS().neverBegun);
  }
  return row;
}

/** Begins an object that is sent in parts. */
export async function startMultipart(ctx: ObjectsContext, input: unknown): Promise<Multipart> {
  requireRight(ctx, 'analyze');
  const { filename, type, metadata } = parseInput(StartMultipartInput, input);
  const upload = { filename, type: type ?? '' };
  const startParts = (made: string) => ctx.store.startParts(made, upload.type);
  const { key, multipartId } = await openUpload(ctx, upload, startParts, metadata?.purpose);
  return { key, uploadId: multipartId as string, bucket: ctx.store.bucket };
}

/** The parts that have arrived, by number: what an upload that broke off need not send again. */
export async function listMultipartParts(ctx: ObjectsContext, parts: PartsOf): Promise<ObjectPart[]> {
  await findParts(ctx, parts);
  return await ctx.store.listParts(parts.key, parts.uploadId);
}

/** An address that takes one part. */
export async function signMultipartPart(
  ctx: ObjectsContext,
  parts: PartsOf,
  partNumber: number,
): Promise<PartAddress> {
  const row = await findParts(ctx, parts);
  await uploads.touchUploadRow(ctx.db, row.id, ctx.clock.now());
  const totalBytes = limitOf(ctx, row);
  const maxBytes = Math.min(PART_MAX_BYTES, await roomLeft(ctx, parts, partNumber, totalBytes));
  const grant = { expiresSeconds: UPLOAD_ADDRESS_SECONDS, maxBytes, totalBytes };
  const part = { uploadId: parts.uploadId, partNumber };
  return {
    url: await ctx.store.signPart(parts.key, part, grant, ctx.baseUrl),
    expires: UPLOAD_ADDRESS_SECONDS,
  };
}

/** What an upload may have, in bytes: a comment file as much as one that comes in the body of a request. */
const limitOf = ({ config }: ObjectsContext, { purpose }: ObjectUploadRow) =>
  purpose === 'comments' ? config.maxUploadBytes : config.maxObjectBytes;

const tooLarge = (maxBytes: number) =>
  new AppError('LIMIT_EXCEEDED', OBJECTS_TEXTS().fileTooLarge(`${Math.round(maxBytes / 1024 / 1024)} MB`));

/**
 * What the parts that have arrived leave of the limit for another one, in bytes. Addresses given out at the same time may
 * together promise more: the store on disk refuses the parts beyond the limit, and no object is made of them.
 */
async function roomLeft(
  ctx: ObjectsContext,
  { key, uploadId }: PartsOf,
  partNumber: number,
  totalBytes: number,
): Promise<number> {
  const others = (await ctx.store.listParts(key, uploadId)).filter((part) => part.PartNumber !== partNumber);
  const left = totalBytes - others.reduce((sum, part) => sum + part.Size, 0);
  if (left <= 0) throw tooLarge(totalBytes);
  return left;
}

async function sizeOf(ctx: ObjectsContext, key: string): Promise<number> {
  for await (const object of ctx.store.list(key)) if (object.key === key) return object.sizeBytes;
  return 0;
}

/** Makes the object of its parts. Throws LIMIT_EXCEEDED, and keeps nothing, when it is larger than configured. */
export async function completeMultipart(
  ctx: ObjectsContext,
  parts: PartsOf,
  input: unknown,
): Promise<CompletedMultipart> {
  const row = await findParts(ctx, parts);
  const { parts: named } = parseInput(CompleteMultipartInput, input);
  const { key } = parts;
  await ctx.store.completeParts(key, parts.uploadId, named);
  if ((await sizeOf(ctx, key)) > limitOf(ctx, row)) {
    await ctx.store.delete(key);
    await uploads.deleteUploadRow(ctx.db, row.id);
    throw tooLarge(limitOf(ctx, row));
  }
  await uploads.endUploadParts(ctx.db, row.id);
  return { location: ctx.store.locationOf(key, ctx.baseUrl), key, bucket: ctx.store.bucket };
}

/** Gives an upload up; its parts go. */
export async function abortMultipart(ctx: ObjectsContext, parts: PartsOf): Promise<void> {
  const row = await findParts(ctx, parts);
  await ctx.store.abortParts(parts.key, parts.uploadId);
  await uploads.deleteUploadRow(ctx.db, row.id);
}

/** How a file of up to 100 MiB is sent whole. */
export async function getUploadParameters(
  ctx: ObjectsContext,
  { filename, type }: { filename: string; type: string },
): Promise<UploadParameters> {
  requireRight(ctx, 'analyze');
  const row = await openUpload(ctx, { filename, type });
  const grant = { expiresSeconds: UPLOAD_ADDRESS_SECONDS, maxBytes: WHOLE_MAX_BYTES };
  return {
    method: 'PUT',
    url: await ctx.store.signPut(row.key, grant, ctx.baseUrl),
    headers: row.mediaType === '' ? {} : { 'content-type': row.mediaType },
    fields: { key: row.key, bucket: ctx.store.bucket },
    expires: UPLOAD_ADDRESS_SECONDS,
  };
}

/** Keys with which a browser signs by itself. Throws VALIDATION unless they are configured. */
export async function getTemporaryKeys(ctx: ObjectsContext): Promise<TemporaryKeys> {
  requireRight(ctx, 'analyze');
  return await createTemporaryKeys(ctx.config.s3, `smops-${ctx.actor.name}`);
}
