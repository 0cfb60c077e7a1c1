import { choiceText } from '@smops/core/platform/texts/lists.texts.model.js';
import type { AccountStatus } from '@smops/core/records/accounts/accounts.constants.js';
import {
  fullNameOf,
  initialsOf,
  type Profile,
  profilesOf,
  shownProfilesOf,
} from '@smops/core/records/accounts/accounts.model.js';
import type { Account } from '@smops/core/records/accounts/accounts.schemas.js';
import { ExternalLink } from 'lucide-react';
import { useMemo } from 'react';
import { Badge, type BadgeTone } from '../../components/Badge.js';
import type { Column } from '../../components/table/table-props.js';
import { PlatformIcon } from '../lists/PlatformIcon.js';
import { RecordTable } from '../lists/RecordTable.js';
import type { Records } from '../lists/useRecords.js';
import { ACCOUNTS_TEXT as TEXT } from './accounts.texts.js';

const STATUS_TONES: Record<AccountStatus, BadgeTone> = {
  active: 'good',
  inactive: 'plain',
  pending: 'waiting',
  suspended: 'bad',
};
const PLATFORM_TONES = { Facebook: 'facebook', Instagram: 'instagram', TikTok: 'tiktok' } as const;

export function AccountsTable({ records }: { records: Records<Account> }) {
  const columns = useMemo<Column<Account>[]>(
    () => [
      {
        id: 'name',
        header: TEXT.columns.info,
        card: 'title',
        cell: (row) => <AccountInfo account={row} />,
        sortValue: fullNameOf,
      },
      {
        id: 'platforms',
        header: TEXT.columns.platforms,
        cell: (row) => <PlatformLinks account={row} />,
      },
      {
        id: 'status',
        header: TEXT.columns.status,
        cell: (row) => <Statuses account={row} />,
      },
    ],
    [],
  );
  return <RecordTable<Account> records={records} columns={columns} />;
}

function AccountInfo({ account }: { account: Account }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span
        aria-hidden
        className="grid size-9 shrink-0 place-items-center rounded-full bg-primary/10 font-medium text-primary text-sm"
      >
        {initialsOf(account)}
      </span>
      <div className="min-w-0">
        <p className="truncate font-medium">{fullNameOf(account)}</p>
        <p className="truncate text-muted">{account.emailAddress}</p>
      </div>
    </div>
  );
}

const linked = (account: Account) =>
  profilesOf(account).filter((profile): profile is Profile & { link: string } => !!profile.link);

function PlatformLinks({ account }: { account: Account }) {
  return (
    <div className="inline-flex flex-wrap gap-1.5">
      {linked(account).map(({ platform, link }) => (
        <a
          key={platform}
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={TEXT.opens(platform, fullNameOf(account))}
          className="rounded-full hover:underline"
        >
          <Badge tone={PLATFORM_TONES[platform]}>
            <PlatformIcon platform={platform} className="size-3.5" />
            {platform}
            <ExternalLink className="size-3 opacity-70" aria-hidden />
          </Badge>
        </a>
      ))}
    </div>
  );
}

/** One status per platform that has a profile; without any profile, all three. */
function Statuses({ account }: { account: Account }) {
  return (
    <div className="inline-flex flex-wrap gap-1.5">
      {shownProfilesOf(account).map(({ platform, status }) => (
        <Badge key={platform} tone={STATUS_TONES[status]}>
          <PlatformIcon platform={platform} className="size-3.5" />
          <span className="sr-only">{platform}: </span>
          {choiceText(status)}
        </Badge>
      ))}
    </div>
  );
}
