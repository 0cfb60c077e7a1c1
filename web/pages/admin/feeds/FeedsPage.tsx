import type { CreatedFeed, Feed } from '@smops/core/spreadsheet/spreadsheet.schemas.js';
import { revokeFeed } from '@smops/server/client/spreadsheet.client.js';
import { Plus, Sheet, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../../components/Button.js';
import { CopyButton } from '../../../components/CopyButton.js';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog.js';
import { SecretDialog } from '../../../components/dialog/SecretDialog.js';
import { EmptyState } from '../../../components/feedback/EmptyState.js';
import { ErrorState } from '../../../components/feedback/ErrorState.js';
import { Time } from '../../../components/format/Time.js';
import { reasonOf } from '../../../components/reason-of.js';
import { DataTable } from '../../../components/table/DataTable.js';
import { ListPanel } from '../../../components/table/ListPanel.js';
import type { Column } from '../../../components/table/table-props.js';
import { useAction } from '../../../components/useAction.js';
import { useAtomValue } from '../../../state/atoms.js';
import { client } from '../../../state/client.js';
import { feedsAtom } from '../../../state/records/feeds.js';
import { toast } from '../../../state/toasts.js';
import { SettingsFrame } from '../../settings/SettingsFrame.js';
import { FeedDialog } from './FeedDialog.js';
import { FEEDS_TEXT as TEXT } from './feeds.texts.js';
import { SheetPanel } from './SheetPanel.js';

const columns: Column<Feed>[] = [
  {
    id: 'name',
    header: TEXT.columns.name,
    card: 'title',
    cell: (row) => (
      <>
        <span className="block font-medium">{row.name}</span>
        <code className="text-muted text-xs">{row.prefix}…</code>
      </>
    ),
    sortValue: (row) => row.name,
  },
  {
    id: 'list',
    header: TEXT.columns.list,
    cell: (row) => TEXT.lists[row.list],
    sortValue: (row) => row.list,
  },
  {
    id: 'lastFetched',
    header: TEXT.columns.lastFetched,
    cell: (row) =>
      row.lastFetchedAt ? (
        <Time value={row.lastFetchedAt} ago />
      ) : (
        <span className="text-muted">{TEXT.never}</span>
      ),
    sortValue: (row) => Date.parse(row.lastFetchedAt ?? '1970-01-01'),
  },
  {
    id: 'expires',
    header: TEXT.columns.expires,
    cell: (row) => <Time value={row.expiresAt} ago />,
    sortValue: (row) => Date.parse(row.expiresAt),
  },
];

const addressOf = (feed: CreatedFeed | undefined) => (feed ? location.origin + feed.path : '');
/** Whether an address is only that of the machine itself. */
const isOnlyHere = (host: string) => /^(localhost|127\.[\d.]+|\[::1\])$|\.localhost$/.test(host);
const formulaOf = (feed: CreatedFeed | undefined) => `=IMPORTDATA("${addressOf(feed)}")`;

/** Live addresses of the lists, for spreadsheets, and the Google Sheet that mirrors them. */
export function FeedsPage() {
  const feeds = useAtomValue(feedsAtom);
  const [opened, setOpened] = useState<'none' | 'add' | 'revoke' | 'address'>('none');
  const [feed, setFeed] = useState<Feed>();
  const [made, setMade] = useState<CreatedFeed>();
  const [revoke, revoking] = useAction(
    async (row: Feed) => {
      await revokeFeed(client, row.id);
      setOpened('none');
      toast({ title: TEXT.revoked[0], description: TEXT.revoked[1] });
      await feedsAtom.refetch();
    },
    (error) => {
      setOpened('none');
      toast({ tone: 'destructive', title: TEXT.error, description: reasonOf(error) });
    },
  );
  const rowActions = useMemo(
    () => (row: Feed) => [
      {
        label: TEXT.revokeAction(row.name),
        icon: <Trash2 />,
        danger: true,
        onSelect: () => {
          setFeed(row);
          setOpened('revoke');
        },
      },
    ],
    [],
  );
  return (
    <SettingsFrame
      title={TEXT.title}
      subtitle={TEXT.subtitle}
      actions={
        <Button
          tone="primary"
          icon={<Plus className="size-4.5" aria-hidden />}
          onClick={() => setOpened('add')}
        >
          {TEXT.add}
        </Button>
      }
    >
      <div className="space-y-4">
        <ListPanel title={TEXT.list}>
          {feeds.error && !feeds.data ? (
            <ErrorState
              title={TEXT.loadFailed}
              error={feeds.error}
              onRetry={() => void feedsAtom.refetch()}
            />
          ) : (
            <DataTable
              label={TEXT.list}
              columns={columns}
              rows={feeds.data}
              rowKey={(row) => row.id}
              rowActions={rowActions}
              glowKey={made?.id}
              empty={<EmptyState icon={<Sheet />} title={TEXT.none} text={TEXT.noneText} />}
            />
          )}
        </ListPanel>
        <SheetPanel />
      </div>
      <FeedDialog
        open={opened === 'add'}
        onClose={() => setOpened('none')}
        onCreated={(created) => {
          setMade(created);
          setOpened('address');
          void feedsAtom.refetch();
        }}
      />
      <ConfirmDialog
        open={opened === 'revoke'}
        title={TEXT.revokeTitle}
        question={TEXT.revokeQuestion(feed?.name ?? '')}
        confirmLabel={TEXT.revoke}
        pending={revoking}
        pendingLabel={TEXT.revoking}
        onConfirm={() => feed && void revoke(feed)}
        onClose={() => setOpened('none')}
      />
      <SecretDialog
        open={opened === 'address'}
        title={TEXT.createdTitle}
        text={TEXT.createdText}
        secret={addressOf(made)}
        onClose={() => setOpened('none')}
      >
        <p className="mt-4 mb-1 text-muted text-sm">{TEXT.formula}</p>
        <div className="flex flex-wrap items-center gap-2">
          <code className="min-w-0 flex-1 select-all break-all rounded-field bg-base-200 px-3 py-2.5 text-xs">
            {formulaOf(made)}
          </code>
          <CopyButton text={formulaOf(made)} label={TEXT.copyFormula} />
        </div>
        {isOnlyHere(location.hostname) && (
          <p role="note" className="mt-2 rounded-field bg-waiting px-3 py-2 text-sm text-waiting-content">
            {TEXT.unreachable(location.host)}
          </p>
        )}
        <p className="mt-3 text-muted text-sm">{TEXT.excel}</p>
      </SecretDialog>
    </SettingsFrame>
  );
}
