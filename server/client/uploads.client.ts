import type { UploadPurpose } from '@smops/core/objects/objects.constants.js';
import { ensureOk } from './api-error.js';
import { type Client, readJson } from './client.js';

/** A file that is sent in parts. */
export interface PartsOf {
  key: string;
  uploadId: string;
}

const multipart = (client: Client) => client.api.uploads.s3.multipart;

/** Begins a file that is sent in parts of at least 5 MiB, the last one excepted. */
export const startMultipart = (client: Client, filename: string, type: string, purpose?: UploadPurpose) =>
  readJson(multipart(client).$post({ json: { filename, type, ...(purpose && { metadata: { purpose } }) } }));

/** The parts that have arrived, by number. Fails with 404 once the upload is completed or given up. */
export const listMultipartParts = (client: Client, { key, uploadId }: PartsOf) =>
  readJson(multipart(client)[':uploadId'].$get({ param: { uploadId }, query: { key } }));

/** An address that takes one part. */
export const signMultipartPart = (client: Client, { key, uploadId }: PartsOf, partNumber: number) =>
  readJson(
    multipart(client)[':uploadId'][':partNumber'].$get({
      param: { uploadId, partNumber: String(partNumber) },
      query: { key },
    }),
  );

/** Makes the file of its parts; `location` is what can be registered. */
export const completeMultipart = (
  client: Client,
  { key, uploadId }: PartsOf,
  parts: { PartNumber: number; ETag: string }[],
) =>
  readJson(
    multipart(client)[':uploadId'].complete.$post({ param: { uploadId }, query: { key }, json: { parts } }),
  );

/** Gives an upload up; its parts go. */
export const abortMultipart = (client: Client, { key, uploadId }: PartsOf) =>
  ensureOk(multipart(client)[':uploadId'].$delete({ param: { uploadId }, query: { key } }));

/** Name, type and size of the image at an address. Fails with 400 and the reason when it is not fetched. */
export const getRemoteMeta = (client: Client, url: string) =>
  readJson(client.api.uploads.url.meta.$post({ json: { url } }));

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
  const init = { body: bytes, ...(signal === undefined ? {} : { signal }) };
  const response =
    name === undefined
      ? await ensureOk(fetch(address, { ...init, method: 'PUT' }))
      : await ensureOk(
          client.api.objects.uploads[':name'].$put(
            // The route reads its signature from the address as it came, and so names no query.
            { param: { name }, query: Object.fromEntries(searchParams) } as { param: { name: string } },
            { headers: { 'content-type': bytes.type || 'application/octet-stream' }, init },
          ),
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
  const { key, uploadId } = await startMultipart(client, name, file.type, 'comments');
  const upload = { key, uploadId };
  try {
    const parts: { PartNumber: number; ETag: string }[] = [];
    for (let at = 0; at === 0 || at < file.size; at += PART_BYTES) {
      const PartNumber = parts.length + 1;
      const { url } = await signMultipartPart(client, upload, PartNumber);
      const ETag = await sendToAddress(client, url, file.slice(at, at + PART_BYTES), signal);
      parts.push({ PartNumber, ETag });
    }
    await completeMultipart(client, upload, parts);
    return key;
  } catch (error) {
    await abortMultipart(client, upload).catch(() => {});
    throw error;
  }
}
