import { z } from 'zod';
import { optionalLink, recordVersion, requiredText } from '../lists/list-fields.schemas.js';
import { EMAIL_MAX, NAME_MAX } from '../lists/lists.constants.js';
import { ACCOUNT_STATUSES } from './accounts.constants.js';

const status = z.enum(ACCOUNT_STATUSES).meta({ id: 'AccountStatus', example: 'active' });
const link = z.string().nullable().meta({ example: 'https://www.facebook.com/example.page' });

/** One person with a profile on up to three platforms. */
export const Account = z
  .object({
    id: z.number().int(),
    emailAddress: z.string().meta({ example: 'aminah@example.my' }),
    firstName: z.string().meta({ example: 'Aminah' }),
    lastName: z.string().meta({ example: 'binti Yusof' }),
    facebookProfileLink: link,
    instagramProfileLink: link,
    tiktokProfileLink: link,
    facebookStatus: status,
    instagramStatus: status,
    tiktokStatus: status,
    version: recordVersion,
  })
  .meta({ id: 'Account' });
export type Account = z.infer<typeof Account>;

/** Letters of every script; one @ and a dot after it (what a form's email field accepts, and Chinese addresses). */
const isEmail = (value: string) =>
  /^[^\s@"<>()[\]\\,;:]{1,64}@[^\s@"<>()[\]\\,;:]+\.[^\s@"<>()[\]\\,;:.]+$/u.test(value);

const emailAddress = requiredText('Email address', EMAIL_MAX)
  .refine(
    (value) => value.trim() === '' || isEmail(value),
    'Enter an email address such as name@example.com.',
  )
  .meta({ example: 'aminah@example.my' });

const statusInput = (name: string) =>
  z
    .enum(ACCOUNT_STATUSES, `${name} must be one of ${ACCOUNT_STATUSES.join(', ')}.`)
    .nullish()
    .transform((value) => value ?? 'inactive')
    .meta({ description: 'inactive when missing', example: 'active' });

/** What a create or an update takes: the whole account. Links left out are none, statuses left out are inactive. */
export const AccountInput = z
  .strictObject({
    emailAddress,
    firstName: requiredText('First name', NAME_MAX).meta({ example: 'Aminah' }),
    lastName: requiredText('Last name', NAME_MAX).meta({ example: 'binti Yusof' }),
    facebookProfileLink: optionalLink('Facebook profile link'),
    instagramProfileLink: optionalLink('Instagram profile link'),
    tiktokProfileLink: optionalLink('TikTok profile link'),
    facebookStatus: statusInput('Facebook status'),
    instagramStatus: statusInput('Instagram status'),
    tiktokStatus: statusInput('TikTok status'),
  })
  .meta({ id: 'AccountInput' });
/** What callers send. */
export type AccountInput = z.input<typeof AccountInput>;
/** The same, checked and complete. */
export type AccountFields = z.output<typeof AccountInput>;
