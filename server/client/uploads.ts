import { type OfParts, UPLOADS } from '@smops/core/platform/objects/uploads.operations.js';
import { ensureOk } from './api-error.js';
import type { Client } from './client.js';

const OWN_ADDRESS = /^\/api\/objects\/uploads\/([\w.-]+)$/;

/**
 * Sends bytes to an upload address: to smops by the client's own way, which may be inside this process, or straight to
 * an S3 store, which must not see smops's token. Answers the ETag; throws ApiError.
 */
export async function sendToAddress(
  client: Client,
  address: string,
  bytes: Blob,
  signal?: AbortSignal,
): Promise<string> {
  const { pathname, searchParams } = new URL(address);
  const name = OWN_ADDRESS.exec(pathname)?.[1];
  const response =
    name === undefined
      ? await ensureOk(fetch(address, { method: 'PUT', body: bytes, ...(signal && { signal }) }))
      : await client.download(
          UPLOADS.put,
          { ...Object.fromEntries(searchParams), name, content: bytes },
          { signal },
        );
  return response.headers.get('etag') ?? '';
}

/** Comments of more bytes than this go up in parts: the server then reads them piece by piece. */
export const IN_PARTS_FROM_BYTES = 4 * 1024 * 1024;

const PART_BYTES = 8 * 1024 * 1024;

/**
 * Sends a comment file in parts and returns the key by which an analysis or an import names it (`upload`). When it fails, no
 * parts stay behind. Throws ApiError, ConnectionError.
 */
export async function uploadComments(
  client: Client,
  file: Blob,
  name: string,
  signal?: AbortSignal,
): Promise<string> {
  const { key, uploadId } = await client.call(UPLOADS.start, {
    filename: name,
    type: file.type,
    metadata: { purpose: 'comments' },
  });
  const upload: OfParts = { key, uploadId };
  try {
    const parts: { PartNumber: number; ETag: string }[] = [];
    for (let at = 0; at === 0 || at < file.size; at += PART_BYTES) {
      const PartNumber = parts.length + 1;
      const { url } = await client.call(UPLOADS.signPart, { ...upload, partNumber: PartNumber });
      const ETag = await sendToAddress(client, url, file.slice(at, at + PART_BYTES), signal);
      parts.push({ PartNumber, ETag });
    }
    await client.call(UPLOADS.complete, { ...upload, parts });
    return key;
  } catch (error) {
    await client.call(UPLOADS.abort, upload).catch(() => {});
    throw error;
  }
}
