import type { User } from '@smops/core/people/users/users.schemas.js';
import { KeyRound, Trash2, UserCog, UserRoundCheck, UserRoundX } from 'lucide-react';
import { useMemo } from 'react';
import { Badge } from '../../../components/Badge.js';
import { EmptyState } from '../../../components/feedback/EmptyState.js';
import { Time } from '../../../components/format/Time.js';
import { DataTable } from '../../../components/table/DataTable.js';
import type { Column } from '../../../components/table/table-props.js';
import { useAtomValue } from '../../../state/atoms.js';
import { userAtom } from '../../../state/session.js';
import { ROLE_NAMES, USERS_TEXT as TEXT } from '../admin.texts.js';

export type UserAction = 'role' | 'password' | 'disable' | 'enable' | 'remove';

interface Props {
  rows: readonly User[] | undefined;
  filter(row: User): boolean;
  glowKey: number | undefined;
  onAct(row: User, action: UserAction): void;
}

/** The users. No user can disable or remove their own account here: that would be the end of the session that did it. */
export function UsersTable({ rows, filter, glowKey, onAct }: Props) {
  const self = useAtomValue(userAtom);
  const columns = useMemo<Column<User>[]>(
    () => [
      {
        id: 'username',
        header: TEXT.columns.username,
        card: 'title',
        cell: (row) => (
          <span className="inline-flex flex-wrap items-center gap-2 font-medium">
            {row.username}
            {row.id === self.id && <Badge>{TEXT.you}</Badge>}
          </span>
        ),
        sortValue: (row) => row.username,
      },
      {
        id: 'role',
        header: TEXT.columns.role,
        cell: (row) => ROLE_NAMES[row.role],
        sortValue: (row) => ROLE_NAMES[row.role],
      },
      {
        id: 'status',
        header: TEXT.columns.status,
        cell: (row) => (
          <span className="inline-flex flex-wrap gap-1.5">
            <Badge tone={row.disabled ? 'plain' : 'good'}>{row.disabled ? TEXT.disabled : TEXT.active}</Badge>
            {row.mustChangePassword && !row.disabled && <Badge tone="waiting">{TEXT.mustChange}</Badge>}
          </span>
        ),
        sortValue: (row) => Number(row.disabled),
      },
      {
        id: 'created',
        header: TEXT.columns.created,
        cell: (row) => <Time value={row.createdAt} />,
        sortValue: (row) => Date.parse(row.createdAt),
      },
    ],
    [self.id],
  );
  return (
    <DataTable
      label={TEXT.list}
      columns={columns}
      rows={rows}
      filter={filter}
      rowKey={(row) => row.id}
      glowKey={glowKey}
      rowActions={(row) => [
        { label: TEXT.actions.edit(row.username), icon: <UserCog />, onSelect: () => onAct(row, 'role') },
        {
          label: TEXT.actions.password(row.username),
          icon: <KeyRound />,
          onSelect: () => onAct(row, 'password'),
        },
        row.disabled
          ? {
              label: TEXT.actions.enable(row.username),
              icon: <UserRoundCheck />,
              onSelect: () => onAct(row, 'enable'),
            }
          : {
              label: TEXT.actions.disable(row.username),
              icon: <UserRoundX />,
              disabled: row.id === self.id,
              onSelect: () => onAct(row, 'disable'),
            },
        {
          label: TEXT.actions.remove(row.username),
          icon: <Trash2 />,
          danger: true,
          disabled: row.id === self.id,
          onSelect: () => onAct(row, 'remove'),
        },
      ]}
      empty={<EmptyState title={TEXT.noneFound} text={TEXT.noneFoundText} />}
    />
  );
}
