import type { Config } from '@smops/core/config.js';
import { AppError } from '@smops/core/errors.js';
import { judgeOf } from '@smops/core/people/users/judge.model.js';
import { SESSION } from '@smops/core/people/users/session.operations.js';
import {
  changeOwnPassword,
  listSessions,
  revokeSession,
  setOwnLanguage,
  signIn,
  signOut,
} from '@smops/core/people/users/sessions.service.js';
import {
  ChangePasswordInput,
  LanguageInput,
  Session,
  SessionState,
  SignInInput,
} from '@smops/core/people/users/users.schemas.js';
import { REQUESTS_TEXTS } from '@smops/core/requests.texts.model.js';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import { contextOf } from '../../contexts.js';
import type { AppEnvironment } from '../../environment.js';
import { SESSION_COOKIE } from '../../middleware/authenticate.js';
import { isLoopbackHost } from '../../middleware/client-address.js';
import { createRouter, IdParams, jsonResponse } from '../../router.js';
import { serve, serveByHand } from '../serve-operation.js';

const urlOf = (origin: string | undefined): URL | undefined =>
  origin !== undefined && URL.canParse(origin) ? new URL(origin) : undefined;

/** How the browser reached the page that calls, as far as it says so. */
const originOf = (c: Context<AppEnvironment>): URL | undefined => urlOf(c.req.header('origin'));

/** Browsers send Secure cookies over plain http to no host but this machine itself. */
function cookieOptions(c: Context<AppEnvironment>) {
  const { publicUrl, allowHttp } = c.get('runtime').config;
  const isHttps = originOf(c)?.protocol === 'https:' || (!allowHttp && publicUrl?.startsWith('https:'));
  const mayBePlain = allowHttp || isLoopbackHost(new URL(c.req.url).hostname);
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps || !mayBePlain } as const;
}

/**
 * Why a sign-in from a page of this origin is refused: the browser would not keep it. It drops a Secure cookie that came
 * over plain http from another machine, and the dashboard would ask for the password again and again.
 */
function plainHttpRefusal({ publicUrl, allowHttp }: Config, origin: URL | undefined): string | undefined {
  if (allowHttp || origin?.protocol !== 'http:' || isLoopbackHost(origin.hostname)) return undefined;
  const remedy = publicUrl?.startsWith('https:')
    ? REQUESTS_TEXTS().openAddress(publicUrl)
    : REQUESTS_TEXTS().needsTls;
  return REQUESTS_TEXTS().plainHttp(remedy);
}

/** A context for calls before a sign-in. */
function anonymousContext(c: Context<AppEnvironment>) {
  const { connection, clock, logger, config } = c.get('runtime');
  const actor = { kind: 'user', userId: null, name: 'nobody', role: 'staff' } as const;
  return { db: connection.db, actor, clock, logger, requestId: c.get('requestId'), config };
}

const router = createRouter();
const tag = 'Session';

serve(
  router,
  SESSION.check,
  {
    tag,
    headers: z.object({
      'page-origin': z.string().optional().meta({
        description: 'Of the page that asks, to be told if a sign-in there would be refused',
        example: 'http://192.0.2.2:3000',
      }),
    }),
    answer: jsonResponse('The session', SessionState),
  },
  async (c) => {
    const session = c.get('session');
    if (session !== undefined) return { authenticated: true as const, user: session.user };
    const actor = c.get('ctx')?.actor;
    if (actor === undefined) {
      const refusal = plainHttpRefusal(c.get('runtime').config, urlOf(c.req.header('page-origin')));
      return { authenticated: false as const, user: null, ...(refusal && { refusal }) };
    }
    const { userId, name, role } = actor;
    const isProgram = !judgeOf(actor).isPerson;
    const user = { id: userId ?? 0, username: name, role, ...(isProgram && { isProgram: true as const }) };
    return { authenticated: true as const, user };
  },
);
serve(
  router,
  SESSION.signIn,
  { tag, body: SignInInput, answer: jsonResponse('Signed in; the session is in a cookie', SessionState) },
  async (c, input) => {
    const refusal = plainHttpRefusal(c.get('runtime').config, originOf(c));
    if (refusal !== undefined) throw new AppError('FORBIDDEN', refusal);
    const client = { address: c.get('address'), userAgent: c.req.header('user-agent') ?? '' };
    const previous = getCookie(c, SESSION_COOKIE);
    const { token, expiresAt, user } = await signIn(anonymousContext(c), input, client, previous);
    setCookie(c, SESSION_COOKIE, token, { ...cookieOptions(c), expires: expiresAt });
    return { authenticated: true as const, user };
  },
);
serve(router, SESSION.signOut, { tag }, async (c) => {
  const token = getCookie(c, SESSION_COOKIE);
  if (token !== undefined) await signOut(anonymousContext(c), token);
  deleteCookie(c, SESSION_COOKIE, cookieOptions(c));
  c.header('Clear-Site-Data', '"cache"');
});
serveByHand(
  router,
  SESSION.changePassword,
  { tag, body: ChangePasswordInput },
  { 204: { description: 'Done; the session goes on with another cookie.' } },
  async (c, input) => {
    const sessionId = c.get('session')?.id;
    const current = { sessionId, address: c.get('address') };
    const renewed = await changeOwnPassword(contextOf(c), input, current);
    if (renewed !== undefined) {
      const { token, expiresAt } = renewed;
      setCookie(c, SESSION_COOKIE, token, { ...cookieOptions(c), expires: expiresAt });
    }
    return c.body(null, 204);
  },
);
serve(router, SESSION.setLanguage, { tag, body: LanguageInput }, (c, input) =>
  setOwnLanguage(contextOf(c), input),
);
serve(
  router,
  SESSION.list,
  {
    tag,
    query: z.object({ all: z.enum(['true', 'false']).optional() }),
    answer: jsonResponse('Live sessions, latest use first', z.array(Session)),
  },
  (c, { all }) => listSessions(contextOf(c), { all: all === 'true', currentSessionId: c.get('session')?.id }),
);
serve(router, SESSION.revoke, { tag, params: IdParams }, (c, { id }) => revokeSession(contextOf(c), id));

export const authRoutes = router;
