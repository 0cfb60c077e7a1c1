import { timingSafeEqual } from 'node:crypto';
import type { Actor } from '@smops/core/context.js';
import { AppError } from '@smops/core/errors.js';
import {
  type ApiTokenCache,
  findApiToken,
  isApiTokenAlive,
} from '@smops/core/people/users/api-tokens.service.js';
import { CredentialCache } from '@smops/core/people/users/credential-cache.js';
import { hashSecret } from '@smops/core/people/users/secrets.js';
import { findSession, isSessionAlive } from '@smops/core/people/users/sessions.service.js';
import { REQUESTS_TEXTS } from '@smops/core/requests.texts.model.js';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { AppEnvironment, Runtime } from '../environment.js';
import { isFromThisMachine } from './client-address.js';

export const SESSION_COOKIE = 'smops_session';

/** Names the user whose page calls: an old tab must not act for the user who has signed in since in the same browser. */
const isOfAnother = (c: Context<AppEnvironment>, userId: number): boolean => {
  const named = c.req.header('smops-user');
  return named !== undefined && named !== String(userId);
};

/** The bearer token that a call carries; undefined for none, and for every other kind of authorization. */
export const bearerToken = (c: Context<AppEnvironment>): string | undefined =>
  /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];

function isLocalToken(runtime: Runtime, token: string): boolean {
  return (
    runtime.localToken !== undefined && timingSafeEqual(hashSecret(token), hashSecret(runtime.localToken))
  );
}

async function actorOfToken(
  c: Context<AppEnvironment>,
  runtime: Runtime,
  cache: ApiTokenCache | undefined,
  token: string,
): Promise<Actor> {
  // It is told to programs of this machine only.
  if (isLocalToken(runtime, token) && isFromThisMachine(c)) {
    return { kind: 'local', userId: null, name: `local:${runtime.localUser ?? 'owner'}`, role: 'admin' };
  }
  const actor = await findApiToken({ db: runtime.connection.db, clock: runtime.clock, cache }, token);
  if (actor === undefined) throw new AppError('UNAUTHENTICATED', REQUESTS_TEXTS().tokenInvalid);
  return actor;
}

function setActor(c: Context<AppEnvironment>, runtime: Runtime, actor: Actor): void {
  const { connection, clock, logger, config } = runtime;
  const { signal } = c.req.raw;
  c.set('ctx', { db: connection.db, actor, clock, logger, requestId: c.get('requestId'), config, signal });
}

/**
 * Finds out who calls: by bearer token (a wrong one is refused at once) or by session cookie, unless the page that calls says by
 * `smops-user` that it is another user's. Without either the call goes on without a known caller, and the route's own rule decides.
 */
export function authenticate(runtime: Runtime): MiddlewareHandler<AppEnvironment> {
  const { connection, clock } = runtime;
  const isEmbedded = connection.engine === 'embedded';
  const tokens = isEmbedded ? new CredentialCache(isApiTokenAlive) : undefined;
  const sessions = isEmbedded ? new CredentialCache(isSessionAlive) : undefined;
  return async (c, next) => {
    const bearer = bearerToken(c);
    if (bearer !== undefined) {
      const found = await actorOfToken(c, runtime, tokens, bearer);
      const isByAssistant = found.assistant !== undefined && c.env?.isFromAssistant === true;
      const actor = isByAssistant ? { ...found, name: `${found.name} via assistant` } : found;
      setActor(c, runtime, actor);
      c.set('isStillValid', () =>
        actorOfToken(c, runtime, tokens, bearer).then(
          (now) => now.role === actor.role,
          () => false,
        ),
      );
    } else {
      const token = getCookie(c, SESSION_COOKIE);
      const found =
        token === undefined
          ? undefined
          : await findSession({ db: connection.db, clock, cache: sessions }, token);
      if (found !== undefined && token !== undefined && !isOfAnother(c, found.user.id)) {
        const { role } = found.actor;
        c.set('isStillValid', async () => {
          const now = await findSession({ db: connection.db, clock, cache: sessions }, token);
          return now?.actor.role === role;
        });
        c.set('session', { id: found.sessionId, user: found.user, token });
        setActor(c, runtime, found.actor);
      }
    }
    await next();
  };
}
