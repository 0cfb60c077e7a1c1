import type { ApiToken, CreatedApiToken } from '@smops/core/users/users.schemas.js';
import { revokeApiToken } from '@smops/server/client/users.client.js';
import { KeyRound, Plus, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../../components/Button.js';
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
import { apiTokensAtom } from '../../../state/records/api-tokens.js';
import { toast } from '../../../state/toasts.js';
import { SettingsFrame } from '../../settings/SettingsFrame.js';
import { ROLE_NAMES, TOKENS_TEXT as TEXT } from '../admin.texts.js';
import { TokenDialog } from './TokenDialog.js';

const columns: Column<ApiToken>[] = [
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
    id: 'role',
    header: TEXT.columns.role,
    cell: (row) => ROLE_NAMES[row.role],
    sortValue: (row) => row.role,
  },
  { id: 'owner', header: TEXT.columns.owner, cell: (row) => row.username, sortValue: (row) => row.username },
  {
    id: 'lastUsed',
    header: TEXT.columns.lastUsed,
    cell: (row) =>
      row.lastUsedAt ? <Time value={row.lastUsedAt} ago /> : <span className="text-muted">{TEXT.never}</span>,
    sortValue: (row) => Date.parse(row.lastUsedAt ?? '1970-01-01'),
  },
  {
    id: 'expires',
    header: TEXT.columns.expires,
    cell: (row) =>
      row.expiresAt ? (
        <Time value={row.expiresAt} ago />
      ) : (
        <span className="text-muted">{TEXT.expiries.never}</span>
      ),
    sortValue: (row) => (row.expiresAt ? Date.parse(row.expiresAt) : Number.MAX_SAFE_INTEGER),
  },
];

export function TokensPage() {
  const tokens = useAtomValue(apiTokensAtom);
  const [opened, setOpened] = useState<'none' | 'add' | 'revoke' | 'secret'>('none');
  const [token, setToken] = useState<ApiToken>();
  const [made, setMade] = useState<CreatedApiToken>();
  const [revoke, revoking] = useAction(
    async (row: ApiToken) => {
      await revokeApiToken(client, row.id);
      setOpened('none');
      toast({ title: TEXT.revoked[0], description: TEXT.revoked[1] });
      await apiTokensAtom.refetch();
    },
    (error) => {
      setOpened('none');
      toast({ tone: 'destructive', title: TEXT.error, description: reasonOf(error) });
    },
  );
  const rowActions = useMemo(
    () => (row: ApiToken) => [
      {
        label: TEXT.revokeAction(row.name),
        icon: <Trash2 />,
        danger: true,
        onSelect: () => {
          setToken(row);
          setOpened('revoke');
        },
      },
    ],
    [],
  );
  const addButton = (
    <Button tone="primary" icon={<Plus className="size-4.5" aria-hidden />} onClick={() => setOpened('add')}>
      {TEXT.add}
    </Button>
  );

  return (
    <SettingsFrame title={TEXT.title} subtitle={TEXT.subtitle} actions={addButton}>
      <ListPanel title={TEXT.list}>
        {tokens.error && !tokens.data ? (
          <ErrorState
            title={TEXT.loadFailed}
            error={tokens.error}
            onRetry={() => void apiTokensAtom.refetch()}
          />
        ) : (
          <DataTable
            label={TEXT.list}
            columns={columns}
            rows={tokens.data}
            rowKey={(row) => row.id}
            rowActions={rowActions}
            glowKey={made?.id}
            empty={<EmptyState icon={<KeyRound />} title={TEXT.none} text={TEXT.noneText} />}
          />
        )}
      </ListPanel>
      <TokenDialog
        open={opened === 'add'}
        onClose={() => setOpened('none')}
        onCreated={(created) => {
          setMade(created);
          setOpened('secret');
          void apiTokensAtom.refetch();
        }}
      />
      <ConfirmDialog
        open={opened === 'revoke'}
        title={TEXT.revokeTitle}
        question={TEXT.revokeQuestion(token?.name ?? '')}
        confirmLabel={TEXT.revoke}
        pending={revoking}
        pendingLabel={TEXT.revoking}
        onConfirm={() => token && void revoke(token)}
        onClose={() => setOpened('none')}
      />
      <SecretDialog
        open={opened === 'secret'}
        title={TEXT.createdTitle}
        text={TEXT.createdText}
        secret={made?.token ?? ''}
        onClose={() => setOpened('none')}
      >
        <p className="mt-4 mb-1 text-muted text-sm">{TEXT.use}</p>
        <code className="block overflow-x-auto whitespace-pre rounded-field bg-base-200 px-3 py-2.5 text-xs leading-5">
          {`export SMOPS_URL=${location.origin}\nexport SMOPS_TOKEN=…`}
        </code>
      </SecretDialog>
    </SettingsFrame>
  );
}
