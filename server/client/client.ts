import type { Language } from '@smops/core/platform/language/language.constants.js';
import { inPath, isInQuery, queryOf } from '@smops/core/platform/operations/address.model.js';
import type { Content, FileAnswer, Operation } from '@smops/core/platform/operations/operation.js';
import { ensureOk } from './api-error.js';

/** Where the server is, and what every request carries. */
export interface Connection {
  baseUrl: string;
  headers: Record<string, string>;
  fetch(request: Request | string | URL, init?: RequestInit): Promise<Response>;
}

/** The input may be left out where all of it may. */
type Given<Input extends object> = object extends Input
  ? [input?: Input, options?: CallOptions]
  : [input: Input, options?: CallOptions];

/** What a call carries beside its input. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  headers?: Record<string, string>;
}

/** Takes a value out of an input. */
function taken(input: Map<string, unknown>, name: string): unknown {
  const value = input.get(name);
  input.delete(name);
  return value;
}

/** Takes the body of a call out of its input; the rest is the query. A form names its own type, with its boundary. */
function bodyOf(operation: Operation, rest: Map<string, unknown>) {
  const { sendsFile, sendsForm, inQuery } = operation;
  if (sendsFile) {
    const type = sendsFile === true ? 'application/octet-stream' : sendsFile;
    return { type, content: taken(rest, 'content') as Content };
  }
  if (isInQuery(operation)) return undefined;
  const names = [...rest.keys()].filter((name) => !inQuery?.includes(name));
  const values = names.map((name) => [name, taken(rest, name)] as const);
  if (!sendsForm) {
    return { type: 'application/json', content: JSON.stringify(Object.fromEntries(values)) };
  }
  const form = new FormData();
  for (const [name, value] of values)
    form.append(name, value instanceof Blob || typeof value === 'string' ? value : JSON.stringify(value));
  return { content: form };
}

/** Sends an operation's input to where the operation says. Throws ApiError unless the response is a success. */
async function send(
  connection: Connection,
  operation: Operation,
  input: object,
  { signal, headers }: CallOptions,
): Promise<Response> {
  const { baseUrl, fetch } = connection;
  const { path, rest } = inPath(operation, input);
  const version = operation.sendsVersion && taken(rest, 'version');
  const body = bodyOf(operation, rest);
  const url = new URL(path, baseUrl);
  url.search = String(queryOf(rest));
  return await ensureOk(
    fetch(url, {
      method: operation.method.toUpperCase(),
      headers: {
        ...connection.headers,
        ...(body?.type && { 'content-type': body.type }),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
        ...headers,
      },
      credentials: 'same-origin',
      ...(signal && { signal }),
      ...(operation.outlivesPage && { keepalive: true }),
      // fetch needs `duplex` for a body that is a stream, which DOM's types do not know yet.
      ...(body && ({ body: body.content, duplex: 'half' } as RequestInit)),
    }),
  );
}

/** The calls of operations over a connection. Both throw ApiError unless the response is a success. */
export const callsOver = (connection: Connection) => ({
  /** Makes a call; answers what the operation answers. */
  async call<Input extends object, Answer>(
    operation: Operation<Input, Answer>,
    ...[input, options]: Given<Input>
  ): Promise<Answer> {
    const response = await send(connection, operation, input ?? {}, options ?? {});
    return (response.status === 204 ? undefined : await response.json()) as Answer;
  },
  /** Makes a call that answers a file: the response with the file as its body, still to be read. */
  download: <Input extends object>(
    operation: Operation<Input, FileAnswer>,
    ...[input, options]: Given<Input>
  ): Promise<Response> => send(connection, operation, input ?? {}, options ?? {}),
});

/** A difference below this is the way of an answer, and the whole seconds of its header. */
const NEGLIGIBLE_MS = 5000;

/** How far the server's clock is ahead of ours; undefined until it has answered. */
let ahead: number | undefined;

/** Learns the server's clock from the `date` header of its first answer, once: times that were told stay in order. */
function hearServerTime(date: string | null, now: number): void {
  if (ahead !== undefined || date === null) return;
  const difference = Date.parse(date) - now;
  if (Number.isFinite(difference)) ahead = Math.abs(difference) < NEGLIGIBLE_MS ? 0 : difference;
}

/** What the server's clock says, in milliseconds since 1970, where our own says `now`. */
export const serverTime = (now: number): number => now + (ahead ?? 0);

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
