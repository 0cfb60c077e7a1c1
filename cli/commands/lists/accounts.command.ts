import {
  ACCOUNT_STATUSES,
  PLATFORMS,
  type Platform,
} from '@smops/core/records/accounts/accounts.constants.js';
import { fullNameOf, profilesOf } from '@smops/core/records/accounts/accounts.model.js';
import { ACCOUNTS } from '@smops/core/records/accounts/accounts.operations.js';
import type { Account } from '@smops/core/records/accounts/accounts.schemas.js';
import { ACCOUNTS_VIEW } from '@smops/core/records/accounts/accounts.view.js';
import { listCommands } from '../../lists/list-commands.js';
import type { ListNoun } from '../../lists/list-noun.js';
import { statusOf } from '../../lists/status-command.js';

const profile = (index: number) => (account: Account) => {
  const { link, status } = profilesOf(account)[index] ?? { link: null, status: '' };
  return link === null ? '' : status;
};

const accounts: ListNoun<Account> = {
  noun: 'accounts',
  thing: 'account',
  nameKind: 'email address',
  columns: [
    { title: 'ID', value: (account) => account.id },
    { title: 'NAME', value: fullNameOf, flexible: true },
    { title: 'EMAIL', value: (account) => account.emailAddress, flexible: true },
    ...PLATFORMS.map((platform, index) => ({ title: platform.toUpperCase(), value: profile(index) })),
  ],
  view: ACCOUNTS_VIEW,
  labelOf: (account) => `${fullNameOf(account)} (${account.emailAddress})`,
  isCalled: ({ emailAddress }, name) => emailAddress.toLowerCase() === name.toLowerCase(),
  operations: ACCOUNTS,
  examples: {
    list: ['smops accounts list --platform TikTok', 'smops accounts list --search 王 --json'],
    add: [
      'smops accounts add --email aminah@example.my --first Aminah --last Yusof --facebook https://www.facebook.com/aminah.example --facebook-status active',
    ],
    edit: [
      'smops accounts edit aminah@example.my --tiktok-status suspended',
      "smops accounts edit 17 --facebook ''",
      'smops accounts edit 17 18 21 --status suspended',
      'smops accounts edit aminah@example.my --status active --platform TikTok',
    ],
    import: [
      'smops accounts add --import accounts.xlsx --dry-run',
      'smops accounts add --import accounts.csv',
    ],
    export: ['smops accounts list --platform Facebook --out facebook.xlsx'],
  },
};

const status = statusOf<Account, (typeof ACCOUNT_STATUSES)[number]>({
  entity: 'account',
  statuses: ACCOUNT_STATUSES,
  options: [
    { flags: '--status <status>', description: 'the status of one or several', choices: ACCOUNT_STATUSES },
    {
      flags: '--platform <platform>',
      description: 'with --status: only there; else wherever the account has a profile',
      choices: PLATFORMS,
    },
  ],
  set: (client, ids, status, { platform }) =>
    client.call(ACCOUNTS.setStatuses, {
      ids,
      status,
      ...(platform === undefined ? {} : { platform: platform as Platform }),
    }),
});

export const accountsCommands = listCommands(accounts, { status });
