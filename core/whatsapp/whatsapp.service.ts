import { recordAudit } from '../audit/audit.service.js';
import { requireRight, type ServiceContext } from '../context.js';
import { inTransaction } from '../db/in-transaction.js';
import { notFound } from '../errors.js';
import { markListChanged } from '../lists/list-versions.service.js';
import type { ListQuery } from '../lists/lists.schemas.js';
import { changesOf, requireVersion, restorableSince } from '../lists/record-changes.js';
import { parseInput } from '../parse-input.js';
import * as whatsapp from './whatsapp.repository.js';
import { type WhatsAppAccount, WhatsAppInput } from './whatsapp.schemas.js';
import type { WhatsAppRow } from './whatsapp.table.js';
import { fieldsOf, toWhatsAppAccount } from './whatsapp-rows.js';

const absent = (id: number) => notFound(`WhatsApp account ${id}`);

/** All accounts in creation order, or one keyset page of them. */
export async function listWhatsAppAccounts(
  ctx: ServiceContext,
  query: ListQuery = {},
): Promise<WhatsAppAccount[]> {
  requireRight(ctx, 'lists');
  return (await whatsapp.listWhatsAppRows(ctx.db, query)).map(toWhatsAppAccount);
}

/** NOT_FOUND when there is none, or it is deleted. */
export async function getWhatsAppAccount(ctx: ServiceContext, id: number): Promise<WhatsAppAccount> {
  requireRight(ctx, 'lists');
  const row = await whatsapp.findWhatsAppRow(ctx.db, id);
  if (row === undefined) throw absent(id);
  return toWhatsAppAccount(row);
}

/** Adds an account. Two may have the same number: it may be in several groups. */
export async function createWhatsAppAccount(ctx: ServiceContext, input: unknown): Promise<WhatsAppAccount> {
  requireRight(ctx, 'lists');
  const fields = parseInput(WhatsAppInput, input);
  const now = ctx.clock.now();
  return await inTransaction(ctx.db, async (trx) => {
    const row = await whatsapp.insertWhatsAppRow(trx, {
      ...fields,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    });
    await recordAudit(trx, ctx, { action: 'create', ...subject(row), after: fields });
    await markListChanged(trx, ctx, 'whatsapps');
    return toWhatsAppAccount(row);
  });
}

/**
 * Replaces an account's fields. `seenVersion` is the version the caller's change is based on: PRECONDITION_FAILED when
 * someone else was faster. Without it the change is made on top of whatever is there.
 */
export async function updateWhatsAppAccount(
  ctx: ServiceContext,
  id: number,
  input: unknown,
  seenVersion?: number,
): Promise<WhatsAppAccount> {
  requireRight(ctx, 'lists');
  const fields = parseInput(WhatsAppInput, input);
  return await inTransaction(ctx.db, async (trx) => {
    const before = await whatsapp.lockWhatsAppRow(trx, id);
    if (before === undefined || before.deletedAt !== null) throw absent(id);
    requireVersion(before.version, seenVersion, `The WhatsApp account ${before.whatsappName}`);
    const changes = changesOf(fieldsOf(before), fields);
    if (changes === undefined) return toWhatsAppAccount(before);
    const row = await whatsapp.updateWhatsAppRow(trx, id, {
      ...fields,
      version: before.version + 1,
      updatedAt: ctx.clock.now(),
    });
    await recordAudit(trx, ctx, { action: 'update', ...subject(row), ...changes });
    await markListChanged(trx, ctx, 'whatsapps');
    return toWhatsAppAccount(row);
  });
}

/** Deletes an account. For RESTORE_DAYS it can be taken back with `restoreWhatsAppAccount`. */
export async function deleteWhatsAppAccount(
  ctx: ServiceContext,
  id: number,
  seenVersion?: number,
): Promise<void> {
  requireRight(ctx, 'lists');
  await inTransaction(ctx.db, async (trx) => {
    const before = await whatsapp.lockWhatsAppRow(trx, id);
    if (before === undefined || before.deletedAt !== null) throw absent(id);
    requireVersion(before.version, seenVersion, `The WhatsApp account ${before.whatsappName}`);
    const at = ctx.clock.now();
    await whatsapp.updateWhatsAppRow(trx, id, { deletedAt: at, version: before.version + 1 });
    await recordAudit(trx, ctx, { action: 'delete', ...subject(before), before: fieldsOf(before), at });
    await markListChanged(trx, ctx, 'whatsapps');
  });
}

/**
 * Takes back a delete; of an account that is there it changes nothing. NOT_FOUND when there is none, or it was deleted
 * more than RESTORE_DAYS ago.
 */
export async function restoreWhatsAppAccount(ctx: ServiceContext, id: number): Promise<WhatsAppAccount> {
  requireRight(ctx, 'lists');
  return await inTransaction(ctx.db, async (trx) => {
    const before = await whatsapp.lockWhatsAppRow(trx, id);
    if (before === undefined) throw absent(id);
    if (before.deletedAt === null) return toWhatsAppAccount(before);
    if (before.deletedAt < restorableSince(ctx.clock.now())) throw absent(id);
    const row = await whatsapp.updateWhatsAppRow(trx, id, { deletedAt: null, version: before.version + 1 });
    await recordAudit(trx, ctx, { action: 'restore', ...subject(row), after: fieldsOf(row) });
    await markListChanged(trx, ctx, 'whatsapps');
    return toWhatsAppAccount(row);
  });
}

/** Removes for good what was deleted more than RESTORE_DAYS ago. How many. */
export async function purgeDeletedWhatsAppAccounts(
  ctx: Pick<ServiceContext, 'db' | 'clock'>,
): Promise<number> {
  return await whatsapp.purgeWhatsAppRows(ctx.db, restorableSince(ctx.clock.now()));
}

const subject = (row: WhatsAppRow) =>
  ({ entity: 'whatsapp', entityId: row.id, label: `${row.whatsappName} (${row.phoneNumber})` }) as const;
