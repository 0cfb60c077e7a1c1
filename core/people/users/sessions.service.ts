import type { Actor, ServiceContext } from '../../context.js';
import { requireOwnPassword, requireRight } from '../../context.js';
import { AppError, invalid, notFound } from '../../errors.js';
import { THING_NAMES } from '../../errors.texts.model.js';
import { parseInput } from '../../parse-input.js';
import { recordAudit } from '../../platform/audit/audit.service.js';
import { inTransaction } from '../../platform/db/in-transaction.js';
import { revokeTokensOfUser } from './api-tokens.service.js';
import type { CredentialCache } from './credential-cache.js';
import { deleteOldAttempts } from './login-attempts.repository.js';
import { networkOf } from './networks.js';
import { hashPassword, lacksArgon2, verifyPassword } from './passwords.js';
import { createSecret, hashSecret } from './secrets.js';
import * as sessions from './sessions.repository.js';
import { countSignIn, forgiveSignIn, recordFailedSignIn } from './sign-in-limits.js';
import { deleteOldNetworks, rememberNetwork } from './sign-in-networks.repository.js';
import {
  KNOWN_NETWORK_MS,
  LOGIN_WINDOW_MS,
  roleHas,
  SESSION_IDLE_MS,
  SESSION_MAX_MS,
  SESSION_TOUCH_MS,
} from './users.constants.js';
import { findUserRow, findUserRowByName, updateUserRow, usernameKey } from './users.repository.js';
import {
  ChangePasswordInput,
  LanguageInput,
  type Session,
  type SessionUser,
  SignInInput,
} from './users.schemas.js';
import { USERS_TEXTS } from './users.texts.model.js';

/** Where a sign-in comes from. */
export interface Client {
  address: string;
  userAgent: string;
}

const idleSince = (now: Date) => new Date(now.getTime() - SESSION_IDLE_MS);

/**
 * Signs in with name and password and opens a session. `previousToken`, if the browser sent one, ends with it, so that
 * a planted cookie gains nothing. Throws UNAUTHENTICATED with one answer for unknown, wrong and disabled;
 * THROTTLED after too many failures.
 */
export async function signIn(
  ctx: ServiceContext,
  input: unknown,
  client: Client,
  previousToken?: string,
): Promise<{ token: string; expiresAt: Date; user: SessionUser }> {
  const { username, password } = parseInput(SignInInput, input);
  const { address } = client;
  const attempt = { usernameKey: usernameKey(username), address };
  await countSignIn(ctx, attempt);
  const user = await findUserRowByName(ctx.db, username);
  const fits = await verifyPassword(user?.passwordHash, password);
  if (user === undefined || !fits || user.disabledAt !== null) {
    // same-text: kept in the audit log
    const reason = user === undefined ? 'unknown user' : fits ? 'disabled user' : 'wrong password';
    await recordFailedSignIn(ctx, { username: user?.username, reason, address });
    throw new AppError(
      'UNAUTHENTICATED',
      (await lacksArgon2()) ? USERS_TEXTS().wrongCredentialsHere : USERS_TEXTS().wrongCredentials,
    );
  }
  await forgiveSignIn(ctx, attempt);
  const now = ctx.clock.now();
  const token = createSecret();
  const expiresAt = new Date(now.getTime() + SESSION_MAX_MS);
  const { id: userId, role, username: name } = user;
  const actor: Actor = { kind: 'user', userId, name, role };
  await inTransaction(ctx.db, async (trx) => {
    if (previousToken !== undefined) await sessions.deleteSessionByHash(trx, hashSecret(previousToken));
    const entityId = await sessions.insertSessionRow(trx, {
      tokenHash: hashSecret(token),
      userId,
      createdAt: now,
      lastUsedAt: now,
      expiresAt,
      address,
      userAgent: client.userAgent.slice(0, 300),
    });
    await rememberNetwork(trx, userId, networkOf(address), now);
    await recordAudit(
      trx,
      { ...ctx, actor },
      { action: 'sign-in', entity: 'session', entityId, label: name, after: { address } },
    );
  });
  return { token, expiresAt, user: sessionUserOf(user) };
}

