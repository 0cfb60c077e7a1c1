import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import type { AppEnvironment } from '../environment.js';
import { isLoopback } from './client-address.js';

const [asBrotli, asGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Below it, packing takes longer than the line; these and the levels were measured (docs/load.md, "Packing"). */
const WORTH_BYTES = 2048;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const GZIP = { level: 4 };

/** A longer Accept-Encoding names more than any program knows: the response stays plain. */
const MAX_ACCEPTED_CHARS = 200;

const WAYS = {
  br: (bytes: Uint8Array) => asBrotli(bytes, BROTLI),
  gzip: (bytes: Uint8Array) => asGzip(bytes, GZIP),
};

/** The best way that the caller takes; undefined for none. */
function wayFor(accepted: string): keyof typeof WAYS | undefined {
  if (accepted.length > MAX_ACCEPTED_CHARS) return undefined;
  const taken = new Set(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((piece) => piece.trim()))
      .filter(([, weight]) => weight === undefined || Number(weight.replace(/^q=/, '')) > 0)
      .map(([name]) => name),
  );
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : undefined;
}

/**
 * Packs the JSON that a GET answers, off the event loop. Not for callers on this machine, to whom it only costs time; a
 * proxy on this machine says for whom it asks. Files are streams and stay as they are. Nothing that is packed holds both
 * a secret and what another site may choose (BREACH): tokens are told by POST only.
 */
export const compressResponses: MiddlewareHandler<AppEnvironment> = async (c, next) => {
  await next();
  const { headers, status } = c.res;
  const isJson = headers.get('content-type')?.startsWith('application/json') === true;
  const isFile = headers.has('content-disposition') || headers.has('content-encoding');
  if (c.req.method !== 'GET' || status !== 200 || !isJson || isFile) return;
  if (isLoopback(c.get('address')) && c.req.header('x-forwarded-for') === undefined) return;
  const way = wayFor(c.req.header('accept-encoding') ?? '');
  if (way === undefined) return;
  const bytes = new Uint8Array(await c.res.arrayBuffer());
  const isWorthIt = bytes.length >= WORTH_BYTES;
  const body = isWorthIt ? new Uint8Array(await WAYS[way](bytes)) : bytes;
  c.res = new Response(body, { status, headers });
  c.res.headers.delete('content-length');
  c.res.headers.append('vary', 'Accept-Encoding');
  if (!isWorthIt) return;
  c.res.headers.set('content-encoding', way);
  const etag = headers.get('etag');
  // Other bytes than the strong tag names; for If-None-Match the weak one is as good.
  if (etag?.startsWith('"')) c.res.headers.set('etag', `W/${etag}`);
};
