import { AppError, type ErrorCode } from '@smops/core/errors.js';
import { ERRORS_TEXTS } from '@smops/core/errors.texts.model.js';
import { isCorruption, isDisconnected, isOutOfSpace } from '@smops/core/platform/db/database-errors.js';
import { REQUESTS_TEXTS } from '@smops/core/requests.texts.model.js';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import type { AppEnvironment } from '../environment.js';

/** Every error answer: `error` and `message` carry the same sentence. */
export const ErrorBody = z
  .object({
    error: z.string(),
    code: z.string(),
    message: z.string(),
    requestId: z.string(),
    problems: z
      .array(z.object({ path: z.string().optional(), line: z.number().optional(), message: z.string() }))
      .optional(),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof ErrorBody>;

const STATUS: Record<ErrorCode, ContentfulStatusCode> = {
  VALIDATION: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  NOT_CONFIGURED: 409,
  PRECONDITION_FAILED: 412,
  LIMIT_EXCEEDED: 413,
  THROTTLED: 429,
  INTERNAL: 500,
  UPSTREAM: 502,
  UNAVAILABLE: 503,
};

const CODE_OF_STATUS: Record<number, string> = {
  400: 'VALIDATION',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  408: 'UNAVAILABLE',
  413: 'LIMIT_EXCEEDED',
  415: 'VALIDATION',
};

/** PostgreSQL's codes for text it cannot store: what came in holds NUL or broken characters. */
const UNSTORABLE = new Set(['22021', '22P05', '22003']);

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = String((error as { code?: unknown })?.code ?? '');
  if (UNSTORABLE.has(code)) {
    return new AppError('VALIDATION', REQUESTS_TEXTS().unstorable);
  }
  if (isOutOfSpace(error)) {
    return new AppError('UNAVAILABLE', REQUESTS_TEXTS().diskFull, { cause: error });
  }
  if (isDisconnected(error)) {
    return new AppError('UNAVAILABLE', REQUESTS_TEXTS().databaseAway, {
      cause: error,
      retryAfterSeconds: 5,
    });
  }
  if (isCorruption(error)) {
    return new AppError('INTERNAL', REQUESTS_TEXTS().databaseDamaged, { cause: error });
  }
  return new AppError('INTERNAL', REQUESTS_TEXTS().unexpected, {
    cause: error,
  });
}

function response(
  c: Context<AppEnvironment>,
  status: ContentfulStatusCode,
  code: string,
  message: string,
  problems?: ErrorBody['problems'],
) {
  const body: ErrorBody = { error: message, code, message, requestId: c.get('requestId') ?? '' };
  return c.json(problems === undefined ? body : { ...body, problems }, status);
}

/** Turns whatever a handler threw into the one shape of error answers; unexpected ones are logged whole. */
export function onError(thrown: Error, c: Context<AppEnvironment>) {
  if (thrown instanceof HTTPException) {
    const status = thrown.status;
    const message = thrown.message || REQUESTS_TEXTS().notUnderstood;
    return response(c, status as ContentfulStatusCode, CODE_OF_STATUS[status] ?? 'VALIDATION', message);
  }
  const error = asAppError(thrown);
  if (error.code === 'INTERNAL') {
    c.get('runtime')?.logger.error({ err: thrown, requestId: c.get('requestId') }, 'unexpected error');
  } else if (error.code === 'UNAVAILABLE') {
    c.get('runtime')?.logger.warn({ err: thrown, requestId: c.get('requestId') }, 'unavailable');
  }
  if (error.retryAfterSeconds !== undefined) c.header('Retry-After', String(error.retryAfterSeconds));
  if (error.code === 'UNAUTHENTICATED') c.header('WWW-Authenticate', 'Bearer realm="smops"');
  return response(c, STATUS[error.code], error.code, error.message, error.problems);
}

export function onNotFound(c: Context<AppEnvironment>) {
  return response(c, 404, 'NOT_FOUND', ERRORS_TEXTS().doesNotExist(`${c.req.method} ${c.req.path}`));
}
