import { recordAudit } from '../audit/audit.service.js';
import { requireRight, type ServiceContext } from '../context.js';
import { inTransaction } from '../db/in-transaction.js';
import { notFound } from '../errors.js';
import { markListChanged } from '../lists/list-versions.service.js';
import type { ListQuery } from '../lists/lists.schemas.js';
import { changesOf, requireVersion, restorableSince } from '../lists/record-changes.js';
import { parseInput } from '../parse-input.js';
import { emailKeyOf, fieldsOf, toAccount } from './account-rows.js';
import * as accounts from './accounts.repository.js';
import { type Account, AccountInput } from './accounts.schemas.js';
import type { AccountRow } from './accounts.table.js';

const absent = (id: number) => notFound(`Account ${id}`);

/** All accounts in creation order, or one keyset page of them. */
export async function listAccounts(ctx: ServiceContext, query: ListQuery = {}): Promise<Account[]> {
  requireRight(ctx, 'lists');
  return (await accounts.listAccountRows(ctx.db, query)).map(toAccount);
}

/** NOT_FOUND when there is none, or it is deleted. */
export async function getAccount(ctx: ServiceContext, id: number): Promise<Account> {
  requireRight(ctx, 'lists');
  const row = await accounts.findAccountRow(ctx.db, id);
  if (row === undefined) throw absent(id);
  return toAccount(row);
}

/** Adds an account. Two accounts may have the same email address. */
export async function createAccount(ctx: ServiceContext, input: unknown): Promise<Account> {
  requireRight(ctx, 'lists');
  const fields = parseInput(AccountInput, input);
  const now = ctx.clock.now();
  return await inTransaction(ctx.db, async (trx) => {
    const row = await accounts.insertAccountRow(trx, {
      ...fields,
      emailKey: emailKeyOf(fields.emailAddress),
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    });
    await recordAudit(trx, ctx, { action: 'create', ...subject(row), after: fields });
    await markListChanged(trx, ctx, 'accounts');
    return toAccount(row);
  });
}

/**
 * Replaces an account's fields. `seenVersion` is the version the caller's change is based on: PRECONDITION_FAILED when
 * someone else was faster. Without it the change is made on top of whatever is there.
 */
export async function updateAccount(
  ctx: ServiceContext,
  id: number,
  input: unknown,
  seenVersion?: number,
): Promise<Account> {
  requireRight(ctx, 'lists');
  const fields = parseInput(AccountInput, input);
  return await inTransaction(ctx.db, async (trx) => {
    const before = await accounts.lockAccountRow(trx, id);
    if (before === undefined || before.deletedAt !== null) throw absent(id);
    requireVersion(before.version, seenVersion, `The account of ${before.emailAddress}`);
    const changes = changesOf(fieldsOf(before), fields);
    if (changes === undefined) return toAccount(before);
    const row = await accounts.updateAccountRow(trx, id, {
      ...fields,
      emailKey: emailKeyOf(fields.emailAddress),
      version: before.version + 1,
      updatedAt: ctx.clock.now(),
    });
    await recordAudit(trx, ctx, { action: 'update', ...subject(row), ...changes });
    await markListChanged(trx, ctx, 'accounts');
    return toAccount(row);
  });
}

/** Deletes an account. For RESTORE_DAYS it can be taken back with `restoreAccount`. */
export async function deleteAccount(ctx: ServiceContext, id: number, seenVersion?: number): Promise<void> {
  requireRight(ctx, 'lists');
  await inTransaction(ctx.db, async (trx) => {
    const before = await accounts.lockAccountRow(trx, id);
    if (before === undefined || before.deletedAt !== null) throw absent(id);
    requireVersion(before.version, seenVersion, `The account of ${before.emailAddress}`);
    const at = ctx.clock.now();
    await accounts.updateAccountRow(trx, id, { deletedAt: at, version: before.version + 1 });
    await recordAudit(trx, ctx, { action: 'delete', ...subject(before), before: fieldsOf(before), at });
    await markListChanged(trx, ctx, 'accounts');
  });
}

/**
 * Takes back a delete; of an account that is there it changes nothing. NOT_FOUND when there is none, or it was deleted
 * more than RESTORE_DAYS ago.
 */
export async function restoreAccount(ctx: ServiceContext, id: number): Promise<Account> {
  requireRight(ctx, 'lists');
  return await inTransaction(ctx.db, async (trx) => {
    const before = await accounts.lockAccountRow(trx, id);
    if (before === undefined) throw absent(id);
    if (before.deletedAt === null) return toAccount(before);
    if (before.deletedAt < restorableSince(ctx.clock.now())) throw absent(id);
    const row = await accounts.updateAccountRow(trx, id, { deletedAt: null, version: before.version + 1 });
    await recordAudit(trx, ctx, { action: 'restore', ...subject(row), after: fieldsOf(row) });
    await markListChanged(trx, ctx, 'accounts');
    return toAccount(row);
  });
}

/** Removes for good what was deleted more than RESTORE_DAYS ago. How many. */
export async function purgeDeletedAccounts(ctx: Pick<ServiceContext, 'db' | 'clock'>): Promise<number> {
  return await accounts.purgeAccountRows(ctx.db, restorableSince(ctx.clock.now()));
}

const subject = (row: AccountRow) =>
  ({ entity: 'account', entityId: row.id, label: row.emailAddress }) as const;
