import type { Fields } from '../lists/fields.model.js';
import { EMAIL_MAX, NAME_MAX } from '../lists/lists.constants.js';
import { ACCOUNT_STATUSES, type Platform } from './accounts.constants.js';

const link = (platform: Platform) =>
  ({
    kind: 'link',
    label: `${platform} profile link`,
    importNames: [platform, `${platform} link`, `${platform} profile`],
    option: { flags: `--${platform.toLowerCase()} <link>`, description: `link of the ${platform} profile` },
    example: 'https://www.facebook.com/example.page',
  }) as const;

const status = (platform: Platform, beside: string) =>
  ({
    kind: 'choice',
    label: `${platform} status`,
    choices: ACCOUNT_STATUSES,
    typeName: 'AccountStatus',
    default: 'inactive',
    option: {
      flags: `--${platform.toLowerCase()}-status <status>`,
      description: 'its status',
      default: 'inactive',
    },
    beside,
    example: 'active',
  }) as const;

/** One person with a profile on up to three platforms. */
export const ACCOUNT_FIELDS = {
  emailAddress: {
    kind: 'email',
    label: 'Email address',
    max: EMAIL_MAX,
    importNames: ['Email', 'E-mail', 'Mail', '电子邮件', '邮箱', 'Emel'],
    option: { flags: '--email <address>', description: 'the email address' },
    example: 'aminah@example.my',
  },
  firstName: {
    kind: 'line',
    label: 'First name',
    max: NAME_MAX,
    importNames: ['Given name', '名', 'Nama pertama'],
    option: { flags: '--first <name>', description: 'the first name' },
    example: 'Aminah',
  },
  lastName: {
    kind: 'line',
    label: 'Last name',
    max: NAME_MAX,
    importNames: ['Surname', 'Family name', '姓', 'Nama keluarga'],
    option: { flags: '--last <name>', description: 'the last name' },
    beside: 'firstName',
    example: 'binti Yusof',
  },
  facebookProfileLink: link('Facebook'),
  instagramProfileLink: link('Instagram'),
  tiktokProfileLink: link('TikTok'),
  facebookStatus: status('Facebook', 'facebookProfileLink'),
  instagramStatus: status('Instagram', 'instagramProfileLink'),
  tiktokStatus: status('TikTok', 'tiktokProfileLink'),
} as const satisfies Fields;
