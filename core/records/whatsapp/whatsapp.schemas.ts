import { z } from 'zod';
import { fieldText, LISTS_TEXTS } from '../../platform/texts/lists.texts.model.js';
import type { EditedOf, InputOf } from '../lists/fields.model.js';
import { inputSchema, recordSchema, requiredText } from '../lists/list-fields.schemas.js';
import { recordIds } from '../lists/lists.schemas.js';
import { toE164 } from './phone-number.model.js';
import { WHATSAPP_STATUSES } from './whatsapp.constants.js';
import { WHATSAPP_FIELDS } from './whatsapp.fields.js';

export const WhatsAppAccount = recordSchema(WHATSAPP_FIELDS).meta({ id: 'WhatsAppAccount' });
export type WhatsAppAccount = z.infer<typeof WhatsAppAccount>;

const { label, max, example } = WHATSAPP_FIELDS.phoneNumber;
const phoneNumber = requiredText(label, max)
  .transform((value, context) => {
    if (value.trim() === '') return value;
    const number = toE164(value);
    if (number !== undefined) return number;
    context.addIssue({
      code: 'custom',
      message: LISTS_TEXTS().phone,
    });
    return z.NEVER;
  })
  .meta({ description: 'Malaysian without a country code; kept as E.164', example });

/** What a create or an update takes: the whole entry. A status left out is Active. */
export const WhatsAppInput = inputSchema(WHATSAPP_FIELDS, { phoneNumber }).meta({ id: 'WhatsAppInput' });
/** What callers send. */
export type WhatsAppInput = InputOf<typeof WHATSAPP_FIELDS>;
/** The same, checked, complete and with an E.164 number. */
export type WhatsAppFields = EditedOf<typeof WHATSAPP_FIELDS>;

/** A status for many accounts. */
export const SetWhatsAppStatusesInput = z
  .strictObject({
    ids: recordIds,
    status: z.enum(WHATSAPP_STATUSES, {
      error: () => LISTS_TEXTS().oneOf(fieldText('Status'), WHATSAPP_STATUSES.join(', ')),
    }),
  })
  .meta({ id: 'SetWhatsAppStatusesInput' });
export type SetWhatsAppStatusesInput = z.infer<typeof SetWhatsAppStatusesInput>;
