import { firstCharacter, foldText } from '../../platform/language/search-text.model.js';
import type { RecordKey } from '../lists/record-key.model.js';
import { ACCOUNT_STATUSES, type AccountStatus, PLATFORMS, type Platform } from './accounts.constants.js';
import type { Account } from './accounts.schemas.js';

type Named = Pick<Account, 'firstName' | 'lastName'>;
type Profiles = Omit<Account, 'id' | 'version' | 'emailAddress' | 'firstName' | 'lastName'>;

/** `{first} {last}`, as the table and the confirm question show it. */
export const fullNameOf = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`;

/** Imports know an account by its email address, whatever its case. */
export const ACCOUNT_KEY: RecordKey<Pick<Account, 'emailAddress'>, Account> = {
  name: 'email address',
  of: ({ emailAddress }) => foldText(emailAddress.trim()),
  labelOf: fullNameOf,
};

/** The first character of a name that is no mark: "(示范)" begins with 示. */
const initialOf = (name: string): string =>
  firstCharacter(name.replace(/^[\p{P}\s]+/u, '')) || firstCharacter(name);

/** The avatar's letters: the first character of first and last name, uppercase. Chinese names give two characters. */
export const initialsOf = ({ firstName, lastName }: Named): string =>
  `${initialOf(firstName)}${initialOf(lastName)}`.toUpperCase();

/** An account on one platform. */
export interface Profile {
  platform: Platform;
  /** Null: no profile link, so no badge. */
  link: string | null;
  status: AccountStatus;
}

/** Link and status per platform, in the order of PLATFORMS. */
export function profilesOf(account: Profiles): Profile[] {
  return [
    { platform: 'Facebook', link: account.facebookProfileLink, status: account.facebookStatus },
    { platform: 'Instagram', link: account.instagramProfileLink, status: account.instagramStatus },
    { platform: 'TikTok', link: account.tiktokProfileLink, status: account.tiktokStatus },
  ];
}

/** The profiles whose status the list shows: those with a link, or all three of an account without any. */
export function shownProfilesOf(account: Profiles): Profile[] {
  const profiles = profilesOf(account);
  const linked = profiles.filter(({ link }) => link);
  return linked.length > 0 ? linked : profiles;
}

/**
 * The status of an account on a platform, undefined where it has no profile there. Cards, chart, list and filter count by
 * this one rule.
 */
export const statusOn = (account: Profiles, platform: Platform): AccountStatus | undefined =>
  shownProfilesOf(account).find((profile) => profile.platform === platform)?.status;

/** The numbers of the four cards. */
export interface AccountCounts {
  total: number;
  facebookActive: number;
  instagramActive: number;
  tiktokActive: number;
}

export function countAccounts(accounts: readonly Account[]): AccountCounts {
  const activeOn = (platform: Platform) =>
    accounts.filter((account) => statusOn(account, platform) === 'active').length;
  return {
    total: accounts.length,
    facebookActive: activeOn('Facebook'),
    instagramActive: activeOn('Instagram'),
    tiktokActive: activeOn('TikTok'),
  };
}

/** Where an account keeps its status on a platform. */
export const STATUS_OF = {
  Facebook: 'facebookStatus',
  Instagram: 'instagramStatus',
  TikTok: 'tiktokStatus',
} as const satisfies Record<Platform, keyof Account>;

/** How many accounts have which status on a platform, in the order of PLATFORMS; all zero where none has a profile there. */
export function countStatuses(
  accounts: readonly Account[],
): { platform: Platform; statuses: { status: AccountStatus; count: number }[] }[] {
  return PLATFORMS.map((platform) => {
    const there = accounts.map((account) => statusOn(account, platform));
    return {
      platform,
      statuses: ACCOUNT_STATUSES.map((status) => ({
        status,
        count: there.filter((one) => one === status).length,
      })),
    };
  });
}
