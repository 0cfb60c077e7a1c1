import { createRoute, OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import { requireOwnPassword, requireRight } from '@smops/core/context.js';
import { AppError } from '@smops/core/errors.js';
import { problemsOf, sentenceOf } from '@smops/core/parse-input.js';
import { isRight } from '@smops/core/people/users/users.constants.js';
import type { Expensive } from '@smops/core/places.js';
import type { Access } from '@smops/core/platform/operations/operation.js';
import { REQUESTS_TEXTS } from '@smops/core/requests.texts.model.js';
import type { Context, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { AppEnvironment } from './environment.js';
import { isOffered } from './mcp/offered.js';
import { isFromThisMachine } from './middleware/client-address.js';
import { expensive } from './middleware/expensive.js';
import { readBody } from './middleware/read-body.js';
import { ErrorBody } from './responses/errors.js';

const KB = 1024;
const DEFAULT_BODY_LIMIT = 256 * KB;

/** Path ids: digits only, as a number. */
export const IdParams = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/, { error: () => REQUESTS_TEXTS().idNumber })
    .transform(Number)
    .openapi({ param: { name: 'id', in: 'path' }, type: 'string', pattern: '^\\d{1,15}$', example: '17' }),
});

/** A JSON request body. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  content: { 'application/json': { schema } },
  required: true as const,
});

/** A JSON answer. */
export const jsonResponse = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: { 'application/json': { schema } },
});

/** An answer of any media type, whose body its route writes by itself. */
export const bodyResponse = (description: string, mediaType: string, schema: z.ZodType = z.string()) => ({
  description,
  content: { [mediaType]: { schema } },
});

export const noContent = { description: 'Done; the answer has no body.' };

const ERROR_TEXTS: Record<number, string> = {
  400: 'The input is not valid; `problems` names the fields.',
  401: 'You are not signed in.',
  403: 'The caller may not do this.',
  404: 'There is no such thing.',
  408: 'The body came too slowly.',
  409: 'It contradicts what is stored.',
  413: 'The body is too large.',
  415: 'The body is of another kind than the route takes.',
  429: 'Too many tries; see Retry-After.',
  431: 'The headers are too large; this response has no body.',
  503: 'The server cannot do this now (the database does not answer, the disk is full, or too much comes in at once); see Retry-After.',
};

const errorResponses = Object.fromEntries(
  Object.entries(ERROR_TEXTS).map(([status, text]) => [status, jsonResponse(text, ErrorBody)]),
);

/** Refuses everybody the route is not for: 401 without an identity, 403 without the right. */
function allow(operationId: string, access: Access): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    if (access === 'public') return await next();
    const ctx = c.get('ctx');
    if (access === 'loopback' && isFromThisMachine(c)) return await next();
    if (ctx === undefined) throw new AppError('UNAUTHENTICATED', REQUESTS_TEXTS().notSignedIn);
    if (access !== 'own-password') requireOwnPassword(ctx);
    const { assistant } = ctx.actor;
    if (access === 'assistant') {
      if (assistant === undefined) throw new AppError('FORBIDDEN', REQUESTS_TEXTS().assistantTokens);
    } else if (assistant !== undefined) {
      if (c.env?.isFromAssistant !== true) throw new AppError('FORBIDDEN', REQUESTS_TEXTS().assistantOnly);
      if (!isOffered(operationId, assistant))
        throw new AppError('FORBIDDEN', REQUESTS_TEXTS().assistantMayNot);
    }
    if (access === 'person' && ctx.actor.kind === 'token') requireRight(ctx, 'administer');
    if (isRight(access)) requireRight(ctx, access);
    await next();
  };
}

/**
 * The limit of a body whose size depends on the configuration or is known at once. `streamed`: the handler reads the body
 * piece by piece and counts itself (`streamedBody`).
 */
type BodyLimit = number | 'streamed' | ((c: Context<AppEnvironment>) => number);

const limitOf = (limit: Exclude<BodyLimit, 'streamed'>) => (typeof limit === 'number' ? () => limit : limit);

export interface RouteOptions {
  /** 256 KB unless told. */
  bodyLimit?: BodyLimit;
  /** Its work grows with what is stored: only some such calls are worked on at once, the others wait or get 503. */
  expensive?: Expensive;
}

/**
 * Describes a route: who may call it, how large its body may be, and what OpenAPI says of it. Checked in that order,
 * so that a stranger learns nothing from validation. The access is part of the document as `x-access`.
 */
export function defineRoute<const Config extends Omit<RouteConfig, 'middleware' | 'operationId'>>(
  operationId: string,
  access: Access,
  config: Config,
  options: RouteOptions = {},
) {
  const limit = options.bodyLimit ?? DEFAULT_BODY_LIMIT;
  const route = createRoute({
    ...config,
    operationId,
    middleware: [
      allow(operationId, access),
      ...(limit === 'streamed' ? [] : [readBody(limitOf(limit))]),
      ...(options.expensive === undefined ? [] : [expensive(options.expensive)]),
    ],
    'x-access': access,
    ...(options.expensive === undefined ? {} : { 'x-expensive': options.expensive }),
    ...(access === 'public' ? {} : { security: [{ session: [] }, { token: [] }] }),
  });
  // The document shows the shared error answers; handlers throw them, so the types need not carry them.
  Object.assign(route, { responses: { ...errorResponses, ...config.responses } });
  return route as unknown as ReturnType<
    typeof createRoute<Config['path'], Config & { path: Config['path'] }>
  >;
}

/** A router whose validation errors have the shape of all errors. */
export function createRouter() {
  return new OpenAPIHono<AppEnvironment>({
    defaultHook: (result) => {
      if (result.success) return;
      const problems = problemsOf(result.error);
      throw new AppError('VALIDATION', sentenceOf(problems), { problems });
    },
  });
}
