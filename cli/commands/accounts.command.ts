import { ACCOUNT_STATUSES, type AccountStatus, PLATFORMS } from '@smops/core/accounts/accounts.constants.js';
import {
  type AccountFilter,
  filterAccounts,
  fullNameOf,
  profilesOf,
} from '@smops/core/accounts/accounts.model.js';
import type { Account, AccountInput } from '@smops/core/accounts/accounts.schemas.js';
import {
  createAccount,
  deleteAccount,
  exportAccounts,
  importAccounts,
  listAccounts,
  restoreAccount,
  updateAccount,
} from '@smops/server/client/accounts.client.js';
import type { OptionSpec } from '../command.js';
import { listCommands } from '../lists/list-commands.js';
import type { ListNoun, Options } from '../lists/list-noun.js';
import { given, searchOption, textOf } from '../lists/options.js';

const platformOptions: OptionSpec[] = PLATFORMS.flatMap((platform) => {
  const name = platform.toLowerCase();
  return [
    { flags: `--${name} <link>`, description: `link of the ${platform} profile` },
    {
      flags: `--${name}-status <status>`,
      description: 'its status',
      choices: ACCOUNT_STATUSES,
      default: 'inactive',
    },
  ];
});

function inputOf(options: Options, before?: Account): AccountInput {
  const status = (name: string, stored?: AccountStatus) =>
    textOf(options, name, stored) as AccountStatus | undefined;
  return {
    emailAddress: textOf(options, 'email', before?.emailAddress ?? ''),
    firstName: textOf(options, 'first', before?.firstName ?? ''),
    lastName: textOf(options, 'last', before?.lastName ?? ''),
    facebookProfileLink: textOf(options, 'facebook', before?.facebookProfileLink),
    instagramProfileLink: textOf(options, 'instagram', before?.instagramProfileLink),
    tiktokProfileLink: textOf(options, 'tiktok', before?.tiktokProfileLink),
    facebookStatus: status('facebookStatus', before?.facebookStatus),
    instagramStatus: status('instagramStatus', before?.instagramStatus),
    tiktokStatus: status('tiktokStatus', before?.tiktokStatus),
  };
}

const profile = (index: number) => (account: Account) => {
  const { link, status } = profilesOf(account)[index] ?? { link: null, status: '' };
  return link === null ? '' : status;
};

const accounts: ListNoun<Account, AccountInput, AccountFilter> = {
  noun: 'accounts',
  thing: 'account',
  nameKind: 'email address',
  columns: [
    { title: 'ID', value: (account) => account.id },
    { title: 'NAME', value: fullNameOf, flexible: true },
    { title: 'EMAIL', value: (account) => account.emailAddress, flexible: true },
    ...PLATFORMS.map((platform, index) => ({ title: platform.toUpperCase(), value: profile(index) })),
  ],
  filterOptions: [
    searchOption,
    { flags: '--platform <platform>', description: 'only with a profile there', choices: PLATFORMS },
  ],
  filterOf: (options) => given<AccountFilter>(options, ['search', 'platform']),
  filter: filterAccounts,
  fieldOptions: [
    { flags: '--email <address>', description: 'the email address', required: true },
    { flags: '--first <name>', description: 'the first name', required: true },
    { flags: '--last <name>', description: 'the last name', required: true },
    ...platformOptions,
  ],
  inputOf,
  labelOf: (account) => `${fullNameOf(account)} (${account.emailAddress})`,
  isCalled: ({ emailAddress }, name) => emailAddress.toLowerCase() === name.toLowerCase(),
  deleteQuestion: (account) => `Are you sure you want to delete ${fullNameOf(account)}'s account?`,
  calls: {
    list: listAccounts,
    create: createAccount,
    update: updateAccount,
    delete: deleteAccount,
    restore: restoreAccount,
    import: importAccounts,
    export: exportAccounts,
  },
  examples: {
    list: ['smops accounts list --platform TikTok', 'smops accounts list --search 王 --json'],
    add: [
      'smops accounts add --email aminah@example.my --first Aminah --last Yusof --facebook https://www.facebook.com/aminah.example --facebook-status active',
    ],
    edit: [
      'smops accounts edit aminah@example.my --tiktok-status suspended',
      "smops accounts edit 17 --facebook ''",
    ],
    import: ['smops accounts import accounts.xlsx --dry-run', 'smops accounts import accounts.csv'],
    export: ['smops accounts export --platform Facebook --out facebook.xlsx'],
  },
};

export const accountsCommands = listCommands(accounts);
