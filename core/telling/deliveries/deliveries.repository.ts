import { type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/database.js';
import { NO_LEASE, secondsFromNow } from '../../platform/db/lease.js';
import type { DestinationKind } from '../connections/destination-kinds.constants.js';
import type { DeliveryRow, DeliveryTable, DestinationRow } from './deliveries.table.js';
import type { ReasonCode } from './delivery-failure.js';

/** One attempt that its owner holds until the lease ends. `attempts` is the fencing token: each claim raises it. */
export type Held = Pick<DeliveryRow, 'id' | 'attempts'> & { leaseOwner: string };

/** Whether it was new; under a key that is there already nothing is stored. */
export async function insertDelivery(
  db: Db,
  destination: DestinationRow,
  row: { key: string; content: string; at: Date; byName: string },
): Promise<number | undefined> {
  const stored = await db
    .insertInto('deliveries')
    .values({
      key: row.key,
      destinationId: destination.id,
      destinationName: destination.name,
      destinationKind: destination.kind,
      content: row.content,
      status: 'waiting',
      nextAt: row.at,
      queuedAt: row.at,
      queuedByName: row.byName,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored?.id;
}

/**
 * Claims up to `limit` deliveries that are due, or whose holder has let the lease run out; with `id` this one alone, with `kind` those to
 * destinations of that kind. What was never tried
 * is due: the server that queued it may have another clock. Leases run by the database's.
 */
export async function claimDeliveries(
  db: Db,
  claim: {
    now: Date;
    owner: string;
    limit: number;
    leaseSeconds: number;
    id?: number;
    kind?: DestinationKind;
  },
): Promise<DeliveryRow[]> {
  const isAsked = claim.id === undefined ? sql<SqlBool>`true` : sql<SqlBool>`id = ${claim.id}`;
  const isOfKind =
    claim.kind === undefined ? sql<SqlBool>`true` : sql<SqlBool>`destination_kind = ${claim.kind}`;
  const { rows } = await sql<DeliveryRow>`
    with picked as (
      select id from deliveries
      where ${isAsked} and ${isOfKind} and ((status = 'waiting' and (attempts = 0 or next_at <= ${claim.now}))
        or (status = 'sending' and lease_until < clock_timestamp()))
      order by next_at, id limit ${claim.limit} for update skip locked
    )
    update deliveries d
    set status = 'sending', lease_owner = ${claim.owner}, attempts = d.attempts + 1,
        lease_until = ${secondsFromNow(claim.leaseSeconds)}
    from picked where d.id = picked.id
    returning d.*`.execute(db);
  return rows;
}

const whereHeld = (db: Db, { id, attempts, leaseOwner }: Held) =>
  db
    .updateTable('deliveries')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('leaseOwner', '=', leaseOwner)
    .where('status', '=', 'sending');

/**
 * Notes that it leaves now, under this title unless an earlier attempt gave it one. Returns the title; undefined when
 * another holds the delivery, and nothing may be sent.
 */
export async function markHandingOver(
  db: Db,
  held: Held,
  title: string,
  leaseSeconds: number,
): Promise<string | undefined> {
  const row = await whereHeld(db, held)
    .set({
      handingOver: true,
      title: sql<string>`coalesce(title, ${title})`,
      leaseUntil: secondsFromNow(leaseSeconds),
    })
    .returning('title')
    .executeTakeFirst();
  return row?.title ?? undefined;
}

/** Notes which addresses have their mail. False when another holds the delivery. */
export async function noteDoneAddresses(
  db: Db,
  held: Held,
  addresses: readonly string[],
  leaseSeconds: number,
): Promise<boolean> {
  const row = await whereHeld(db, held)
    .set({
      doneAddresses: JSON.stringify(addresses),
      leaseUntil: secondsFromNow(leaseSeconds),
    })
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** How an attempt ended. What another holds by now stays as it is. */
export async function endAttempt(
  db: Db,
  held: Held,
  end: Pick<
    Updateable<DeliveryTable>,
    'status' | 'nextAt' | 'giveUpAt' | 'reasonCode' | 'reasonDetail' | 'sentAt'
  >,
): Promise<void> {
  await whereHeld(db, held)
    .set({ ...end, handingOver: false, ...NO_LEASE })
    .execute();
}

/** Makes a delivery due again, as if it had just been queued; undefined when it is being sent, was sent, or has no destination. */
export async function renewDelivery(trx: Db, id: number, now: Date): Promise<DeliveryRow | undefined> {
  return await trx
    .updateTable('deliveries')
    .set({ status: 'waiting', nextAt: now, giveUpAt: null, handingOver: false })
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'failed', 'skipped'])
    .where('destinationId', 'is not', null)
    .returningAll()
    .executeTakeFirst();
}

/** What was to be sent is not, for this reason: all of it, or what was for one destination. Returns how many it was. */
export async function skipWaiting(trx: Db, reasonCode: ReasonCode, destinationId?: number): Promise<number> {
  let skipped = trx
    .updateTable('deliveries')
    .set({ status: 'skipped', reasonCode, reasonDetail: null, ...NO_LEASE })
    .where('status', 'in', ['waiting', 'sending']);
  if (destinationId !== undefined) skipped = skipped.where('destinationId', '=', destinationId);
  return Number((await skipped.executeTakeFirst()).numUpdatedRows);
}

export const findDelivery = (db: Db, id: number): Promise<DeliveryRow | undefined> =>
  db.selectFrom('deliveries').selectAll().where('id', '=', id).executeTakeFirst();

/** Newest first. */
export async function listDeliveryRows(
  db: Db,
  query: {
    before?: number | undefined;
    destination?: number | undefined;
    status?: DeliveryRow['status'] | undefined;
    limit: number;
  },
): Promise<DeliveryRow[]> {
  let rows = db.selectFrom('deliveries').selectAll().orderBy('id', 'desc').limit(query.limit);
  if (query.before !== undefined) rows = rows.where('id', '<', query.before);
  if (query.destination !== undefined) rows = rows.where('destinationId', '=', query.destination);
  if (query.status !== undefined) rows = rows.where('status', '=', query.status);
  return await rows.execute();
}
