import { inPath, queryOf } from '@smops/core/operations/address.model.js';
import type { FileAnswer, Operation } from '@smops/core/operations/operation.js';
import { ensureOk } from './api-error.js';

/** Where the server is, and what every request carries. */
export interface Connection {
  baseUrl: string;
  headers: Record<string, string>;
  fetch(request: Request | string | URL, init?: RequestInit): Promise<Response>;
}

/** The input may be left out where all of it may. */
type InputOf<Input extends object> = object extends Input ? [input?: Input] : [input: Input];

/** Sends an operation's input to where the operation says. Throws ApiError unless the response is a success. */
async function send(connection: Connection, operation: Operation, input: object): Promise<Response> {
  const { baseUrl, fetch, headers } = connection;
  const { path, rest } = inPath(operation, input);
  const content = operation.sendsFile && rest.get('content');
  if (operation.sendsFile) rest.delete('content');
  const url = new URL(path, baseUrl);
  const isQuery = operation.method === 'get' || operation.method === 'delete' || operation.sendsFile;
  if (isQuery) url.search = String(queryOf(rest));
  const body = operation.sendsFile
    ? { type: 'application/octet-stream', content: content as Blob }
    : !isQuery
      ? { type: 'application/json', content: JSON.stringify(Object.fromEntries(rest)) }
      : undefined;
  return await ensureOk(
    fetch(url, {
      method: operation.method.toUpperCase(),
      headers: { ...headers, ...(body && { 'content-type': body.type }) },
      credentials: 'same-origin',
      ...(body && { body: body.content }),
    }),
  );
}

/** The calls of operations over a connection. Both throw ApiError unless the response is a success. */
export const callsOver = (connection: Connection) => ({
  /** Makes a call; answers what the operation answers. */
  async call<Input extends object, Answer>(
    operation: Operation<Input, Answer>,
    ...[input]: InputOf<Input>
  ): Promise<Answer> {
    const response = await send(connection, operation, input ?? {});
    return (response.status === 204 ? undefined : await response.json()) as Answer;
  },
  /** Makes a call that answers a file: the response with the file as its body, still to be read. */
  download: <Input extends object>(
    operation: Operation<Input, FileAnswer>,
    ...[input]: InputOf<Input>
  ): Promise<Response> => send(connection, operation, input ?? {}),
});
