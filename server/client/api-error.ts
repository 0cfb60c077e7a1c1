import { ERRORS_TEXTS } from '@smops/core/errors.texts.model.js';

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
  readonly statusText: string;
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
    this.statusText = statusText;
    this.code = fields.code ?? 'UNKNOWN';
    this.reason = [fields.error, fields.message].find((one) => typeof one === 'string' && one !== '');
    this.text = this.reason ?? ERRORS_TEXTS().noReason(status);
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
