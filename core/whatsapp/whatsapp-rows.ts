import type { WhatsAppAccount, WhatsAppFields } from './whatsapp.schemas.js';
import type { WhatsAppRow } from './whatsapp.table.js';

/** The fields that people edit. */
export const fieldsOf = (row: WhatsAppRow): WhatsAppFields => ({
  phoneNumber: row.phoneNumber,
  whatsappName: row.whatsappName,
  state: row.state,
  groupName: row.groupName,
  status: row.status,
});

export const toWhatsAppAccount = (row: WhatsAppRow): WhatsAppAccount => ({
  id: row.id,
  ...fieldsOf(row),
  version: row.version,
});
