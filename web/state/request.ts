import { RequestError } from './request-error.js';
import { sessionEnded } from './session-ended.js';

interface ErrorBody {
  error?: string;
  code?: string;
  requestId?: string;
}

function parseErrorBody(text: string): ErrorBody {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}

/** `fetch` with the session's cookie; an answer 401 ends the session on this page. Failed sign-ins are no such end. */
export async function sessionFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, credentials: 'same-origin' });
  if (response.status === 401 && !response.url.endsWith('/api/auth/login')) sessionEnded();
  return response;
}

/** One call of the API. The content type is JSON only when there is a body (specification, section 7). */
export async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  let response: Response;
  try {
    response = await sessionFetch(path, {
      method,
      ...(signal ? { signal } : {}),
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new RequestError({
      status: 0,
      bodyText: 'Failed to connect to server',
      reason: 'Failed to connect to server',
    });
  }
  const text = await response.text();
  if (!response.ok) {
    const parsed = parseErrorBody(text);
    throw new RequestError({
      status: response.status,
      bodyText: text || response.statusText,
      reason: parsed.error ?? (text && text.length < 200 ? text : response.statusText),
      ...(parsed.code === undefined ? {} : { code: parsed.code }),
      ...(parsed.requestId === undefined ? {} : { requestId: parsed.requestId }),
    });
  }
  // The caller names the type of an answer that the server has checked against the same schema.
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
