import { z } from 'zod';
import { fieldText, LISTS_TEXTS } from '../../platform/texts/lists.texts.model.js';
import type { EditedOf, InputOf } from '../lists/fields.model.js';
import { inputSchema, recordSchema, requiredText } from '../lists/list-fields.schemas.js';
import { recordIds } from '../lists/lists.schemas.js';
import { ACCOUNT_STATUSES, PLATFORMS } from './accounts.constants.js';
import { ACCOUNT_FIELDS } from './accounts.fields.js';

export const Account = recordSchema(ACCOUNT_FIELDS).meta({ id: 'Account' });
export type Account = z.infer<typeof Account>;

/** Letters of every script; one @ and a dot after it (what a form's email field accepts, and Chinese addresses). */
const isEmail = (value: string) =>
  /^[^\s@"<>()[\]\\,;:]{1,64}@[^\s@"<>()[\]\\,;:]+\.[^\s@"<>()[\]\\,;:.]+$/u.test(value);

const { label, max, example } = ACCOUNT_FIELDS.emailAddress;
const emailAddress = requiredText(label, max)
  .refine((value) => value.trim() === '' || isEmail(value), { error: () => LISTS_TEXTS().email })
  .meta({ example });

/** What a create or an update takes: the whole account. Links left out are none, statuses left out are inactive. */
export const AccountInput = inputSchema(ACCOUNT_FIELDS, { emailAddress }).meta({ id: 'AccountInput' });
/** What callers send. */
export type AccountInput = InputOf<typeof ACCOUNT_FIELDS>;
/** The same, checked and complete. */
export type AccountFields = EditedOf<typeof ACCOUNT_FIELDS>;

/** A status for many accounts, on one platform or, without one, on every platform where an account has a profile. */
export const SetAccountStatusesInput = z
  .strictObject({
    ids: recordIds,
    status: z.enum(ACCOUNT_STATUSES, {
      error: () => LISTS_TEXTS().oneOf(fieldText('Status'), ACCOUNT_STATUSES.join(', ')),
    }),
    platform: z
      .enum(PLATFORMS, { error: () => LISTS_TEXTS().oneOf(fieldText('Platform'), PLATFORMS.join(', ')) })
      .optional(),
  })
  .meta({ id: 'SetAccountStatusesInput' });
export type SetAccountStatusesInput = z.infer<typeof SetAccountStatusesInput>;
