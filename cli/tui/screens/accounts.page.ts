import { fieldText } from '@smops/core/platform/texts/lists.texts.model.js';
import {
  ACCOUNT_STATUSES,
  PLATFORMS,
  type Platform,
} from '@smops/core/records/accounts/accounts.constants.js';
import { countAccounts, fullNameOf, profilesOf } from '@smops/core/records/accounts/accounts.model.js';
import { ACCOUNTS } from '@smops/core/records/accounts/accounts.operations.js';
import type { Account } from '@smops/core/records/accounts/accounts.schemas.js';
import { ACCOUNTS_VIEW } from '@smops/core/records/accounts/accounts.view.js';
import { word } from '../../output/words.js';
import type { TableColumn } from '../components/DataTable.js';
import { field, line } from '../components/Reader.js';
import { longTexts, recordForm } from '../forms/record-form.js';
import { byText } from '../lists/compare-text.js';
import type { ListPage } from '../lists/list-page.js';
import { widthOf } from '../terminal/screen.js';
import { toneOfStatus } from '../theme.js';
import { screensTexts } from './screens.texts.js';

const CARDS = ACCOUNTS_VIEW.texts().cards;

const platformColumn = (platform: Platform, index: number): TableColumn<Account> => {
  const status = (account: Account) => {
    const profile = profilesOf(account)[index];
    return profile === undefined || profile.link === null ? '' : profile.status;
  };
  return {
    title: platform,
    value: (account) => word(status(account)),
    width: Math.max(9, ...ACCOUNT_STATUSES.map((one) => widthOf(word(one)))),
    tone: (account) => toneOfStatus(status(account)),
    compare: byText(status),
  };
};

export const accountsPage: ListPage<Account> = {
  name: 'accounts',
  cards(accounts) {
    const { total, facebookActive, instagramActive, tiktokActive } = countAccounts(accounts);
    return [
      { label: CARDS.total, value: String(total) },
      { label: CARDS.facebook, value: String(facebookActive) },
      { label: CARDS.instagram, value: String(instagramActive) },
      { label: CARDS.tiktok, value: String(tiktokActive) },
    ];
  },
  columns: [
    { title: screensTexts().name, value: fullNameOf, width: 14, grow: 2, compare: byText(fullNameOf) },
    {
      title: screensTexts().email,
      value: ({ emailAddress }) => emailAddress,
      width: 10,
      grow: 3,
      compare: byText((a) => a.emailAddress),
    },
    ...PLATFORMS.map(platformColumn),
  ],
  view: ACCOUNTS_VIEW,
  linkOf: (account) => profilesOf(account).find(({ link }) => link !== null)?.link ?? null,
  details: (account) => [
    field(fieldText('Email address'), account.emailAddress),
    field(fieldText('First name'), account.firstName),
    field(fieldText('Last name'), account.lastName),
    line(),
    ...profilesOf(account).flatMap(({ platform, link, status }) => [
      field(screensTexts().profileOf(platform), link ?? ''),
      field(fieldText(`${platform} status`), word(status), toneOfStatus(status)),
    ]),
    ...longTexts(ACCOUNTS_VIEW.fields, account),
    line(),
    field('id', String(account.id), 'muted'),
  ],
  form: recordForm<Account>({
    view: ACCOUNTS_VIEW,
    schema: async () => (await import('@smops/core/records/accounts/accounts.schemas.js')).AccountInput,
  }),
  operations: ACCOUNTS,
};
