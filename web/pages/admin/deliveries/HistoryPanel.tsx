import type { DeliveryStatus } from '@smops/core/telling/deliveries/deliveries.constants.js';
import { DELIVERIES } from '@smops/core/telling/deliveries/deliveries.operations.js';
import type { Delivery } from '@smops/core/telling/deliveries/deliveries.schemas.js';
import { RotateCw, Send } from 'lucide-react';
import { Badge, type BadgeTone } from '../../../components/Badge.js';
import { failed } from '../../../components/failed.js';
import { EmptyState } from '../../../components/feedback/EmptyState.js';
import { Time } from '../../../components/format/Time.js';
import { ListPanel } from '../../../components/table/ListPanel.js';
import { LoadedTable } from '../../../components/table/LoadedTable.js';
import type { Column } from '../../../components/table/table-props.js';
import { useAction } from '../../../components/useAction.js';
import { client } from '../../../state/client.js';
import { deliveriesAtom } from '../../../state/records/deliveries.js';
import { toast } from '../../../state/toasts.js';
import { DELIVERIES_TEXT as TEXT } from './deliveries.texts.js';

const TONES: Record<DeliveryStatus, BadgeTone> = {
  waiting: 'waiting',
  sending: 'waiting',
  sent: 'good',
  failed: 'bad',
  skipped: 'plain',
};

const whatOf = (row: Delivery) => row.title ?? TEXT.carries[row.carries];

const columns: Column<Delivery>[] = [
  {
    id: 'queued',
    header: TEXT.historyColumns.queued,
    cell: (row) => <Time value={row.queuedAt} ago />,
    sortValue: (row) => Date.parse(row.queuedAt),
  },
  {
    id: 'destination',
    header: TEXT.historyColumns.destination,
    card: 'title',
    cell: (row) => row.destination,
    sortValue: (row) => row.destination,
  },
  { id: 'what', header: TEXT.historyColumns.what, cell: whatOf, sortValue: whatOf },
  {
    id: 'status',
    header: TEXT.historyColumns.status,
    cell: (row) => (
      <>
        <Badge tone={TONES[row.status]}>{TEXT.statuses[row.status]}</Badge>
        {row.attempts > 1 && <span className="ml-2 text-muted text-xs">{TEXT.attempts(row.attempts)}</span>}
      </>
    ),
    sortValue: (row) => row.status,
  },
  { id: 'reason', header: TEXT.historyColumns.reason, cell: (row) => row.reason ?? '' },
];

/** What was sent, waits, or failed and why. */
export function HistoryPanel() {
  const [send] = useAction(
    async (row: Delivery) => {
      const { status, reason } = await client.call(DELIVERIES.send, { id: row.id });
      if (status !== 'sent')
        toast({ tone: 'destructive', title: TEXT.notSent(row.destination), description: reason ?? '' });
    },
    failed(TEXT.sendFailed),
    ({ id }) => id,
  );
  const rowActions = (row: Delivery) =>
    row.destinationId === null || !['waiting', 'failed', 'skipped'].includes(row.status)
      ? []
      : [
          row.status === 'waiting'
            ? { label: TEXT.sendNow(whatOf(row)), icon: <Send />, onSelect: () => void send(row) }
            : { label: TEXT.again(whatOf(row)), icon: <RotateCw />, onSelect: () => void send(row) },
        ];
  return (
    <ListPanel title={TEXT.history}>
      <LoadedTable
        atom={deliveriesAtom}
        failed={TEXT.historyFailed}
        label={TEXT.history}
        columns={columns}
        rowKey={({ id }) => id}
        rowActions={rowActions}
        empty={<EmptyState icon={<Send />} title={TEXT.nothing} text={TEXT.nothingText} />}
      />
    </ListPanel>
  );
}
