import { PLATFORMS, type Platform } from '@smops/core/accounts/accounts.constants.js';
import { ACCOUNT_FIELDS } from '@smops/core/accounts/accounts.fields.js';
import {
  ACCOUNT_KEY,
  countAccounts,
  filterAccounts,
  fullNameOf,
  profilesOf,
} from '@smops/core/accounts/accounts.model.js';
import type { Account, AccountInput } from '@smops/core/accounts/accounts.schemas.js';
import {
  createAccount,
  deleteAccount,
  listAccounts,
  restoreAccount,
  updateAccount,
} from '@smops/server/client/accounts.client.js';
import type { TableColumn } from '../components/DataTable.js';
import { field, line } from '../components/Reader.js';
import { longTexts, recordForm } from '../forms/record-form.js';
import { byText } from '../lists/compare-text.js';
import type { ListPage } from '../lists/list-page.js';
import { toneOfStatus } from '../theme.js';

const platformColumn = (platform: Platform, index: number): TableColumn<Account> => {
  const status = (account: Account) => {
    const profile = profilesOf(account)[index];
    return profile === undefined || profile.link === null ? '' : profile.status;
  };
  return {
    title: platform,
    value: status,
    width: 9,
    tone: (account) => toneOfStatus(status(account)),
    compare: byText(status),
  };
};

export const accountsPage: ListPage<Account, AccountInput> = {
  name: 'accounts',
  thing: 'account',
  title: 'Account List',
  empty: ['No accounts found', 'Add your first account to get started. Press n.'],
  messages: {
    created: ['Account created', 'New account has been created successfully.'],
    updated: ['Account updated', 'Account has been updated successfully.'],
    deleted: ['Account deleted', 'Account has been successfully deleted.'],
    restored: ['Account restored', 'The account is back in the list.'],
    createFailed: ['Error', 'Failed to create account. Please try again.'],
    updateFailed: ['Error', 'Failed to update account. Please try again.'],
    deleteFailed: ['Error', 'Failed to delete account. Please try again.'],
    restoreFailed: ['Error', 'Failed to restore account. Please try again.'],
  },
  cards(accounts) {
    const { total, facebookActive, instagramActive, tiktokActive } = countAccounts(accounts);
    return [
      { label: 'Total Accounts', value: String(total) },
      { label: 'Facebook Active', value: String(facebookActive) },
      { label: 'Instagram Active', value: String(instagramActive) },
      { label: 'TikTok Active', value: String(tiktokActive) },
    ];
  },
  columns: [
    { title: 'Name', value: fullNameOf, width: 14, grow: 2, compare: byText(fullNameOf) },
    {
      title: 'Email',
      value: ({ emailAddress }) => emailAddress,
      width: 10,
      grow: 3,
      compare: byText((a) => a.emailAddress),
    },
    ...PLATFORMS.map(platformColumn),
  ],
  filters: [{ name: 'platform', label: 'platform', values: PLATFORMS }],
  filter: (accounts, search, { platform }) =>
    filterAccounts(accounts, {
      search,
      ...(platform === undefined ? {} : { platform: platform as Platform }),
    }),
  labelOf: fullNameOf,
  linkOf: (account) => profilesOf(account).find(({ link }) => link !== null)?.link ?? null,
  key: ACCOUNT_KEY,
  deleteQuestion: (account) => `Are you sure you want to delete ${fullNameOf(account)}'s account?`,
  details: (account) => [
    field('Email address', account.emailAddress),
    field('First name', account.firstName),
    field('Last name', account.lastName),
    line(),
    ...profilesOf(account).flatMap(({ platform, link, status }) => [
      field(`${platform} profile`, link ?? ''),
      field(`${platform} status`, status, toneOfStatus(status)),
    ]),
    ...longTexts(ACCOUNT_FIELDS, account),
    line(),
    field('id', String(account.id), 'muted'),
  ],
  form: recordForm<Account, typeof ACCOUNT_FIELDS>({
    fields: ACCOUNT_FIELDS,
    texts: (account) =>
      account === undefined ? ['Add New Account', 'Create Account'] : ['Edit Account', 'Update Account'],
    schema: async () => (await import('@smops/core/accounts/accounts.schemas.js')).AccountInput,
  }),
  calls: {
    list: listAccounts,
    create: createAccount,
    update: updateAccount,
    delete: deleteAccount,
    restore: restoreAccount,
  },
};
