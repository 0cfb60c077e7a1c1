import { type Actor, requireRight, type ServiceContext } from '../../context.js';
import { AppError, conflict, notFound } from '../../errors.js';
import { THING_NAMES } from '../../errors.texts.model.js';
import { parseInput } from '../../parse-input.js';
import { recordAudit } from '../../platform/audit/audit.service.js';
import { inTransaction } from '../../platform/db/in-transaction.js';
import * as tokens from './api-tokens.repository.js';
import type { CredentialCache } from './credential-cache.js';
import { createSecret, hashSecret } from './secrets.js';
import { SESSION_TOUCH_MS, weakerRole } from './users.constants.js';
import { findUserRowByName, listEnabledAdmins } from './users.repository.js';
import { type ApiToken, CreateApiTokenInput, type CreatedApiToken } from './users.schemas.js';
import { USERS_TEXTS } from './users.texts.model.js';

const PREFIX = 'smops_';
const DAY_MS = 24 * 60 * 60 * 1000;
const DEFAULT_DAYS = 365;

/** All tokens that are not revoked, oldest first. Never the tokens themselves. */
export async function listApiTokens(ctx: ServiceContext): Promise<ApiToken[]> {
  requireRight(ctx, 'administer');
  const rows = await tokens.listApiTokenRows(ctx.db);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    username: row.username,
    role: row.role,
    isPersonal: row.isPersonal,
    assistant: row.assistant,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }));
}

async function findOwner(ctx: ServiceContext): Promise<number | undefined> {
  const admins = await listEnabledAdmins(ctx.db);
  const named = await findUserRowByName(ctx.db, 'admin');
  return admins.find((id) => id === named?.id) ?? admins[0];
}

/**
 * When a new token ends: after `days`, never for null, after 365 days when left out. A token makes none that outlives
 * itself: left out, the new one ends no later; asked for more, it is FORBIDDEN.
 */
function endOf({ actor, clock }: ServiceContext, days: number | null | undefined): Date | null {
  const after = (count: number) => new Date(clock.now().getTime() + count * DAY_MS);
  const wanted = days === null ? null : after(days ?? DEFAULT_DAYS);
  const last = actor.kind === 'token' ? (actor.expiresAt ?? null) : null;
  if (last === null || (wanted !== null && wanted <= last)) return wanted;
  if (days === undefined) return last;
  throw new AppError('FORBIDDEN', USERS_TEXTS().tokenTooLong(last.toISOString()));
}

/**
 * Makes a token that belongs to the calling admin (or to `admin`, else the first admin, when the data folder's owner calls),
 * or is the own one of the user `personalOf`. It is returned this once and stored hashed. Throws FORBIDDEN when a token asks
 * for one that ends later than itself, NOT_FOUND for an unknown user.
 */
export async function createApiToken(ctx: ServiceContext, input: unknown): Promise<CreatedApiToken> {
  requireRight(ctx, 'administer');
  const { name, role, expiresInDays, personalOf, assistant = 'off' } = parseInput(CreateApiTokenInput, input);
  const owner = personalOf === undefined ? undefined : await findUserRowByName(ctx.db, personalOf);
  if (personalOf !== undefined && owner === undefined) throw notFound(THING_NAMES().thisUser);
  const userId = owner?.id ?? ctx.actor.userId ?? (await findOwner(ctx));
  if (userId === undefined) {
    throw conflict(USERS_TEXTS().noAdminForToken);
  }
  const now = ctx.clock.now();
  const token = PREFIX + createSecret();
  const row = {
    name,
    prefix: token.slice(0, PREFIX.length + 4),
    role: weakerRole(role ?? owner?.role ?? ctx.actor.role, owner?.role ?? ctx.actor.role),
    isPersonal: owner !== undefined,
    assistant,
    createdAt: now,
    expiresAt: endOf(ctx, expiresInDays),
  };
  const id = await inTransaction(ctx.db, async (trx) => {
    const created = await tokens.insertApiTokenRow(trx, {
      ...row,
      tokenHash: hashSecret(token),
      userId,
      revokedAt: null,
      lastUsedAt: null,
    });
    const { prefix, expiresAt, isPersonal } = row;
    const after = {
      prefix,
      role: row.role,
      expiresAt,
      ...(isPersonal && { personalOf: owner?.username }),
      ...(assistant !== 'off' && { assistant }),
    };
    await recordAudit(trx, ctx, { action: 'create', entity: 'token', entityId: created, label: name, after });
    return created;
  });
  return {
    ...row,
    id,
    username: owner?.username ?? (ctx.actor.kind === 'user' ? ctx.actor.name : 'admin'),
    createdAt: now.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastUsedAt: null,
    token,
  };
}

/** How many tokens of a user work while the user does. */
export const countTokensOf = tokens.countApiTokenRows;

/** Revokes all tokens of a user inside the caller's transaction, each with a line in the audit. */
export async function revokeTokensOfUser(
  trx: ServiceContext['db'],
  ctx: ServiceContext,
  userId: number,
): Promise<void> {
  for (const { id, name } of await tokens.revokeApiTokensOfUser(trx, userId, ctx.clock.now())) {
    await recordAudit(trx, ctx, { action: 'revoke', entity: 'token', entityId: id, label: name });
  }
}

/** Revokes a token at once. NOT_FOUND when there is none, or it is revoked already. */
export async function revokeApiToken(ctx: ServiceContext, id: number): Promise<void> {
  requireRight(ctx, 'administer');
  await inTransaction(ctx.db, async (trx) => {
    const label = await tokens.revokeApiTokenRow(trx, id, ctx.clock.now());
    if (label === undefined) throw notFound(THING_NAMES().token(id));
    await recordAudit(trx, ctx, { action: 'revoke', entity: 'token', entityId: id, label });
  });
}

export type ApiTokenCache = CredentialCache<tokens.LiveApiToken>;

/** Whether a token found earlier has not expired since. */
export const isApiTokenAlive = ({ expiresAt }: tokens.LiveApiToken, now: Date): boolean =>
  expiresAt === null || expiresAt > now;

/**
 * Who a bearer token speaks for, with the weaker of its role and its owner's; undefined when it is not valid. Notes that
 * it was used. With `cache` the database is asked only after a change.
 */
export async function findApiToken(
  ctx: Pick<ServiceContext, 'db' | 'clock'> & { cache?: ApiTokenCache },
  token: string,
): Promise<Actor | undefined> {
  if (!token.startsWith(PREFIX)) return undefined;
  const now = ctx.clock.now();
  const tokenHash = hashSecret(token);
  const load = () => tokens.findLiveApiToken(ctx.db, tokenHash, now);
  const key = tokenHash.toString('base64');
  const row = await (ctx.cache?.find(key, now, load) ?? load());
  if (row === undefined) return undefined;
  if (row.lastUsedAt === null || now.getTime() - row.lastUsedAt.getTime() > SESSION_TOUCH_MS) {
    const noted = tokens.touchApiTokenRow(ctx.db, row.id, now);
    if (ctx.cache?.has(key) !== true) await noted;
    else {
      // As for sessions: there is no waiting for the note, and one that is lost does no harm.
      row.lastUsedAt = now;
      void noted.catch(() => {});
    }
  }
  return {
    kind: 'token',
    tokenId: row.id,
    userId: row.userId,
    name: `token:${row.name}`,
    role: weakerRole(row.role, row.ownerRole),
    expiresAt: row.expiresAt,
    ...(row.isPersonal && { personalOf: row.ownerName }),
    ...(row.assistant !== 'off' && { assistant: row.assistant }),
  };
}
