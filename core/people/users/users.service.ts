import { requireRight, type ServiceContext } from '../../context.js';
import { conflict, notFound } from '../../errors.js';
import { THING_NAMES } from '../../errors.texts.model.js';
import { parseInput } from '../../parse-input.js';
import { recordAudit } from '../../platform/audit/audit.service.js';
import { changesOf } from '../../platform/audit/record-changes.js';
import { inTransaction } from '../../platform/db/in-transaction.js';
import { revokeTokensOfUser } from './api-tokens.service.js';
import type { PersonChange } from './left-behind.constants.js';
import { hashPassword } from './passwords.js';
import { generatePassword } from './secrets.js';
import { deleteSessionsOfUser } from './sessions.repository.js';
import * as users from './users.repository.js';
import {
  type CreatedUser,
  CreateUserInput,
  SetPasswordInput,
  type UpdatedUser,
  UpdateUserInput,
  type User,
  type UserStops,
} from './users.schemas.js';
import type { UserRow } from './users.table.js';
import { USERS_TEXTS } from './users.texts.model.js';

const toUser = (row: UserRow): User => ({
  id: row.id,
  username: row.username,
  role: row.role,
  disabled: row.disabledAt !== null,
  mustChangePassword: row.mustChangePassword,
  createdAt: row.createdAt.toISOString(),
});

const subject = (row: UserRow) => ({ entity: 'user', entityId: row.id, label: row.username }) as const;

/** What the audit log tells of a user. */
const auditedOf = (row: UserRow) => ({
  username: row.username,
  role: row.role,
  disabled: row.disabledAt !== null,
});

/** A user. Throws NOT_FOUND. */
export async function requireUser(db: ServiceContext['db'], id: number): Promise<UserRow> {
  const row = await users.findUserRow(db, id);
  if (row === undefined) throw notFound(THING_NAMES().user(id));
  return row;
}

/** All users in creation order. */
export async function listUsers(ctx: ServiceContext): Promise<User[]> {
  requireRight(ctx, 'administer');
  return (await users.listUserRows(ctx.db)).map(toUser);
}

/**
 * Adds a user. Without a password one is generated and returned this once. Unless the admin says otherwise the password
 * must be changed at the first sign-in.
 * CONFLICT when the name is taken (names differ by more than case).
 */
export async function createUser(ctx: ServiceContext, input: unknown): Promise<CreatedUser> {
  requireRight(ctx, 'administer');
  const { username, role, password, mustChangePassword = true } = parseInput(CreateUserInput, input);
  const generated = password === undefined ? generatePassword() : undefined;
  const passwordHash = await hashPassword(password ?? (generated as string));
  return await inTransaction(ctx.db, async (trx) => {
    const row = await users.insertUserRow(trx, { username, role, passwordHash, mustChangePassword });
    if (row === undefined) throw conflict(USERS_TEXTS().usernameTaken(username));
    await recordAudit(trx, ctx, { action: 'create', ...subject(row), after: { username, role } });
    return generated === undefined ? toUser(row) : { ...toUser(row), password: generated };
  });
}

type Db = ServiceContext['db'];

/** What acts for users by itself, such as schedules: other domains keep it (`core/telling/leaving`). */
export interface ActingForUsers {
  /** How much of a user's stops with a change that has not happened yet. */
  countStops(db: Db, user: UserRow, change: PersonChange, now: Date): Promise<UserStops>;
  /** Pauses what may no longer act, inside the caller's transaction. */
  pauseLeftBehind(trx: Db, ctx: ServiceContext, user: UserRow, change: PersonChange): Promise<void>;
}

/**
 * Changes role or disables. Both end the user's sessions at once; what the user may no longer stops as LEFT_BEHIND says.
 * CONFLICT when no enabled admin would be left.
 */
