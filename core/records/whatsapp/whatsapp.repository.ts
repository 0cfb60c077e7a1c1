import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.js';
import type { WhatsAppRow } from './whatsapp.table.js';

/** Live rows with one of the numbers, oldest first. */
export function findWhatsAppRowsByNumbers(db: Db, numbers: string[]): Promise<WhatsAppRow[]> {
  return db
    .selectFrom('whatsappAccounts')
    .selectAll()
    .where('phoneNumber', '=', sql<string>`any(${numbers})`)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();
}
