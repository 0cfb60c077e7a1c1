import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { IMAGE_MAX_BYTES } from '@smops/core/platform/objects/objects.constants.js';
import { UPLOADS } from '@smops/core/platform/objects/uploads.operations.js';
import { PORTRAITS } from '@smops/core/records/portraits/portraits.operations.js';
import { ApiError } from '@smops/server/client/api-error.js';
import type { Client } from '@smops/server/client/client.js';
import { sendToAddress } from '@smops/server/client/uploads.js';
import { EXIT } from '../../failures/exit-codes.js';
import { CommandError } from '../../failures/failures.js';
import { portraitsTexts } from './portraits.texts.js';

/** The same delays as in the dashboard. */
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000];

export interface UploadSetting {
  client: Client;
  signal: AbortSignal;
  onProgress(sentBytes: number, totalBytes: number): void;
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

/**
 * Sends an image of up to 10 MiB and makes it a portrait. After a failure that may pass the file is sent again, each time
 * to a new address.
 */
export async function uploadPortrait({ client, signal, onProgress }: UploadSetting, path: string) {
  const { size } = await stat(path);
  if (size > IMAGE_MAX_BYTES) throw new CommandError(portraitsTexts().tooLarge(path), EXIT.badInput);
  const bytes = await readFile(path);
  onProgress(0, bytes.length);
  const address = await persist(signal, async () => {
    const { uploadURL } = await client.call(UPLOADS.createAddress, { filename: basename(path) });
    await sendToAddress(client, uploadURL, new Blob([bytes]), signal);
    return uploadURL;
  });
  onProgress(bytes.length, bytes.length);
  return await client.call(PORTRAITS.create, { imageUrl: address });
}
