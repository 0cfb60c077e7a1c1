import type { Generated, Selectable } from 'kysely';
import type { WhatsAppFields } from './whatsapp.schemas.js';

export interface WhatsAppTable extends WhatsAppFields {
  id: Generated<number>;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
}

export type WhatsAppRow = Selectable<WhatsAppTable>;
