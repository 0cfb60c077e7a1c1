import { Agent, type Dispatcher, request } from 'undici';
import { AppError, invalid } from '../../../errors.js';
import { noImageAtAddress } from '../images/image-type.js';
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '../objects.constants.js';
import { OBJECTS_TEXTS } from '../objects.texts.model.js';
import { type AllowedNetworks, checkRemoteAddress, publicLookup, type Resolve } from './public-address.js';

const REDIRECTS_MAX = 5;
const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
/** Some images are called this until their bytes are looked at. */
const UNSAID = 'application/octet-stream';

export interface RemoteSetting {
  allowed: AllowedNetworks;
  signal: AbortSignal;
  /** Default: the system's. */
  resolve?: Resolve;
}

export interface RemoteFile {
  /** As its sender calls it; never part of a path. */
  name: string;
  /** As its sender claims. */
  type: string;
  /** As its sender claims; undefined when it does not say. */
  sizeBytes: number | undefined;
  body: AsyncIterable<Uint8Array>;
  /** Ends the connection, read to its end or not. */
  close(): Promise<void>;
}

const header = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value[0] : value) ?? '';

/** The last part of an address, as its path has it. */
export function nameOf(url: URL): string {
  const last = url.pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** The address could not be reached, or has trouble of its own: another try may succeed. */
export class RemoteTrouble extends AppError {
  constructor(message: string, cause?: unknown) {
    super('VALIDATION', message, { cause });
    this.name = 'RemoteTrouble';
  }
}

/** The address answered that it does not hand the file out. */
export class RemoteRefusal extends AppError {
  readonly status: number;

  constructor(status: number) {
    super('VALIDATION', OBJECTS_TEXTS().answered(status));
    this.name = 'RemoteRefusal';
    this.status = status;
  }
}

/** Answers that another moment may change. */
const isPassingStatus = (status: number) => status >= 500 || [408, 425, 429].includes(status);

function asRefusal(error: unknown): AppError {
  const cause = (error as { cause?: unknown }).cause;
  if (error instanceof AppError) return error;
  if (cause instanceof AppError) return cause;
  return new RemoteTrouble(OBJECTS_TEXTS().unreachable, error);
}

/** An answer with status 200 or 304, and where it came from after all redirects. */
export interface RemoteAnswer {
  url: URL;
  answer: Dispatcher.ResponseData;
  /** Ends the connection, read to its end or not. */
  close(): Promise<void>;
}

/**
 * Asks an address that a user gave, and follows redirects, each checked like the first; `check` may refuse more of them. Throws VALIDATION for
 * everything that goes wrong. A caller who names a version in the headers may be answered 304.
 */
export async function askRemote(
  address: string,
  { allowed, signal, resolve }: RemoteSetting,
  { headers, check = () => {} }: { headers: Record<string, string>; check?: (url: URL) => void },
): Promise<RemoteAnswer> {
  let url = checkRemoteAddress(address, allowed);
  check(url);
  const dispatcher = new Agent({
    connect: { lookup: publicLookup(allowed, resolve) as never, timeout: CONNECT_MS },
    headersTimeout: SILENCE_MS,
    bodyTimeout: SILENCE_MS,
  });
  try {
    for (let hop = 0; hop <= REDIRECTS_MAX; hop++) {
      const answer = await request(url, {
        dispatcher,
        signal,
        headers: { 'accept-encoding': 'identity', 'user-agent': 'smops', ...headers },
      });
      // Destroying the body makes it emit an error without another listener.
      answer.body.on('error', () => {});
      const { statusCode } = answer;
      if (statusCode >= 300 && statusCode < 400 && answer.headers.location !== undefined) {
        answer.body.destroy();
        url = checkRemoteAddress(header(answer.headers.location), allowed, url.href);
        check(url);
        continue;
      }
      if (isPassingStatus(statusCode)) throw new RemoteTrouble(OBJECTS_TEXTS().answered(statusCode));
      if (statusCode !== 200 && statusCode !== 304) throw new RemoteRefusal(statusCode);
      if (!['', 'identity'].includes(header(answer.headers['content-encoding']))) {
        throw invalid(OBJECTS_TEXTS().packed);
      }
      return { url, answer, close: () => dispatcher.destroy() };
    }
    throw invalid(OBJECTS_TEXTS().leadsOn);
  } catch (error) {
    await dispatcher.destroy();
    throw asRefusal(error);
  }
}

/**
 * Opens an image at an address that a user gave, and follows redirects, each checked like the first. Throws VALIDATION
 * for everything that goes wrong: the address, its answer, a size above 10 MiB or another type.
 */
export async function openRemote(address: string, setting: RemoteSetting): Promise<RemoteFile> {
  const { url, answer, close } = await askRemote(address, setting, { headers: { accept: 'image/*' } });
  try {
    const type = header(answer.headers['content-type']).split(';')[0]?.trim().toLowerCase() ?? '';
    if (type !== UNSAID && !IMAGE_TYPES.some((one) => one === type)) {
      throw noImageAtAddress();
    }
    const length = header(answer.headers['content-length']);
    const sizeBytes = /^\d{1,15}$/.test(length) ? Number(length) : undefined;
    if (sizeBytes !== undefined && sizeBytes > IMAGE_MAX_BYTES) {
      throw invalid(OBJECTS_TEXTS().remoteTooLarge);
    }
    return { name: nameOf(url), type, sizeBytes, body: answer.body as AsyncIterable<Uint8Array>, close };
  } catch (error) {
    await close();
    throw error;
  }
}
