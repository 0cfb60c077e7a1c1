import type { ServiceContext } from '../../context.js';
import { parseInput } from '../../parse-input.js';
import type { Db } from '../../platform/db/database.js';
import { insertDelivery, skipWaiting } from './deliveries.repository.js';
import { DeliveryContent } from './deliveries.schemas.js';
import { requireDestination } from './destinations.service.js';

/**
 * Queues something for a destination, to be sent by the next server that looks. What is queued twice under one key is one:
 * undefined when the key was there already, else the delivery's id. Throws NOT_FOUND for a destination that is gone.
 */
export async function queueDelivery(
  db: Db,
  { clock, actor }: Pick<ServiceContext, 'clock' | 'actor'>,
  delivery: { key: string; destinationId: number; content: DeliveryContent },
): Promise<number | undefined> {
  const destination = await requireDestination(db, delivery.destinationId);
  const content = JSON.stringify(parseInput(DeliveryContent, delivery.content));
  return await insertDelivery(db, destination, {
    key: delivery.key,
    content,
    at: clock.now(),
    byName: actor.name,
  });
}

/** After a restore: what waited when the backup was made may have been sent since, so it waits for a person. Returns how many. */
export const holdDeliveries = (trx: Db): Promise<number> => skipWaiting(trx, 'restored');
