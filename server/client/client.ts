import type { Language } from '@smops/core/platform/language/language.constants.js';
import { callsOver } from './call.js';
import { hearServerTime } from './server-time.js';

/** What calls a server: `call` and `download` make the operations of core (`*.operations.ts`). */
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
  return callsOver({ baseUrl, headers, fetch: heard });
}
