import type { Generated, Selectable } from 'kysely';
import type { WhatsAppFields } from './whatsapp.schemas.js';

export interface WhatsAppTable extends WhatsAppFields {
  id: Generated<number>;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
}

export interface WhatsAppTables {
  whatsappAccounts: WhatsAppTable;
}

export type WhatsAppRow = Selectable<WhatsAppTable>;
