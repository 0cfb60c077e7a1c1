import { ACCOUNT_STATUSES, PLATFORMS, type Platform } from '@smops/core/accounts/accounts.constants.js';
import {
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
import { checkBy, choices, type FormField, type FormValues, textOf } from '../forms/form-spec.js';
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

const KEYS_OF = { Facebook: 'facebook', Instagram: 'instagram', TikTok: 'tiktok' } as const;

const fields: FormField[] = [
  { name: 'emailAddress', label: 'Email address', kind: 'text', placeholder: 'name@example.com' },
  { name: 'firstName', label: 'First name', kind: 'text' },
  { name: 'lastName', label: 'Last name', kind: 'text' },
  ...PLATFORMS.flatMap((platform): FormField[] => [
    {
      name: `${KEYS_OF[platform]}ProfileLink`,
      label: `${platform} profile link`,
      kind: 'text',
      placeholder: 'https://',
    },
    {
      name: `${KEYS_OF[platform]}Status`,
      label: `${platform} status`,
      kind: 'select',
      options: choices(ACCOUNT_STATUSES),
    },
  ]),
];

const inputOf = (values: FormValues) =>
  Object.fromEntries(fields.map(({ name }) => [name, textOf(values, name)])) as unknown as AccountInput;

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
    line(),
    field('id', String(account.id), 'muted'),
  ],
  form: (account) => ({
    title: account === undefined ? 'Add New Account' : 'Edit Account',
    submit: account === undefined ? 'Create Account' : 'Update Account',
    fields,
    values: Object.fromEntries(
      fields.map(({ name, kind }) => [
        name,
        account?.[name as keyof Account]?.toString() ?? (kind === 'select' ? 'inactive' : ''),
      ]),
    ),
    async check(values) {
      const { AccountInput } = await import('@smops/core/accounts/accounts.schemas.js');
      return checkBy(AccountInput, inputOf(values));
    },
  }),
  calls: {
    list: listAccounts,
    create: createAccount,
    update: updateAccount,
    delete: deleteAccount,
    restore: restoreAccount,
  },
};