export async function updateUser(
  ctx: ServiceContext,
  id: number,
  input: unknown,
  { countStops, pauseLeftBehind }: ActingForUsers,
): Promise<UpdatedUser> {
  requireRight(ctx, 'administer');
  const { role, disabled } = parseInput(UpdateUserInput, input);
  return await ctx.db.transaction().execute(async (trx) => {
    const admins = await users.lockEnabledAdmins(trx);
    const before = await requireUser(trx, id);
    const losesAdmin = disabled === true || (role !== undefined && role !== 'admin');
    if (losesAdmin && admins.length === 1 && admins[0] === id) {
      throw conflict(USERS_TEXTS().lastAdmin(before.username));
    }
    const disabledAt = disabled === undefined ? before.disabledAt : disabled ? ctx.clock.now() : null;
    const change = disabled === true ? 'disabled' : { role: role ?? before.role };
    const stopped = await countStops(trx, before, change, ctx.clock.now());
    const row = await users.updateUserRow(trx, id, { role: role ?? before.role, disabledAt });
    await pauseLeftBehind(trx, ctx, before, change);
    if (disabled === true || (role !== undefined && role !== before.role))
      await deleteSessionsOfUser(trx, id);
    const changes = changesOf(auditedOf(before), auditedOf(row as UserRow));
    if (changes !== undefined)
      await recordAudit(trx, ctx, { action: 'update', ...subject(before), ...changes });
    const hasStopped = Object.values(stopped).some((count) => count > 0);
    return { ...toUser(row as UserRow), ...(hasStopped && { stopped }) };
  });
}

/**
 * Sets a user's password, or generates one. Unless the admin says otherwise it must be changed at the next sign-in. Ends
 * the user's sessions and, unless asked to keep them, API tokens.
 */
export async function setUserPassword(ctx: ServiceContext, id: number, input: unknown): Promise<CreatedUser> {
  requireRight(ctx, 'administer');
  const { password, mustChangePassword = true, keepTokens } = parseInput(SetPasswordInput, input);
  const generated = password === undefined ? generatePassword() : undefined;
  const passwordHash = await hashPassword(password ?? (generated as string));
  return await ctx.db.transaction().execute(async (trx) => {
    const row = await users.updateUserRow(trx, id, { passwordHash, mustChangePassword });
    if (row === undefined) throw notFound(THING_NAMES().user(id));
    await deleteSessionsOfUser(trx, id);
    if (keepTokens !== true) await revokeTokensOfUser(trx, ctx, id);
    await recordAudit(trx, ctx, { action: 'update', ...subject(row), after: { password: 'set' } });
    return generated === undefined ? toUser(row) : { ...toUser(row), password: generated };
  });
}

/**
 * Removes a user with sessions, tokens, feeds and shared links; what else the user leaves behind goes on or pauses as
 * LEFT_BEHIND says. CONFLICT for the last enabled admin.
 */
export async function deleteUser(
  ctx: ServiceContext,
  id: number,
  { pauseLeftBehind }: Pick<ActingForUsers, 'pauseLeftBehind'>,
): Promise<void> {
  requireRight(ctx, 'administer');
  await ctx.db.transaction().execute(async (trx) => {
    const admins = await users.lockEnabledAdmins(trx);
    const row = await requireUser(trx, id);
    if (admins.length === 1 && admins[0] === id) {
      throw conflict(USERS_TEXTS().lastAdmin(row.username));
    }
    await pauseLeftBehind(trx, ctx, row, 'deleted');
    await users.deleteUserRow(trx, id);
    await recordAudit(trx, ctx, { action: 'delete', ...subject(row), before: auditedOf(row) });
  });
}

/**
 * The first start makes the user `admin`, unless another user was made an admin before (a command may have added other
 * users by then). Returns the generated password, when no password was
 * configured, and undefined when there was nothing to do or nothing to tell.
 */
export async function createFirstAdmin(
  ctx: ServiceContext,
): Promise<{ generatedPassword?: string } | undefined> {
  if ((await users.listEnabledAdmins(ctx.db)).length > 0) return undefined;
  const configured = ctx.config.adminPassword;
  const generated = configured === undefined ? generatePassword() : undefined;
  const row = await users.insertUserRow(ctx.db, {
    username: 'admin',
    role: 'admin',
    passwordHash: await hashPassword(configured ?? (generated as string)),
    mustChangePassword: generated !== undefined,
  });
  return row === undefined ? undefined : { generatedPassword: generated };
}

/** Whether `admin` has not yet changed the password that was generated at the first start. */
export async function hasUnusedPassword(ctx: Pick<ServiceContext, 'db'>): Promise<boolean> {
  return await users.mustChangePassword(ctx.db, 'admin');
}
