import { SAY } from '@smops/core/errors.texts.model.js';
import type { Language } from '@smops/core/language/language.constants.js';
import { type ClientResponse, hc } from 'hono/client';
import type { AppType } from '../app.js';
import { hearServerTime } from './server-time.js';

/** Every call's typed functions, one tree along the paths. Use the named functions of `*.client.ts` beside it. */
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
  return hc<AppType>(baseUrl, {
    fetch: heard as typeof globalThis.fetch,
    headers,
    init: { credentials: 'same-origin' },
  });
}

interface ErrorFields {
  error?: string;
  message?: string;
  code?: string;
  requestId?: string;
  problems?: { path?: string; line?: number; message: string }[];
}

/**
 * A response that is no success. `message` is the text of a toast: status, colon,
 * space, body text. Screens show `text`, the sentence for people, and may quote `requestId`.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** The server's own sentence; undefined when the response was not from smops (a proxy's page) or had no body. */
  readonly reason: string | undefined;
  readonly text: string;
  readonly requestId: string | undefined;
  readonly problems: { path?: string; line?: number; message: string }[];
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, statusText: string, body: string, retryAfter: string | null = null) {
    super(`${status}: ${body === '' ? statusText : body}`);
    this.name = 'ApiError';
    const fields = parseError(body);
    this.status = status;
    this.code = fields.code ?? 'UNKNOWN';
    this.reason = [fields.error, fields.message].find((one) => typeof one === 'string' && one !== '');
    this.text = this.reason ?? SAY().noReason(status);
    this.requestId = fields.requestId;
    this.problems = fields.problems ?? [];
    this.retryAfterSeconds = retryAfter === null ? undefined : Number(retryAfter);
  }
}

function parseError(body: string): ErrorFields {
  try {
    const fields: unknown = JSON.parse(body);
    return typeof fields === 'object' && fields !== null ? fields : {};
  } catch {
    return {};
  }
}

/** Throws ApiError unless the response is a success. */
export async function ensureOk<
  Answer extends {
    ok: boolean;
    status: number;
    statusText: string;
    text(): Promise<string>;
    headers: Headers;
  },
>(call: Promise<Answer>): Promise<Answer> {
  const response = await call;
  if (!response.ok) {
    const body = await response.text();
    throw new ApiError(response.status, response.statusText, body, response.headers.get('retry-after'));
  }
  return response;
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
