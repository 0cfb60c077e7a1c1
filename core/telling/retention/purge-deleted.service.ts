import { discardSentiment } from '../../analysis/sentiments/sentiments.service.js';
import type { ServiceContext } from '../../context.js';
import { restorableSince } from '../../platform/audit/undo.model.js';
import { deletedRecords, listDeletedSentiments, oldAssistantCalls } from './purge.repository.js';

/** Removes for good what was deleted more than RESTORE_DAYS ago, and notes of assistants' calls as old. Returns how much it was. */
export async function purgeDeleted({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>): Promise<number> {
  const before = restorableSince(clock.now());
  let count = 0;
  for (const kind of [...deletedRecords, oldAssistantCalls]) count += await kind.removeAll(db, before);
  const sentiments = await listDeletedSentiments(db, before);
  for (const id of sentiments) await discardSentiment({ db }, id);
  return count + sentiments.length;
}
