import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/database.js';
import type { WhatsAppRow } from './whatsapp.table.js';

/** Live rows with one of the numbers, oldest first. */
export function findWhatsAppRowsByNumbers(db: Kysely<Database>, numbers: string[]): Promise<WhatsAppRow[]> {
  return db
    .selectFrom('whatsappAccounts')
    .selectAll()
    .where('phoneNumber', '=', sql<string>`any(${numbers})`)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();
}
