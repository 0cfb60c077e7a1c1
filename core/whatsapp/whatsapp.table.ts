import type { Generated, Insertable, Selectable, Updateable } from 'kysely';
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
export type NewWhatsAppRow = Insertable<WhatsAppTable>;
export type WhatsAppRowUpdate = Updateable<WhatsAppTable>;