function sessionUserOf(row: {
  id: number;
  username: string;
  role: SessionUser['role'];
  mustChangePassword: boolean;
  language: SessionUser['language'] | null;
}): SessionUser {
  const { id, username, role, language } = row;
  const user = { id, username, role, ...(language && { language }) };
  return row.mustChangePassword ? { ...user, mustChangePassword: true } : user;
}

/** Whether a session found earlier has neither expired nor been idle for too long since. */
export const isSessionAlive = ({ expiresAt, lastUsedAt }: sessions.LiveSession, now: Date): boolean =>
  expiresAt > now && lastUsedAt > idleSince(now);

/**
 * The session behind a cookie's value, or undefined when it has ended. Notes that it was used. With `cache` the
 * database is asked only after a change.
 */
export async function findSession(
  ctx: Pick<ServiceContext, 'db' | 'clock'> & { cache?: CredentialCache<sessions.LiveSession> },
  token: string,
): Promise<{ sessionId: number; actor: Actor; user: SessionUser } | undefined> {
  const now = ctx.clock.now();
  const tokenHash = hashSecret(token);
  const load = () => sessions.findLiveSession(ctx.db, tokenHash, now, idleSince(now));
  const key = tokenHash.toString('base64');
  const row = await (ctx.cache?.find(key, now, load) ?? load());
  if (row === undefined) return undefined;
  if (now.getTime() - row.lastUsedAt.getTime() > SESSION_TOUCH_MS) {
    const noted = sessions.touchSessionRow(ctx.db, row.sessionId, now);
    if (ctx.cache?.has(key) !== true) await noted;
    else {
      // The cache knows it at once: there is no waiting for the note, and one that is lost does no harm.
      row.lastUsedAt = now;
      void noted.catch(() => {});
    }
  }
  const { sessionId, userId, username, role, mustChangePassword, language } = row;
  return {
    sessionId,
    actor: { kind: 'user', userId, name: username, role, mustChangePassword },
    user: sessionUserOf({ id: userId, username, role, mustChangePassword, language }),
  };
}

/** Ends the session of this cookie; one that has already ended is fine. */
export async function signOut(ctx: ServiceContext, token: string): Promise<void> {
  await inTransaction(ctx.db, async (trx) => {
    const ended = await sessions.deleteSessionByHash(trx, hashSecret(token));
    const user = ended && (await findUserRow(trx, ended.userId));
    if (ended === undefined || user === undefined) return;
    const { id: userId, role, username: name } = user;
    const actor: Actor = { kind: 'user', userId, name, role };
    const subject = { entity: 'session', entityId: ended.id, label: name } as const;
    await recordAudit(trx, { ...ctx, actor }, { action: 'sign-out', ...subject });
  });
}

/**
 * Sets one's own password. Ends all one's other sessions and, unless asked to keep them, one's API tokens; the present
 * session gets another secret, which is returned. Throws FORBIDDEN for callers that are no person, VALIDATION when the
 * current password is wrong or the new one is the same, THROTTLED as signIn.
 */
