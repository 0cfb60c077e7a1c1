import { recordAudit } from '../audit/audit.service.js';
import type { Actor, ServiceContext } from '../context.js';
import { requireRight } from '../context.js';
import { inTransaction } from '../db/in-transaction.js';
import { AppError, invalid, notFound } from '../errors.js';
import { parseInput } from '../parse-input.js';
import type { LiveCredentials } from './live-credentials.js';
import * as attempts from './login-attempts.repository.js';
import { hashPassword, verifyPassword } from './passwords.js';
import { createSecret, hashSecret } from './secrets.js';
import * as sessions from './sessions.repository.js';
import {
  LOGIN_FAILURES_PER_ADDRESS,
  LOGIN_FAILURES_PER_USER,
  LOGIN_WINDOW_MS,
  roleHas,
  SESSION_IDLE_MS,
  SESSION_MAX_MS,
  SESSION_TOUCH_MS,
} from './users.constants.js';
import { findUserRow, findUserRowByName, updateUserRow, usernameKey } from './users.repository.js';
import { ChangePasswordInput, type Session, type SessionUser, SignInInput } from './users.schemas.js';

/** Where a sign-in comes from. */
export interface Client {
  address: string;
  userAgent: string;
}

const idleSince = (now: Date) => new Date(now.getTime() - SESSION_IDLE_MS);

/** Counts the attempt under both keys; throws THROTTLED when one has used up its window. */
async function countSignIn(ctx: ServiceContext, keys: { user: string; address: string }): Promise<void> {
  const now = ctx.clock.now();
  const windowStart = new Date(now.getTime() - LOGIN_WINDOW_MS);
  const limits = [
    [keys.address, LOGIN_FAILURES_PER_ADDRESS],
    [keys.user, LOGIN_FAILURES_PER_USER],
  ] as const;
  for (const [key, limit] of limits) {
    const { failures, windowStartedAt } = await attempts.countAttempt(ctx.db, key, now, windowStart);
    if (failures > limit) {
      const waitMs = windowStartedAt.getTime() + LOGIN_WINDOW_MS - now.getTime();
      const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
      const minutes = Math.ceil(retryAfterSeconds / 60);
      throw new AppError('THROTTLED', `Too many sign-ins failed. Try again in ${minutes} min.`, {
        retryAfterSeconds,
      });
    }
  }
}

/**
 * Signs in with name and password and opens a session. `previousToken`, if the browser sent one, ends with it, so that
 * a planted cookie gains nothing. Throws UNAUTHENTICATED with one answer for unknown, wrong and disabled;
 * THROTTLED after too many failures (decisions.md, "login rules").
 */
export async function signIn(
  ctx: ServiceContext,
  input: unknown,
  client: Client,
  previousToken?: string,
): Promise<{ token: string; expiresAt: Date; user: SessionUser }> {
  const { username, password } = parseInput(SignInInput, input);
  const keys = { user: `user:${usernameKey(username).slice(0, 200)}`, address: `address:${client.address}` };
  await countSignIn(ctx, keys);
  const user = await findUserRowByName(ctx.db, username);
  const fits = await verifyPassword(user?.passwordHash, password);
  if (user === undefined || !fits || user.disabledAt !== null) {
    throw new AppError('UNAUTHENTICATED', 'Invalid credentials');
  }
  await attempts.clearAttempts(ctx.db, keys.user);
  await attempts.forgiveAttempt(ctx.db, keys.address);
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
      address: client.address,
      userAgent: client.userAgent.slice(0, 300),
    });
    const after = { address: client.address };
    await recordAudit(
      trx,
      { ...ctx, actor },
      { action: 'sign-in', entity: 'session', entityId, label: name, after },
    );
  });
  return { token, expiresAt, user: sessionUserOf(user) };
}

function sessionUserOf(row: {
  id: number;
  username: string;
  role: SessionUser['role'];
  mustChangePassword: boolean;
}): SessionUser {
  const user = { id: row.id, username: row.username, role: row.role };
  return row.mustChangePassword ? { ...user, mustChangePassword: true } : user;
}

/** Whether a session found earlier has neither expired nor been idle for too long since. */
export const isSessionAlive = ({ expiresAt, lastUsedAt }: sessions.LiveSession, now: Date): boolean =>
  expiresAt > now && lastUsedAt > idleSince(now);

/**
 * The session behind a cookie's value, or undefined when it has ended. Notes that it was used. With `live` the
 * database is asked only after a change.
 */
