import type { ServiceContext } from '../context.js';
import { deletedRecords, deletedRuns } from './purge.repository.js';
import { restorableSince } from './undo.model.js';

/** Removes for good what was deleted more than RESTORE_DAYS ago. Returns the number of records and runs. */
export async function purgeDeleted({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>): Promise<number> {
  const before = restorableSince(clock.now());
  let count = 0;
  for (const kind of [...deletedRecords, deletedRuns]) count += await kind.removeAll(db, before);
  return count;
}