export async function changeOwnPassword(
  ctx: ServiceContext,
  input: unknown,
  current: { sessionId?: number; address: string },
): Promise<{ token: string; expiresAt: Date } | undefined> {
  const { userId, kind } = ctx.actor;
  if (kind !== 'user' || userId === null) throw new AppError('FORBIDDEN', USERS_TEXTS().personOnly);
  const { currentPassword, newPassword, keepTokens } = parseInput(ChangePasswordInput, input);
  const row = await findUserRow(ctx.db, userId);
  if (row === undefined) throw notFound(THING_NAMES().thisUser);
  const { username, usernameKey: key } = row;
  const { address, sessionId } = current;
  const attempt = { usernameKey: key, address };
  await countSignIn(ctx, attempt);
  if (!(await verifyPassword(row.passwordHash, currentPassword))) {
    // same-text: kept in the audit log
    await recordFailedSignIn(ctx, { username, reason: 'wrong current password', address });
    throw invalid(USERS_TEXTS().wrongPassword, [
      { path: 'currentPassword', message: USERS_TEXTS().wrongPassword },
    ]);
  }
  if (currentPassword === newPassword) {
    throw invalid(USERS_TEXTS().samePassword, [{ path: 'newPassword', message: USERS_TEXTS().samePassword }]);
  }
  const passwordHash = await hashPassword(newPassword);
  await forgiveSignIn(ctx, attempt);
  return await ctx.db.transaction().execute(async (trx) => {
    await updateUserRow(trx, userId, { passwordHash, mustChangePassword: false });
    await sessions.deleteSessionsOfUser(trx, userId, sessionId);
    const subject = { entity: 'user', entityId: userId, label: username } as const;
    await recordAudit(trx, ctx, { action: 'update', ...subject, after: { password: 'changed' } });
    if (keepTokens !== true) await revokeTokensOfUser(trx, ctx, userId);
    if (sessionId === undefined) return undefined;
    const token = createSecret();
    const expiresAt = await sessions.renewSessionRow(trx, sessionId, hashSecret(token));
    return expiresAt && { token, expiresAt };
  });
}

/**
 * Keeps the language that a user, or the owner of an API token, has chosen for the dashboard. Throws FORBIDDEN for callers
 * behind whom there is no user.
 */
export async function setOwnLanguage(ctx: ServiceContext, input: unknown): Promise<void> {
  const { language } = parseInput(LanguageInput, input);
  const { userId } = ctx.actor;
  const row = userId === null ? undefined : await updateUserRow(ctx.db, userId, { language });
  if (row === undefined) throw new AppError('FORBIDDEN', USERS_TEXTS().languageOfUser);
}

/** Sessions are a person's: of those who call by an API token only one that administers may see or end them. */
function requirePerson(ctx: ServiceContext): void {
  requireOwnPassword(ctx);
  if (ctx.actor.kind === 'token') requireRight(ctx, 'administer');
}

/** One's own live sessions, or everybody's for an admin who asks for `all`; latest use first. */
export async function listSessions(
  ctx: ServiceContext,
  options: { all?: boolean; currentSessionId?: number },
): Promise<Session[]> {
  requirePerson(ctx);
  if (options.all) requireRight(ctx, 'administer');
  else if (ctx.actor.userId === null) return [];
  const now = ctx.clock.now();
  const userId = options.all ? undefined : (ctx.actor.userId as number);
  const rows = await sessions.listSessionRows(ctx.db, now, idleSince(now), userId);
  return rows.map((row) => ({
    id: row.id,
    username: row.username,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    address: row.address,
    userAgent: row.userAgent,
    current: row.id === options.currentSessionId,
  }));
}

/** How many sessions of a user end with the right to sign in. */
export const countSessionsOf = (db: ServiceContext['db'], userId: number, now: Date): Promise<number> =>
  sessions.countSessionRows(db, userId, now, idleSince(now));

/** Ends a session of one's own; an admin may end anybody's. NOT_FOUND when there is none to end. */
export async function revokeSession(ctx: ServiceContext, id: number): Promise<void> {
  requirePerson(ctx);
  const isAdmin = roleHas(ctx.actor.role, 'administer');
  const userId = isAdmin ? undefined : (ctx.actor.userId ?? 0);
  await inTransaction(ctx.db, async (trx) => {
    if (!(await sessions.deleteSessionRow(trx, id, userId))) throw notFound(THING_NAMES().session(id));
    const subject = { entity: 'session', entityId: id, label: `session ${id}` } as const;
    await recordAudit(trx, ctx, { action: 'revoke', ...subject });
  });
}

/** Removes sessions, counters and networks that have run out. */
export async function sweepSessions(ctx: Pick<ServiceContext, 'db' | 'clock'>): Promise<void> {
  const now = ctx.clock.now();
  await sessions.deleteDeadSessions(ctx.db, now, idleSince(now));
  await deleteOldAttempts(ctx.db, new Date(now.getTime() - LOGIN_WINDOW_MS));
  await deleteOldNetworks(ctx.db, new Date(now.getTime() - KNOWN_NETWORK_MS));
}