export async function findSession(
  ctx: Pick<ServiceContext, 'db' | 'clock'> & { live?: LiveCredentials<sessions.LiveSession> },
  token: string,
): Promise<{ sessionId: number; actor: Actor; user: SessionUser } | undefined> {
  const now = ctx.clock.now();
  const tokenHash = hashSecret(token);
  const load = () => sessions.findLiveSession(ctx.db, tokenHash, now, idleSince(now));
  const key = tokenHash.toString('base64');
  const row = await (ctx.live?.find(key, now, load) ?? load());
  if (row === undefined) return undefined;
  if (now.getTime() - row.lastUsedAt.getTime() > SESSION_TOUCH_MS) {
    const noted = sessions.touchSessionRow(ctx.db, row.sessionId, now);
    if (ctx.live?.holds(key) !== true) await noted;
    else {
      // What is remembered knows it at once: nobody waits for the note, and one that is lost does no harm.
      row.lastUsedAt = now;
      void noted.catch(() => {});
    }
  }
  const { sessionId, userId, username, role, mustChangePassword } = row;
  return {
    sessionId,
    actor: { kind: 'user', userId, name: username, role, mustChangePassword },
    user: sessionUserOf({ id: userId, username, role, mustChangePassword }),
  };
}

/** Ends the session of this cookie; one that has already ended is fine. */
export async function signOut(ctx: Pick<ServiceContext, 'db'>, token: string): Promise<void> {
  await sessions.deleteSessionByHash(ctx.db, hashSecret(token));
}

/**
 * Sets one's own password and ends all one's other sessions. Throws FORBIDDEN for callers that are no person,
 * VALIDATION when the current password is wrong or the new one is the same, THROTTLED as signIn.
 */
export async function changeOwnPassword(
  ctx: ServiceContext,
  input: unknown,
  current: { sessionId?: number; address: string },
): Promise<void> {
  const { userId, kind } = ctx.actor;
  if (kind !== 'user' || userId === null)
    throw new AppError('FORBIDDEN', 'Only a signed-in person has a password.');
  const { currentPassword, newPassword } = parseInput(ChangePasswordInput, input);
  const row = await findUserRow(ctx.db, userId);
  if (row === undefined) throw notFound('This user');
  const keys = { user: `user:${row.usernameKey}`, address: `address:${current.address}` };
  await countSignIn(ctx, keys);
  if (!(await verifyPassword(row.passwordHash, currentPassword))) {
    throw invalid('The current password is not right.', [
      { path: 'currentPassword', message: 'The current password is not right.' },
    ]);
  }
  if (currentPassword === newPassword) {
    throw invalid('The new password is the old one.', [
      { path: 'newPassword', message: 'The new password is the old one.' },
    ]);
  }
  const passwordHash = await hashPassword(newPassword);
  await attempts.clearAttempts(ctx.db, keys.user);
  await attempts.forgiveAttempt(ctx.db, keys.address);
  await ctx.db.transaction().execute(async (trx) => {
    await updateUserRow(trx, userId, { passwordHash, mustChangePassword: false });
    await sessions.deleteSessionsOfUser(trx, userId, current.sessionId);
    const subject = { entity: 'user', entityId: userId, label: row.username } as const;
    await recordAudit(trx, ctx, { action: 'update', ...subject, after: { password: 'changed' } });
  });
}

/** One's own live sessions, or everybody's for an admin who asks for `all`; latest use first. */
export async function listSessions(
  ctx: ServiceContext,
  options: { all?: boolean; currentSessionId?: number },
): Promise<Session[]> {
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

/** Ends a session of one's own; an admin may end anybody's. NOT_FOUND when there is none to end. */
export async function revokeSession(ctx: ServiceContext, id: number): Promise<void> {
  const isAdmin = roleHas(ctx.actor.role, 'administer');
  const userId = isAdmin ? undefined : (ctx.actor.userId ?? 0);
  await inTransaction(ctx.db, async (trx) => {
    if (!(await sessions.deleteSessionRow(trx, id, userId))) throw notFound(`Session ${id}`);
    const subject = { entity: 'session', entityId: id, label: `session ${id}` } as const;
    await recordAudit(trx, ctx, { action: 'revoke', ...subject });
  });
}

/** Removes sessions and counters that have run out. */
export async function sweepSessions(ctx: Pick<ServiceContext, 'db' | 'clock'>): Promise<void> {
  const now = ctx.clock.now();
  await sessions.deleteDeadSessions(ctx.db, now, idleSince(now));
  await attempts.deleteOldAttempts(ctx.db, new Date(now.getTime() - LOGIN_WINDOW_MS));
}
