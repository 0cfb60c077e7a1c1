import { ensureOk } from '@smops/server/client/client.js';
import { sessionFetch } from '../../state/client.js';

/** One call of the analyzer's API. */
export async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  const response = await ensureOk(
    sessionFetch(path, {
      method,
      ...(signal ? { signal } : {}),
      ...(body === undefined
        ? {}
        : {
            body: body instanceof Blob ? body : JSON.stringify(body),
            headers: { 'content-type': 'application/json' },
          }),
    }),
  );
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
