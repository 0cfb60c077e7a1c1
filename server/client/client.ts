import type { Language } from '@smops/core/language/language.constants.js';
import { type ClientResponse, hc } from 'hono/client';
import type { AppType } from '../app.js';
import { ensureOk } from './api-error.js';
import { callsOver } from './call.js';
import { hearServerTime } from './server-time.js';

/**
 * What calls a server: `call` and `download` make the operations of core (`*.operations.ts`). Calls that are no operations
 * yet have typed functions, one tree along the paths: use the named functions of `*.client.ts` beside it.
 */
export type Client = ReturnType<typeof createClient>;

/** Where the server is and how a call proves who it is. The browser needs neither: same origin, cookie. */
export interface ClientOptions {
  baseUrl: string;
  fetch?: (request: Request | string | URL, init?: RequestInit) => Promise<Response>;
  token?: string;
  /** Of what the server says; as written without one. */
  language?: Language;
}

/** How a call names the language of its answer; as written too, or the browser's own preference would count. */
export const languageHeader = (language: Language = 'written'): Record<string, string> => ({
  'smops-language': language,
});

/** Connects nothing yet; each call is one request. */
export function createClient({ baseUrl, fetch, token, language }: ClientOptions) {
  const headers = {
    ...languageHeader(language),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const heard: NonNullable<ClientOptions['fetch']> = async (request, init) => {
    const response = await (fetch ?? globalThis.fetch)(request, init);
    hearServerTime(response.headers.get('date'), Date.now());
    return response;
  };
  const { api } = hc<AppType>(baseUrl, {
    fetch: heard as typeof globalThis.fetch,
    headers,
    init: { credentials: 'same-origin' },
  });
  return { api, ...callsOver({ baseUrl, headers, fetch: heard }) };
}

/** What a call answers as JSON; answers without a body (304) never reach the caller. */
type JsonOf<Answer> =
  Answer extends ClientResponse<infer Body, number, infer Format>
    ? Format extends 'json'
      ? Body
      : never
    : never;

/** The JSON of a successful answer; throws ApiError for any other. */
export async function readJson<Answer extends ClientResponse<unknown>>(
  call: Promise<Answer>,
): Promise<JsonOf<Answer>> {
  return (await (await ensureOk(call)).json()) as JsonOf<Answer>;
}

/** A call whose answer has no body. */
export async function readNothing(call: Promise<ClientResponse<unknown>>): Promise<void> {
  await ensureOk(call);
}
