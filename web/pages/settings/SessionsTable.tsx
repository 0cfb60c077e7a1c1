import { SESSION } from '@smops/core/people/users/session.operations.js';
import type { Session } from '@smops/core/people/users/users.schemas.js';
import { LogOut } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Badge } from '../../components/Badge.js';
import { ConfirmDialog } from '../../components/dialog/ConfirmDialog.js';
import { EmptyState } from '../../components/feedback/EmptyState.js';
import { Time } from '../../components/format/Time.js';
import { DataTable } from '../../components/table/DataTable.js';
import type { Column } from '../../components/table/table-props.js';
import { useAction } from '../../components/useAction.js';
import { client } from '../../state/client.js';
import { toast } from '../../state/toasts.js';
import { deviceName } from './device-name.js';
import { SESSION_TEXT as TEXT } from './settings.texts.js';

interface Props {
  label: string;
  sessions: readonly Session[] | undefined;
  /** Shows whose each one is. Default: false. */
  showUser?: boolean;
  onRevoked(): Promise<void>;
}

/** Where people are signed in. One's own present session is not ended here: that is Sign Out. */
export function SessionsTable({ label, sessions, showUser = false, onRevoked }: Props) {
  const [chosen, setChosen] = useState<Session>();
  const [asking, setAsking] = useState(false);
  const [revoke, pending] = useAction(
    async (session: Session) => {
      await client.call(SESSION.revoke, { id: session.id });
      setAsking(false);
      toast({ title: TEXT.revoked, description: TEXT.revokedText });
      await onRevoked();
    },
    () => toast({ tone: 'destructive', title: TEXT.error, description: TEXT.revokeFailed }),
  );

  const columns = useMemo<Column<Session>[]>(
    () => [
      ...(showUser
        ? [
            {
              id: 'user',
              header: TEXT.person,
              card: 'title' as const,
              cell: (row: Session) => <span className="font-medium">{row.username}</span>,
              sortValue: (row: Session) => row.username,
            },
          ]
        : []),
      {
        id: 'device',
        header: TEXT.device,
        card: showUser ? 'line' : 'title',
        cell: (row) => (
          <span className="inline-flex flex-wrap items-center gap-2">
            <span className={showUser ? '' : 'font-medium'}>{deviceName(row.userAgent)}</span>
            {row.current && <Badge tone="good">{TEXT.here}</Badge>}
          </span>
        ),
      },
      {
        id: 'address',
        header: TEXT.address,
        cell: (row) => <span className="tabular-nums">{row.address}</span>,
      },
      {
        id: 'lastUsed',
        header: TEXT.lastUsed,
        cell: (row) => <Time value={row.lastUsedAt} ago />,
        sortValue: (row) => Date.parse(row.lastUsedAt),
      },
      {
        id: 'since',
        header: TEXT.since,
        cell: (row) => <Time value={row.createdAt} />,
        sortValue: (row) => Date.parse(row.createdAt),
      },
    ],
    [showUser],
  );

  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rows={sessions}
        rowKey={(row) => row.id}
        rowActions={(row) =>
          row.current
            ? []
            : [
                {
                  label: `${TEXT.revoke}: ${showUser ? `${row.username}, ` : ''}${deviceName(row.userAgent)}`,
                  icon: <LogOut />,
                  danger: true,
                  onSelect: () => {
                    setChosen(row);
                    setAsking(true);
                  },
                },
              ]
        }
        empty={<EmptyState title={TEXT.none} />}
      />
      <ConfirmDialog
        open={asking}
        title={TEXT.revokeTitle}
        question={TEXT.revokeQuestion(chosen ? deviceName(chosen.userAgent) : '')}
        confirmLabel={TEXT.revoke}
        pending={pending}
        onConfirm={() => chosen && void revoke(chosen)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
