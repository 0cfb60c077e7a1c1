import { notFound } from '../../errors.js';
import { THING_NAMES } from '../../errors.texts.model.js';
import { getBytes } from './get-bytes.js';
import { SAY_OF } from './services.texts.model.js';

export interface Image {
  type: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif';
  bytes: Uint8Array<ArrayBuffer>;
}

const MAX_BYTES = 8 * 1024 * 1024;
const TIMEOUT_MS = 10_000;

/** What the first bytes say, whatever the header claims; undefined for anything but an image a browser only shows. */
function typeOf(bytes: Buffer): Image['type'] | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('GIF8')) return 'image/gif';
  return start.startsWith('RIFF') && start.endsWith('WEBP') ? 'image/webp' : undefined;
}

/**
 * Fetches an image that a service named, so that browsers load images from smops alone. Only from the hosts listed
 * (a leading dot takes all below), by https, or from the very server that is configured as the service's API. Throws
 * NOT_FOUND for everything else, and when the image has expired, is too large, redirects or is none.
 */
export async function getImage(
  address: string,
  allowed: { hosts: readonly string[]; apiUrl: string },
): Promise<Image> {
  const missing = () => notFound(THING_NAMES().thisImage);
  if (!URL.canParse(address)) throw missing();
  const url = new URL(address);
  const isListed = allowed.hosts.some((host) =>
    host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host,
  );
  const isVendor = url.protocol === 'https:' && url.port === '' && isListed;
  if (!isVendor && url.origin !== new URL(allowed.apiUrl).origin) throw missing();
  url.username = '';
  url.password = '';
  const limits = { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES };
  const answer = await getBytes(SAY_OF().imageServer, url, limits).catch(() => undefined);
  const type = answer?.status === 200 ? typeOf(answer.body) : undefined;
  if (answer === undefined || type === undefined) throw missing();
  return { type, bytes: new Uint8Array(answer.body) };
}
