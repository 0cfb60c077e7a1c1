import { type Client, ensureOk, readJson } from './client.js';

/** A file that is sent in parts. */
export interface PartsOf {
  key: string;
  uploadId: string;
}

const multipart = (client: Client) => client.api.uploads.s3.multipart;

/** Begins a file that is sent in parts of at least 5 MiB, the last one excepted. */
export const startMultipart = (client: Client, filename: string, type: string) =>
  readJson(multipart(client).$post({ json: { filename, type } }));

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
  const answer =
    name === undefined
      ? await ensureOk(fetch(address, { ...init, method: 'PUT' }))
      : await ensureOk(
          client.api.objects.uploads[':name'].$put(
            // The route reads its signature from the address as it came, and so names no query.
            { param: { name }, query: Object.fromEntries(searchParams) } as { param: { name: string } },
            { headers: { 'content-type': bytes.type || 'application/octet-stream' }, init },
          ),
        );
  return answer.headers.get('etag') ?? '';
}
