import { DESTINATION_KINDS } from '@smops/core/telling/connections/destination-kinds.constants.js';
import { DESTINATIONS } from '@smops/core/telling/deliveries/deliveries.operations.js';
import type { Destination } from '@smops/core/telling/deliveries/deliveries.schemas.js';
import { Mails, Pencil, Plus, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../components/Badge.js';
import { Button } from '../../../components/Button.js';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog.js';
import { SecretDialog } from '../../../components/dialog/SecretDialog.js';
import { failed } from '../../../components/failed.js';
import { EmptyState } from '../../../components/feedback/EmptyState.js';
import { reasonOf } from '../../../components/reason-of.js';
import { ListPanel } from '../../../components/table/ListPanel.js';
import { LoadedTable } from '../../../components/table/LoadedTable.js';
import type { Column } from '../../../components/table/table-props.js';
import { useAction } from '../../../components/useAction.js';
import { client } from '../../../state/client.js';
import { connectionsAtom } from '../../../state/records/connections.js';
import { deliveriesAtom, destinationsAtom } from '../../../state/records/deliveries.js';
import { toast } from '../../../state/toasts.js';
import { SettingsFrame } from '../../settings/SettingsFrame.js';
import { ConnectionSetUp } from '../connections/ConnectionSetUp.js';
import { DestinationDialog } from './DestinationDialog.js';
import { DELIVERIES_TEXT as TEXT } from './deliveries.texts.js';
import { HistoryPanel } from './HistoryPanel.js';

/** The ways to send, and links for people without an account. */
const WAYS = [...DESTINATION_KINDS, 'links'] as const;

const toOf = ({ to, addresses }: Destination) =>
  addresses.length === 0
    ? to
    : addresses
        .map(({ address, leftAt }) => (leftAt === null ? address : `${address} (${TEXT.left})`))
        .join(', ');

const columns: Column<Destination>[] = [
  {
    id: 'name',
    header: TEXT.columns.name,
    card: 'title',
    cell: (row) => <span className="font-medium">{row.name}</span>,
    sortValue: (row) => row.name,
  },
  {
    id: 'kind',
    header: TEXT.columns.kind,
    cell: (row) => TEXT.kinds[row.kind],
    sortValue: (row) => row.kind,
  },
  {
    id: 'to',
    header: TEXT.columns.to,
    cell: (row) => <span className="break-all">{toOf(row)}</span>,
  },
  {
    id: 'state',
    header: TEXT.columns.state,
    cell: ({ missing }) =>
      missing.length === 0 ? (
        <Badge tone="good">{TEXT.ready}</Badge>
      ) : (
        <Badge tone="bad">{TEXT.notSetUp}</Badge>
      ),
  },
];

const SHOWN = [destinationsAtom, connectionsAtom, deliveriesAtom];

/** Where reports and alarms are sent, and what became of them. */
export function SendingPage() {
  const [opened, setOpened] = useState<'none' | 'edit' | 'delete' | 'secret'>('none');
  const [row, setRow] = useState<Destination>();
  const [secret, setSecret] = useState('');
  const close = () => setOpened('none');
  const [test] = useAction(
    async ({ id, name }: Destination) => {
      const { status, reason } = await client.call(DESTINATIONS.test, { id });
      void deliveriesAtom.refetch();
      if (status === 'sent') toast({ title: TEXT.testSent(name) });
      else toast({ tone: 'destructive', title: TEXT.notSent(name), description: reason ?? '' });
    },
    failed(TEXT.sendFailed),
    ({ id }) => id,
  );
  const [remove, removing] = useAction(
    async ({ id }: Destination) => {
      await client.call(DESTINATIONS.delete, { id });
      void deliveriesAtom.refetch();
      close();
    },
    (error) => {
      close();
      toast({ tone: 'destructive', title: TEXT.deleteFailed, description: reasonOf(error) });
    },
  );
  const open = (what: 'edit' | 'delete', chosen: Destination | undefined) => {
    setRow(chosen);
    setOpened(what);
  };
  const rowActions = (chosen: Destination) => [
    { label: TEXT.test(chosen.name), icon: <Send />, onSelect: () => void test(chosen) },
    { label: TEXT.edit(chosen.name), icon: <Pencil />, onSelect: () => open('edit', chosen) },
    {
      label: TEXT.remove(chosen.name),
      icon: <Trash2 />,
      danger: true,
      onSelect: () => open('delete', chosen),
    },
  ];
  return (
    <SettingsFrame
      title={TEXT.title}
      subtitle={TEXT.subtitle}
      waitsFor={SHOWN}
      actions={
        <Button
          tone="primary"
          icon={<Plus className="size-4.5" aria-hidden />}
          onClick={() => open('edit', undefined)}
        >
          {TEXT.add}
        </Button>
      }
    >
      <div className="space-y-4">
        <ListPanel title={TEXT.destinations}>
          <LoadedTable
            atom={destinationsAtom}
            failed={TEXT.loadFailed}
            label={TEXT.destinations}
            columns={columns}
            rowKey={({ id }) => id}
            rowActions={rowActions}
            empty={<EmptyState icon={<Mails />} title={TEXT.none} text={TEXT.noneText} />}
          />
        </ListPanel>
        <ListPanel title={TEXT.ways}>
          <div className="divide-y divide-base-300">
            {WAYS.map((id) => (
              <ConnectionSetUp key={id} id={id} />
            ))}
          </div>
        </ListPanel>
        <HistoryPanel />
      </div>
      <DestinationDialog
        open={opened === 'edit'}
        destination={row}
        onClose={close}
        onSaved={(made) => {
          setSecret(made ?? '');
          setOpened(made === null ? 'none' : 'secret');
        }}
      />
      <ConfirmDialog
        open={opened === 'delete'}
        title={TEXT.deleteTitle}
        question={TEXT.deleteQuestion(row?.name ?? '')}
        confirmLabel={TEXT.delete}
        pending={removing}
        pendingLabel={TEXT.deleting}
        onConfirm={() => row && void remove(row)}
        onClose={close}
      />
      <SecretDialog
        open={opened === 'secret'}
        title={TEXT.secretTitle}
        text={TEXT.secretText}
        secret={secret}
        onClose={close}
      />
    </SettingsFrame>
  );
}
