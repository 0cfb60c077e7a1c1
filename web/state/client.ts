import { createClient, languageHeader } from '@smops/server/client/client.js';
import { languageOfCall } from './language.js';
import { outdated } from './query-client.js';
import { sessionEnded } from './session-ended.js';
import { STATE_TEXT } from './state.texts.js';

/** The server did not respond at all. */
export class ConnectionError extends Error {
  constructor(cause: unknown) {
    super(STATE_TEXT.unreachable, { cause });
    this.name = 'ConnectionError';
  }
}

let user: number | undefined;

/** Says whose page this is: its calls are refused once the browser's session is another user's. */
export function actFor(userId: number | undefined): void {
  user = userId;
}

/**
 * `fetch` of this page: an answer 401 ends its session, except to a sign-in; no answer becomes ConnectionError. After a change
 * the lists that its path stands below are asked for again.
 */
export async function sessionFetch(input: Request | string | URL, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    for (const [name, value] of Object.entries(languageHeader(languageOfCall(pathname))))
      headers.set(name, value);
    if (user !== undefined) headers.set('smops-user', String(user));
    response = await fetch(input, { ...init, headers, credentials: 'same-origin' });
  } catch (cause) {
    throw new ConnectionError(cause);
  }
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
  if (response.ok && method !== 'GET') outdated(response.url);
  if (response.status === 401 && !response.url.endsWith('/api/auth/login')) sessionEnded();
  return response;
}

/** What every call of the named functions in `server/client` takes first. */
export const client = createClient({ baseUrl: location.origin, fetch: sessionFetch });
