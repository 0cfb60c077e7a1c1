import { type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { connectionTexts } from './connection.texts.js';

const HAS_NO_BODY = new Set([204, 205, 304]);

/** As long as `fetch` waits for a silent server. */
const SILENCE_MS = 300_000;

function responseOf(message: IncomingMessage): Response {
  const { statusCode = 500, statusMessage = '' } = message;
  const headers = new Headers();
  for (const [name, values] of Object.entries(message.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const hasBody = !HAS_NO_BODY.has(statusCode);
  if (!hasBody) message.resume();
  const body = hasBody ? (Readable.toWeb(message) as ReadableStream<Uint8Array>) : null;
  return new Response(body, { status: statusCode, statusText: statusMessage, headers });
}

/**
 * `fetch` for this machine's own server over plain `node:http`. Node's `fetch` compiles its parser first, which takes
 * longer than a whole command; calls with more than a text for a body are left to it. Follows no redirect and asks for no
 * compression. Rejects as `fetch` does: a TypeError with the network error as its cause, or the signal's reason.
 */
export async function loopbackFetch(
  address: Request | string | URL,
  init: RequestInit = {},
): Promise<Response> {
  const { body = null, signal = null } = init;
  if (address instanceof Request || (body !== null && typeof body !== 'string'))
    return await fetch(address, init);
  signal?.throwIfAborted();
  return await new Promise((resolve, reject) => {
    const headers = Object.fromEntries(new Headers(init.headers));
    const call = request(address, {
      method: init.method ?? 'GET',
      headers,
      ...(signal === null ? {} : { signal }),
    });
    call.once('response', (message) => resolve(responseOf(message)));
    call.once('error', (error) =>
      reject(signal?.aborted ? signal.reason : new TypeError('fetch failed', { cause: error })),
    );
    call.setTimeout(SILENCE_MS, () =>
      call.destroy(Object.assign(new Error(connectionTexts().silent), { code: 'ETIMEDOUT' })),
    );
    call.end(body ?? undefined);
  });
}
