import { purgeDeletedAccounts } from '../accounts/accounts.service.js';
import type { ServiceContext } from '../context.js';
import { purgeDeletedTasks } from '../tasks/tasks.service.js';
import { purgeDeletedWhatsAppAccounts } from '../whatsapp/whatsapp.service.js';

/** Removes for good, from all three lists, what was deleted more than RESTORE_DAYS ago. How many records. */
export async function purgeDeleted(ctx: Pick<ServiceContext, 'db' | 'clock'>): Promise<number> {
  let count = 0;
  for (const purge of [purgeDeletedAccounts, purgeDeletedTasks, purgeDeletedWhatsAppAccounts]) {
    count += await purge(ctx);
  }
  return count;
}
