import { ensureOk } from './api-error.js';
import { type Client, readJson } from './client.js';

/** Everything stored, as a stream of one gzip file. */
export async function createBackup(client: Client): Promise<ReadableStream<Uint8Array>> {
  const response = await ensureOk(client.api.backup.$get());
  return response.body as ReadableStream<Uint8Array>;
}

/** Replaces everything stored by what the stream holds. */
export const restoreBackup = (client: Client, content: ReadableStream<Uint8Array>) =>
  readJson(
    client.api.restore.$post(
      {},
      {
        headers: { 'content-type': 'application/gzip' },
        // A stream as a body needs `duplex` (Fetch Standard), which the DOM's types do not know.
        init: { body: content, duplex: 'half' } as RequestInit,
      },
    ),
  );
