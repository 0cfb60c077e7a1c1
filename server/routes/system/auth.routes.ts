import type { Config } from '@smops/core/config.js';
import { AppError } from '@smops/core/errors.js';
import { judgeOf } from '@smops/core/judgements/judgements.model.js';
import { SAY } from '@smops/core/requests.texts.model.js';
import {
  changeOwnPassword,
  listSessions,
  revokeSession,
  setOwnLanguage,
  signIn,
  signOut,
} from '@smops/core/users/sessions.service.js';
import {
  ChangePasswordInput,
  LanguageInput,
  Session,
  SessionState,
  SignInInput,
} from '@smops/core/users/users.schemas.js';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import type { AppEnvironment } from '../../environment.js';
import { SESSION_COOKIE } from '../../middleware/authenticate.js';
import { isLoopbackHost } from '../../middleware/client-address.js';
import {
  contextOf,
  createRouter,
  defineRoute,
  IdParams,
  jsonBody,
  jsonResponse,
  noContent,
} from '../../router.js';

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
  const remedy = publicUrl?.startsWith('https:') ? SAY().openAddress(publicUrl) : SAY().needsTls;
  return SAY().plainHttp(remedy);
}

/** A context for calls before a sign-in. */
function anonymousContext(c: Context<AppEnvironment>) {
  const { connection, clock, logger, config } = c.get('runtime');
  const actor = { kind: 'user', userId: null, name: 'nobody', role: 'staff' } as const;
  return { db: connection.db, actor, clock, logger, requestId: c.get('requestId'), config };
}

const checkSession = defineRoute('checkSession', 'public', {
  method: 'get',
  path: '/api/auth/check',
  tags: ['Session'],
  summary: 'Who is signed in',
  request: {
    headers: z.object({
      'page-origin': z.string().optional().meta({
        description: 'Of the page that asks, to be told if a sign-in there would be refused',
        example: 'http://192.0.2.2:3000',
      }),
    }),
  },
  responses: { 200: jsonResponse('The session', SessionState) },
});

const signInRoute = defineRoute('signIn', 'public', {
  method: 'post',
  path: '/api/auth/login',
  tags: ['Session'],
  summary: 'Sign in with username and password',
  request: { body: jsonBody(SignInInput) },
  responses: { 200: jsonResponse('Signed in; the session is in a cookie', SessionState) },
});

const signOutRoute = defineRoute('signOut', 'public', {
  method: 'post',
  path: '/api/auth/logout',
  tags: ['Session'],
  summary: 'End the session',
  responses: { 204: noContent },
});

const changePassword = defineRoute('changeOwnPassword', 'own-password', {
  method: 'put',
  path: '/api/auth/password',
  tags: ['Session'],
  summary: "Change one's own password; all one's other sessions and, unless they are kept, API tokens end",
  request: { body: jsonBody(ChangePasswordInput) },
  responses: { 204: { description: 'Done; the session goes on with another cookie.' } },
});

const setLanguage = defineRoute('setOwnLanguage', 'own-password', {
  method: 'put',
  path: '/api/auth/language',
  tags: ['Session'],
  summary: "Choose one's own language of the dashboard",
  request: { body: jsonBody(LanguageInput) },
  responses: { 204: noContent },
});

const listSessionsRoute = defineRoute('listSessions', 'person', {
  method: 'get',
  path: '/api/sessions',
  tags: ['Session'],
  summary: "One's own sessions; with all=true, an admin gets everybody's",
  request: { query: z.object({ all: z.enum(['true', 'false']).optional() }) },
  responses: { 200: jsonResponse('Live sessions, latest use first', z.array(Session)) },
});

const revokeSessionRoute = defineRoute('revokeSession', 'person', {
  method: 'delete',
  path: '/api/sessions/{id}',
  tags: ['Session'],
  summary: "End a session of one's own; an admin may end anybody's",
  request: { params: IdParams },
  responses: { 204: noContent },
});

export const authRoutes = createRouter()
  .openapi(checkSession, (c) => {
    const session = c.get('session');
    if (session !== undefined) return c.json({ authenticated: true as const, user: session.user }, 200);
    const actor = c.get('ctx')?.actor;
    if (actor === undefined) {
      const refusal = plainHttpRefusal(c.get('runtime').config, urlOf(c.req.valid('header')['page-origin']));
      return c.json({ authenticated: false as const, user: null, ...(refusal && { refusal }) }, 200);
    }
    const { userId, name, role } = actor;
    const isProgram = !judgeOf(actor).isPerson;
    const user = { id: userId ?? 0, username: name, role, ...(isProgram && { isProgram: true as const }) };
    return c.json({ authenticated: true as const, user }, 200);
  })
  .openapi(signInRoute, async (c) => {
    const refusal = plainHttpRefusal(c.get('runtime').config, originOf(c));
    if (refusal !== undefined) throw new AppError('FORBIDDEN', refusal);
    const client = { address: c.get('address'), userAgent: c.req.header('user-agent') ?? '' };
    const previous = getCookie(c, SESSION_COOKIE);
    const { token, expiresAt, user } = await signIn(
      anonymousContext(c),
      c.req.valid('json'),
      client,
      previous,
    );
    setCookie(c, SESSION_COOKIE, token, { ...cookieOptions(c), expires: expiresAt });
    return c.json({ authenticated: true as const, user }, 200);
  })
  .openapi(signOutRoute, async (c) => {
    const token = getCookie(c, SESSION_COOKIE);
    if (token !== undefined) await signOut(anonymousContext(c), token);
    deleteCookie(c, SESSION_COOKIE, cookieOptions(c));
    c.header('Clear-Site-Data', '"cache"');
    return c.body(null, 204);
  })
  .openapi(changePassword, async (c) => {
    const sessionId = c.get('session')?.id;
    const current = { sessionId, address: c.get('address') };
    const renewed = await changeOwnPassword(contextOf(c), c.req.valid('json'), current);
    if (renewed !== undefined) {
      const { token, expiresAt } = renewed;
      setCookie(c, SESSION_COOKIE, token, { ...cookieOptions(c), expires: expiresAt });
    }
    return c.body(null, 204);
  })
  .openapi(setLanguage, async (c) => {
    await setOwnLanguage(contextOf(c), c.req.valid('json'));
    return c.body(null, 204);
  })
  .openapi(listSessionsRoute, async (c) => {
    const all = c.req.valid('query').all === 'true';
    return c.json(await listSessions(contextOf(c), { all, currentSessionId: c.get('session')?.id }), 200);
  })
  .openapi(revokeSessionRoute, async (c) => {
    await revokeSession(contextOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
