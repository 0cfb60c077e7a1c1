import { ERRORS_TEXTS } from './errors.texts.model.js';

/** Every code an answer can carry. Surfaces map them: HTTP to a status, the terminal to an exit code. */
export type ErrorCode =
  | 'VALIDATION'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'PRECONDITION_FAILED'
  | 'NOT_CONFIGURED'
  | 'LIMIT_EXCEEDED'
  | 'THROTTLED'
  | 'UPSTREAM'
  | 'UNAVAILABLE'
  | 'INTERNAL';

/** Where in the input a problem lies: a field path, or a line of a file. */
export interface Problem {
  path?: string;
  line?: number;
  message: string;
}

/**
 * An error whose message may be shown to the caller: what happened, to which thing, what to do next.
 * Anything else that is thrown is unexpected, and is shown only as such.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Seconds after which another try makes sense (THROTTLED, UNAVAILABLE). */
  readonly retryAfterSeconds?: number;
  readonly problems?: Problem[];

  constructor(
    code: ErrorCode,
    message: string,
    options: { cause?: unknown; retryAfterSeconds?: number; problems?: Problem[] } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.problems = options.problems;
  }
}

/** `what`: the name of a thing, of `THING`. */
export const notFound = (what: string) => new AppError('NOT_FOUND', ERRORS_TEXTS().doesNotExist(what));
export const conflict = (message: string) => new AppError('CONFLICT', message);
export const invalid = (message: string, problems?: Problem[]) =>
  new AppError('VALIDATION', message, { problems });

/** The text of any thrown value. A connection tried on several addresses fails with several reasons and no text. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') {
    return [...new Set(error.errors.map(messageOf))].join('; ');
  }
  return error instanceof Error ? error.message : String(error);
}
