import type { ServiceContext } from '../../context.js';
import type { Db } from '../../platform/db/database.js';
import { changeOfList, findListVersion, lockListRow } from './list-versions.repository.js';
import type { ListName } from './lists.constants.js';

/**
 * Says that a list has changed. The last statement of a transaction that writes to a list, but for the entry in the audit
 * log: it locks the list's row, so that writers wait for one another only from here to the commit.
 */
export async function markListChanged(
  trx: Db,
  ctx: Pick<ServiceContext, 'clock'>,
  list: ListName,
): Promise<void> {
  await listChange(ctx, list).execute(trx);
}

/** What `markListChanged` does, for a statement that does something else besides. */
export const listChange = ({ clock }: Pick<ServiceContext, 'clock'>, list: ListName) =>
  changeOfList(clock.now(), list);

/**
 * Holds off all other writers of the list until the transaction ends: for what reads before it writes many. From here on
 * it reads by index only: without statistics of a table that has just grown, the planner would read the whole of it for
 * every thousand keys.
 */
export async function lockList(trx: Db, list: ListName): Promise<void> {
  await lockListRow(trx, list);
}

/**
 * What names the present state of a list. Read it before the list: then a change in between costs one needless answer,
 * never a stale one. The time is part of it because a restored backup takes the counter back.
 */
export async function getListMark(ctx: Pick<ServiceContext, 'db'>, list: ListName): Promise<string> {
  const { version, changedAt } = await findListVersion(ctx.db, list);
  return `${list}-${version}-${changedAt.getTime().toString(36)}`;
}
