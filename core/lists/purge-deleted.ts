import type { ServiceContext } from '../context.js';
import { LISTS } from './lists.constants.js';
import { restorableSince } from './record-changes.js';
import { purgeRecordRows } from './records.repository.js';

/** Removes for good, from all lists, what was deleted more than RESTORE_DAYS ago. Returns the number of records. */
export async function purgeDeleted({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>): Promise<number> {
  let count = 0;
  for (const list of LISTS) count += await purgeRecordRows(db, list, restorableSince(clock.now()));
  return count;
}
