import { setTimeout as sleep } from 'node:timers/promises';
import { networkCode } from '../failures/failures.js';

export type Fetch = (request: Request | string | URL, init?: RequestInit) => Promise<Response>;

/** Where a server is and what proves who calls. */
export interface Address {
  url: string;
  token?: string;
}

export interface LastingOptions {
  address: Address;
  send: Fetch;
  /** Looks the server up again; undefined while none is known. A server with a fixed address needs no such function. */
  find?: () => Address | undefined;
  /** Whether a server is just starting or stopping, so that a short wait is worthwhile. */
  isChanging?: () => boolean;
  /** How long a server that has answered before is waited for. */
  patienceMs: number;
  /** Told once for each wait. */
  onWait: () => void;
  signal?: AbortSignal | undefined;
}

const CHANGE_MS = 60_000;
const PAUSE_MS = 250;

/** Before the connection stood, or instead of doing anything: any request may be sent again. */
const REFUSED = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH']);
/** Statuses of a proxy whose server is away. smops itself explains these in JSON. */
const AWAY = new Set([502, 503, 504]);

const methodOf = (init: RequestInit) => (init.method ?? 'GET').toUpperCase();
/** The server may have done it before the connection broke: only reading may be repeated. */
const isReading = (init: RequestInit) => methodOf(init) === 'GET' || methodOf(init) === 'HEAD';

const isProxyError = (response: Response) =>
  AWAY.has(response.status) && response.headers.get('content-type')?.includes('json') !== true;

function moved(request: string | URL, init: RequestInit, { url, token }: Address): [string, RequestInit] {
  const { pathname, search } = new URL(request);
  const headers = new Headers(init.headers);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  return [`${url}${pathname}${search}`, { ...init, headers }];
}

type Outcome =
  | { problem: 'none'; response: Response }
  /** The server does not know the token: it is another one than before. */
  | { problem: 'stale'; response: Response }
  | { problem: 'away'; response: Response }
  | { problem: 'away'; error: unknown };

/**
 * `fetch` that outlives a restart of the server: this machine's server has another token, maybe another port, after each
 * start. A request that the server refused or never received is sent again to wherever the server is now. When no server
 * comes in time the last response or failure counts.
 */
export function lastingFetch(options: LastingOptions): Fetch {
  const { send, find, isChanging, patienceMs, onWait, signal } = options;
  let address = options.address;
  // A fixed address that never answered may be wrong.
  let hasAnswered = find !== undefined;

  async function attempt(request: string | URL, init: RequestInit, to: Address): Promise<Outcome> {
    try {
      const response = await send(...moved(request, init, to));
      if (response.status === 401 && find !== undefined) return { problem: 'stale', response };
      if (isReading(init) && isProxyError(response)) return { problem: 'away', response };
      return { problem: 'none', response };
    } catch (error) {
      const code = networkCode(error);
      if (code === undefined || !(REFUSED.has(code) || isReading(init))) throw error;
      return { problem: 'away', error };
    }
  }

  return async (request, init = {}) => {
    if (request instanceof Request || init.body instanceof ReadableStream) return await send(request, init);
    const startedMs = performance.now();
    for (let isTold = false; ; ) {
      const used = address;
      const outcome = await attempt(request, init, used);
      if (outcome.problem === 'none') {
        hasAnswered = true;
        return outcome.response;
      }
      const found = find?.();
      if (found !== undefined && (found.url !== used.url || found.token !== used.token)) {
        address = found;
      } else {
        const waitedMs = performance.now() - startedMs;
        const limitMs = Math.max(hasAnswered ? patienceMs : 0, isChanging?.() === true ? CHANGE_MS : 0);
        const isGone = outcome.problem === 'away' || found === undefined;
        if (!isGone || waitedMs >= limitMs || signal?.aborted === true) {
          if ('error' in outcome) throw outcome.error;
          return outcome.response;
        }
        if (!isTold) onWait();
        isTold = true;
        await sleep(PAUSE_MS, undefined, { signal }).catch(() => {});
      }
      if ('response' in outcome) await outcome.response.body?.cancel();
    }
  };
}
