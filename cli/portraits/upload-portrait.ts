import { open, realpath } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { IMAGE_MAX_BYTES, PART_MIN_BYTES } from '@smops/core/objects/objects.constants.js';
import { ApiError, type Client } from '@smops/server/client/client.js';
import { createPortrait, createUploadAddress } from '@smops/server/client/portraits.client.js';
import {
  completeMultipart,
  listMultipartParts,
  type PartsOf,
  sendToAddress,
  signMultipartPart,
  startMultipart,
} from '@smops/server/client/uploads.client.js';
import { EXIT } from '../exit-codes.js';
import { CommandError } from '../failures.js';
import type { OpenUploads } from './open-uploads.js';

/** Specification, section 9. */
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000];

export interface UploadSetting {
  client: Client;
  url: string;
  openUploads: OpenUploads;
  signal: AbortSignal;
  onProgress(sentBytes: number, totalBytes: number): void;
  onResume(): void;
}

const isPassing = (error: unknown) =>
  error instanceof ApiError
    ? [408, 409, 423, 429].includes(error.status) ||
      error.status >= 500 ||
      /Request has expired/.test(error.message)
    : error instanceof TypeError;

/** Tries again after a failure that may pass: network, overload, an expired address. */
async function persist<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  for (const delayMs of RETRY_DELAYS_MS) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || !isPassing(error)) throw error;
      await sleep(delayMs, undefined, { signal });
    }
  }
  return await work();
}

type Bytes = Buffer<ArrayBuffer>;

async function sendWhole({ client, signal }: UploadSetting, name: string, bytes: Bytes): Promise<string> {
  return await persist(signal, async () => {
    const { uploadURL } = await createUploadAddress(client, { filename: name });
    await sendToAddress(client, uploadURL, new Blob([bytes]), signal);
    return uploadURL;
  });
}

/** The upload that broke off with the parts that have arrived, or a new one. */
async function beginOrResume(setting: UploadSetting, print: string, name: string) {
  const { client, openUploads, signal, onResume } = setting;
  const before = openUploads.find(print);
  if (before !== undefined) {
    try {
      const parts = await persist(signal, () => listMultipartParts(client, before));
      if (parts.length > 0) onResume();
      return { upload: before, parts };
    } catch (error) {
      // It is completed or forgotten there: this is a new one.
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
    }
  }
  const { key, uploadId } = await persist(signal, () => startMultipart(client, name, ''));
  const upload: PartsOf = { key, uploadId };
  openUploads.keep(print, upload);
  return { upload, parts: [] };
}

async function sendInParts(
  setting: UploadSetting,
  print: string,
  name: string,
  bytes: Bytes,
): Promise<string> {
  const { client, openUploads, signal, onProgress } = setting;
  const { upload, parts: present } = await beginOrResume(setting, print, name);
  const parts: { PartNumber: number; ETag: string }[] = [];
  for (let start = 0; start < bytes.length; start += PART_MIN_BYTES) {
    signal.throwIfAborted();
    const number = start / PART_MIN_BYTES + 1;
    const piece = bytes.subarray(start, start + PART_MIN_BYTES);
    const found = present.find(({ PartNumber, Size }) => PartNumber === number && Size === piece.length);
    const etag =
      found?.ETag ??
      (await persist(signal, async () => {
        const { url } = await signMultipartPart(client, upload, number);
        return await sendToAddress(client, url, new Blob([piece]), signal);
      }));
    parts.push({ PartNumber: number, ETag: etag });
    onProgress(start + piece.length, bytes.length);
  }
  const { location } = await persist(signal, () => completeMultipart(client, upload, parts));
  openUploads.forget(print);
  return location;
}

/**
 * Sends a picture of up to 10 MiB and makes it a portrait. Above 5 MiB it goes in parts: one that broke off, by a kill too,
 * goes on where it stopped when the same file is sent again.
 */
export async function uploadPortrait(setting: UploadSetting, path: string) {
  const file = await open(path, 'r');
  let bytes: Bytes;
  let print: string;
  try {
    const { size, mtimeMs } = await file.stat();
    if (size > IMAGE_MAX_BYTES) throw new CommandError(`${path} is larger than 10 MiB.`, EXIT.badInput);
    print = JSON.stringify([setting.url, await realpath(path), size, mtimeMs]);
    bytes = await file.readFile();
  } finally {
    await file.close();
  }
  const name = basename(path);
  setting.onProgress(0, bytes.length);
  const address =
    bytes.length <= PART_MIN_BYTES
      ? await sendWhole(setting, name, bytes)
      : await sendInParts(setting, print, name, bytes);
  setting.onProgress(bytes.length, bytes.length);
  return await createPortrait(setting.client, address);
}
