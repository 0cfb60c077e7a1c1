import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'undici';
import { SAY_OF } from './services.texts.model.js';
import { UpstreamError } from './upstream-error.js';
import { withSignal } from './with-signal.js';

export interface CallLimits {
  /** For the whole call, from connecting to the last byte. */
  timeoutMs: number;
  maxBytes: number;
  /** Ends the call from outside, when the server stops. */
  signal?: AbortSignal;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const seconds = (ms: number) => `${Math.round(ms / 100) / 10} s`;

function asUpstreamError(service: string, error: unknown, limits: CallLimits): UpstreamError {
  if (error instanceof UpstreamError) return error;
  if (limits.signal?.aborted) return new UpstreamError('transient', SAY_OF().callStopped(service));
  const { name, code } = error as { name?: string; code?: string };
  if (name === 'TimeoutError' || code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT') {
    return new UpstreamError('transient', SAY_OF().tooSlow(service, seconds(limits.timeoutMs)));
  }
  // Only the code: messages of network libraries may quote the address, and with it the key.
  return new UpstreamError('transient', SAY_OF().unreachable(service, code ?? name ?? 'network error'));
}

/**
 * One GET. Redirects are not followed: they would carry the key elsewhere. Throws UpstreamError: `transient` when the
 * service cannot be reached, is too slow or breaks off, `bad_request` for a redirect or an answer beyond the limit.
 * `service` names it in messages; the address never appears in them.
 */
export async function getBytes(service: string, url: URL, limits: CallLimits): Promise<Answer> {
  try {
    return await withSignal({ signals: [limits.signal], timeoutMs: limits.timeoutMs }, (signal) =>
      read(service, url, limits.maxBytes, signal),
    );
  } catch (error) {
    throw asUpstreamError(service, error, limits);
  }
}

async function read(service: string, url: URL, maxBytes: number, signal: AbortSignal): Promise<Answer> {
  const answer = await request(url, { method: 'GET', signal, headers: { accept: '*/*' } });
  // Destroying the body below makes it emit an error without another listener.
  answer.body.on('error', () => {});
  if (answer.statusCode >= 300 && answer.statusCode < 400) {
    answer.body.destroy();
    throw new UpstreamError('bad_request', SAY_OF().redirected(service));
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer.body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) {
      answer.body.destroy();
      throw new UpstreamError('bad_request', SAY_OF().tooLarge(service, maxBytes >> 20));
    }
    chunks.push(chunk);
  }
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks, size) };
}
