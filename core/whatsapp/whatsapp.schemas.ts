import { z } from 'zod';
import { recordVersion, requiredText } from '../lists/list-fields.schemas.js';
import { GROUP_NAME_MAX, NAME_MAX } from '../lists/lists.constants.js';
import { toE164 } from './phone-number.model.js';
import { PHONE_MAX, STATES, WHATSAPP_STATUSES } from './whatsapp.constants.js';

const state = z.enum(STATES).meta({ id: 'State', example: 'Selangor' });
const status = z.enum(WHATSAPP_STATUSES).meta({ id: 'WhatsAppStatus', example: 'Active' });

/** One WhatsApp number and the group it is in. */
export const WhatsAppAccount = z
  .object({
    id: z.number().int(),
    phoneNumber: z.string().meta({ description: 'E.164', example: '+60123456789' }),
    whatsappName: z.string().meta({ example: 'Kedai Kopi 茶' }),
    state,
    groupName: z.string().meta({ example: 'Selangor 01' }),
    status,
    version: recordVersion,
  })
  .meta({ id: 'WhatsAppAccount' });
export type WhatsAppAccount = z.infer<typeof WhatsAppAccount>;

const phoneNumber = requiredText('Phone number', PHONE_MAX)
  .transform((value, context) => {
    if (value.trim() === '') return value;
    const number = toE164(value);
    if (number !== undefined) return number;
    context.addIssue({
      code: 'custom',
      message: 'Phone number is not valid. Write it like +60123456789 or 012-345 6789.',
    });
    return z.NEVER;
  })
  .meta({ description: 'Malaysian without a country code; kept as E.164', example: '+60123456789' });

/** What a create or an update takes: the whole entry. A status left out is Active. */
export const WhatsAppInput = z
  .strictObject({
    phoneNumber,
    whatsappName: requiredText('WhatsApp name', NAME_MAX).meta({ example: 'Kedai Kopi 茶' }),
    state: z
      .enum(STATES, {
        error: (issue) =>
          issue.input == null || issue.input === ''
            ? 'Select a state.'
            : 'State must be one of the 16 states of Malaysia.',
      })
      .meta({ example: 'Selangor' }),
    groupName: requiredText('Group name', GROUP_NAME_MAX).meta({ example: 'Selangor 01' }),
    status: z
      .enum(WHATSAPP_STATUSES, `Status must be one of ${WHATSAPP_STATUSES.join(', ')}.`)
      .nullish()
      .transform((value) => value ?? 'Active')
      .meta({ description: 'Active when missing', example: 'Active' }),
  })
  .meta({ id: 'WhatsAppInput' });
/** What callers send. */
export type WhatsAppInput = z.input<typeof WhatsAppInput>;
/** The same, checked, complete and with an E.164 number. */
export type WhatsAppFields = z.output<typeof WhatsAppInput>;
