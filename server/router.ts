import { createRoute, OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import { requireOwnPassword, requireRight, type ServiceContext } from '@smops/core/context.js';
import { AppError } from '@smops/core/errors.js';
import { gatherPieces } from '@smops/core/gather-pieces.js';
import { problemsOf, sentenceOf } from '@smops/core/parse-input.js';
import { parseJsonInSteps } from '@smops/core/parse-json-in-steps.js';
import { inTurns, Turns } from '@smops/core/turns.js';
import { RIGHTS, type Right } from '@smops/core/users/users.constants.js';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import PQueue from 'p-queue';
import { z } from 'zod';
import type { AppEnvironment } from './environment.js';
import { ErrorBody } from './errors.js';
import { isFromThisMachine } from './middleware/client-address.js';
import { handOn } from './work-thread/hand-on.js';

/**
 * Who may call a route: everybody; everybody on this machine, else who is signed in; who is signed in, be it by an API
 * token; a person, or a token that administers; a person, also one whose password must be changed before anything else;
 * or who has a right.
 */
export type Access = 'public' | 'loopback' | 'signed-in' | 'person' | 'own-password' | Right;

const KB = 1024;
const DEFAULT_BODY_LIMIT = 256 * KB;

/** Parsed, a body takes several times its size: of those above this so many are worked on at once. */
const LARGE_BYTES = KB * KB;
const largeBodies = new PQueue({ concurrency: 4 });

/** Path ids: digits only, as a number. */
export const IdParams = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/, 'The id is a whole number.')
    .transform(Number)
    .openapi({ param: { name: 'id', in: 'path' }, type: 'string', pattern: '^\\d{1,15}$', example: '17' }),
});

/** A JSON request body. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  content: { 'application/json': { schema } },
  required: true as const,
});

/** A JSON answer. */
export const jsonAnswer = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: { 'application/json': { schema } },
});

export const noContent = { description: 'Done; the answer has no body.' };

const ERROR_TEXTS: Record<number, string> = {
  400: 'The input is not valid; `problems` names the fields.',
  401: 'Nobody is signed in.',
  403: 'The caller may not do this.',
  404: 'There is no such thing.',
  409: 'It contradicts what is stored.',
  413: 'The body is too large.',
  415: 'The body is of another kind than the route takes.',
  429: 'Too many tries; see Retry-After.',
  431: 'The headers are too large; this response has no body.',
  503: 'The server cannot do this now (the database does not answer, the disk is full, or too many files are being read); see Retry-After.',
};

const errorAnswers = Object.fromEntries(
  Object.entries(ERROR_TEXTS).map(([status, text]) => [status, jsonAnswer(text, ErrorBody)]),
);

const isRight = (access: Access): access is Right => (RIGHTS as readonly string[]).includes(access);

/** Refuses everybody the route is not for: 401 without an identity, 403 without the right. */
function allow(access: Access): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    if (access === 'public') return await next();
    const ctx = c.get('ctx');
    if (access === 'loopback' && isFromThisMachine(c)) return await next();
    if (ctx === undefined) throw new AppError('UNAUTHENTICATED', 'Nobody is signed in.');
    if (access !== 'own-password') requireOwnPassword(ctx);
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

function limitBody(limit: BodyLimit, isLongWork: boolean): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    if (limit === 'streamed') return await next();
    const { workThread } = c.get('runtime') ?? {};
    const maxSize = typeof limit === 'number' ? limit : limit(c);
    const size =
      maxSize >= KB * KB ? `${Math.round(maxSize / KB / KB)} MB` : `${Math.round(maxSize / KB)} KB`;
    const read = bodyLimit({
      maxSize,
      onError: () => {
        throw new AppError('LIMIT_EXCEEDED', `The body is larger than the limit of ${size}.`);
      },
    });
    const isSmall = Math.min(maxSize, Number(c.req.header('content-length') ?? maxSize)) <= LARGE_BYTES;
    return await read(c, async () => {
      if (isLongWork && workThread !== undefined) {
        c.res = await handOn(c, workThread);
        return;
      }
      const text = takeText(c);
      if (isSmall && text === undefined) return await next();
      // A sender that is slow, or stands still, takes nobody's turn. What breaks off is found where it is parsed.
      await (text ?? c.req.arrayBuffer()).catch((error: unknown) => {
        if (error instanceof AppError) throw error;
      });
      if (isSmall) return await next();
      await inTheirTurn(c, async () => {
        if (text !== undefined) await parseInTurns(c, text);
        await next();
      });
    });
  };
}

/** Parses and handles a large body when there is room for it, and keeps that room until `bodyDone`. */
async function inTheirTurn<Result>(c: Context<AppEnvironment>, work: () => Promise<Result>): Promise<Result> {
  return await new Promise<Result>((resolve, reject) => {
    void largeBodies.add(async () => {
      const taken = new Promise<void>((done) => c.set('bodyDone', done));
      const working = work();
      working.then(resolve, reject);
      await Promise.race([working.catch(() => {}), taken]);
    });
  });
}

/** Parses a large JSON body for whoever asks for it then, who also hears of what is wrong with it. */
async function parseInTurns(c: Context<AppEnvironment>, text: Promise<string>): Promise<void> {
  const parsed = text.then((whole) => inTurns(parseJsonInSteps(whole)));
  c.req.json = () => parsed as Promise<never>;
  await parsed.catch(() => {});
}

/**
 * Decodes a JSON body as it comes in, for whoever asks for it then: a large one decoded at its end would hold up everybody
 * else for as long as it takes.
 */
function takeText(c: Context<AppEnvironment>): Promise<string> | undefined {
  const { body } = c.req.raw;
  if (body === null || !/^application\/([\w.-]+\+)?json\b/i.test(c.req.header('content-type') ?? ''))
    return undefined;
  const text = decode(body);
  // Who reads the text hears of a body that breaks off.
  text.catch(() => {});
  // Hono keeps what it has read here, as promises.
  Object.assign(c.req.bodyCache, { text });
  return text;
}

/** Throws VALIDATION for what is no UTF-8: guessing would store other words than were sent. */
async function decode(body: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const turns = new Turns();
  let text = '';
  const decodeNext = (bytes?: Uint8Array) => {
    try {
      text += bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
    } catch {
      throw new AppError('VALIDATION', 'The body is not UTF-8. Save it as UTF-8 and send it again.');
    }
  };
  for await (const bytes of gatherPieces(body)) {
    decodeNext(bytes);
    if (turns.isOver()) await turns.next();
  }
  decodeNext();
  return text;
}

interface RouteOptions {
  /** 256 KB unless told. */
  bodyLimit?: BodyLimit;
  /** It is long, or concerns the runs under way: the work thread answers it, where there is one. */
  longWork?: boolean;
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
  const route = createRoute({
    ...config,
    operationId,
    middleware: [
      allow(access),
      limitBody(options.bodyLimit ?? DEFAULT_BODY_LIMIT, options.longWork === true),
    ] as const,
    'x-access': access,
    ...(access === 'public' ? {} : { security: [{ session: [] }, { token: [] }] }),
  });
  // The document shows the shared error answers; handlers throw them, so the types need not carry them.
  Object.assign(route, { responses: { ...errorAnswers, ...config.responses } });
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

/** The caller's context. Only for routes whose access is not public: there it is always set. */
export function contextOf(c: Context<AppEnvironment>): ServiceContext {
  const ctx = c.get('ctx');
  if (ctx === undefined) throw new AppError('UNAUTHENTICATED', 'Nobody is signed in.');
  return ctx;
}
