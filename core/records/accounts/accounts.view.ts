import { sentencesOf } from '../../platform/language/texts.model.js';
import { FILTERS, fieldText } from '../../platform/texts/lists.texts.model.js';
import type { ListView } from '../lists/list-view.model.js';
import { ACCOUNT_STATUSES, type AccountStatus, PLATFORMS, type Platform } from './accounts.constants.js';
import { ACCOUNT_FIELDS } from './accounts.fields.js';
import { ACCOUNT_KEY, fullNameOf, profilesOf, statusOn } from './accounts.model.js';
import type { Account } from './accounts.schemas.js';

const TEXTS = sentencesOf('core.accountsView', 'en', {
  platform: {
    en: 'only with a profile there',
    zh: '只显示在该平台有主页的',
    ms: 'hanya yang mempunyai profil di sana',
  },
  status: {
    en: 'only in that status there',
    zh: '只显示在那里为该状态的',
    ms: 'hanya yang berstatus itu di sana',
  },
});

/** Accounts with a status on a platform, as the cards count them. The page has one select for all platforms. */
const statusFilter = (platform: Platform) => ({
  choices: ACCOUNT_STATUSES,
  keeps: (account: Account, status: AccountStatus) => statusOn(account, platform) === status,
  help: () => TEXTS().status,
});

/** Accounts as they are listed. The search takes the names in either order: 王小明 finds 小明 王. */
export const ACCOUNTS_VIEW = {
  entity: 'account',
  fields: ACCOUNT_FIELDS,
  nameOf: fullNameOf,
  key: ACCOUNT_KEY,
  searched: ({ firstName, lastName, emailAddress }: Account) => [
    `${firstName} ${lastName}`,
    `${lastName}${firstName}`,
    emailAddress,
  ],
  filters: {
    platform: {
      choices: PLATFORMS,
      keeps: (account: Account, wanted: Platform) =>
        profilesOf(account).some(({ platform, link }) => platform === wanted && link),
      help: () => TEXTS().platform,
      facet: { label: () => fieldText('Platform'), all: () => FILTERS().allPlatforms },
    },
    facebookStatus: statusFilter('Facebook'),
    instagramStatus: statusFilter('Instagram'),
    tiktokStatus: statusFilter('TikTok'),
  },
} as const satisfies ListView<Account>;
