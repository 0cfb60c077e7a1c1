import { editedOf, recordOf } from '../lists/fields.model.js';
import { WHATSAPP_FIELDS } from './whatsapp.fields.js';
import type { WhatsAppRow } from './whatsapp.table.js';

/** The fields that people edit. */
export const fieldsOf = (row: WhatsAppRow) => editedOf(WHATSAPP_FIELDS, row);

export const toWhatsAppAccount = (row: WhatsAppRow) => recordOf(WHATSAPP_FIELDS, row);
