import type { ServiceContext } from '../../context.js';
import { AppError } from '../../errors.js';
import { recordAudit } from '../../platform/audit/audit.service.js';
import { inTransaction } from '../../platform/db/in-transaction.js';
import type { DestinationRow } from './deliveries.table.js';
import { DELIVERIES_TEXTS } from './deliveries.texts.model.js';
import { addressOfToken } from './delivery-secrets.js';
import { findDestination, insertLeaver } from './destinations.repository.js';

/** Whose link it is. Throws NOT_FOUND, the same for every link that is none. */
async function recipientOf(
  { db, config }: ServiceContext,
  token: string,
): Promise<{ destination: DestinationRow; address: string }> {
  const { secret } = config.deliveries;
  const [, id] = /^(\d{1,15})\./.exec(token) ?? [];
  const destination =
    secret === undefined || id === undefined ? undefined : await findDestination(db, Number(id));
  const addresses = destination?.settings.addresses ?? [];
  const address = destination && addressOfToken(secret ?? '', token, { id: destination.id, addresses });
  if (destination === undefined || address === undefined)
    throw new AppError('NOT_FOUND', DELIVERIES_TEXTS().noRecipient);
  return { destination, address };
}

/** What a leaving link leads to: the name of the list. For callers without an account. Throws NOT_FOUND. */
export async function findLeaving(ctx: ServiceContext, token: string): Promise<{ destination: string }> {
  const { destination } = await recipientOf(ctx, token);
  return { destination: destination.name };
}

/** Takes the owner of the link off the list; again does no harm. For callers without an account. Throws NOT_FOUND. */
export async function leaveDestination(ctx: ServiceContext, token: string): Promise<{ destination: string }> {
  const { destination, address } = await recipientOf(ctx, token);
  await inTransaction(ctx.db, async (trx) => {
    if (!(await insertLeaver(trx, destination.id, address, ctx.clock.now()))) return;
    await recordAudit(trx, ctx, {
      action: 'update',
      entity: 'destination',
      entityId: destination.id,
      label: destination.name,
      after: { left: address },
    });
  });
  return { destination: destination.name };
}
