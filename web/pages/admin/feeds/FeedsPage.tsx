import { FEEDS } from '@smops/core/records/spreadsheet/spreadsheet.operations.js';
import type { CreatedFeed, Feed } from '@smops/core/records/spreadsheet/spreadsheet.schemas.js';
import { Sheet } from 'lucide-react';
import { CopyButton } from '../../../components/CopyButton.js';
import { Time } from '../../../components/format/Time.js';
import type { Column } from '../../../components/table/table-props.js';
import { client } from '../../../state/client.js';
import { feedsAtom, spreadsheetAtom } from '../../../state/records/feeds.js';
import { SecretsPage } from '../SecretsPage.js';
import { FeedDialog } from './FeedDialog.js';
import { FEEDS_TEXT as TEXT } from './feeds.texts.js';
import { SheetPanel } from './SheetPanel.js';

const SHOWN = [feedsAtom, spreadsheetAtom];

const columns: Column<Feed>[] = [
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

const addressOf = (feed: CreatedFeed) => location.origin + feed.path;
/** Whether an address is only that of the machine itself. */
const isOnlyHere = (host: string) => /^(localhost|127\.[\d.]+|\[::1\])$|\.localhost$/.test(host);

/** Live addresses of the lists, for spreadsheets, and the Google Sheet that mirrors them. */
export const FeedsPage = () => (
  <SecretsPage
    text={TEXT}
    icon={<Sheet />}
    atom={feedsAtom}
    waitsFor={SHOWN}
    columns={columns}
    revoke={(id) => client.call(FEEDS.revoke, { id })}
    CreateDialog={FeedDialog}
    secretOf={addressOf}
    usageOf={(feed) => <Usage formula={`=IMPORTDATA("${addressOf(feed)}")`} />}
  >
    <SheetPanel />
  </SecretsPage>
);

const Usage = ({ formula }: { formula: string }) => (
  <>
    <p className="mt-4 mb-1 text-muted text-sm">{TEXT.formula}</p>
    <div className="flex flex-wrap items-center gap-2">
      <code className="min-w-0 flex-1 select-all break-all rounded-field bg-base-200 px-3 py-2.5 text-xs">
        {formula}
      </code>
      <CopyButton text={formula} label={TEXT.copyFormula} />
    </div>
    {isOnlyHere(location.hostname) && (
      <p role="note" className="mt-2 rounded-field bg-waiting px-3 py-2 text-sm text-waiting-content">
        {TEXT.unreachable(location.host)}
      </p>
    )}
    <p className="mt-3 text-muted text-sm">{TEXT.excel}</p>
  </>
);
