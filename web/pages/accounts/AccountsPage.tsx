import { ACCOUNT_FIELDS } from '@smops/core/accounts/accounts.fields.js';
import { ACCOUNT_KEY, countAccounts, filterAccounts } from '@smops/core/accounts/accounts.model.js';
import { type Account, AccountInput } from '@smops/core/accounts/accounts.schemas.js';
import { sameKeyHint } from '@smops/core/lists/record-key.model.js';
import {
  createAccount,
  deleteAccount,
  importAccounts,
  restoreAccount,
  updateAccount,
} from '@smops/server/client/accounts.client.js';
import { Plus, Users } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { Button } from '../../components/Button.js';
import { ConfirmDialog } from '../../components/dialog/ConfirmDialog.js';
import { KeysDialog } from '../../components/dialog/KeysDialog.js';
import { PageHeader } from '../../components/PageHeader.js';
import { StatCard, StatCards } from '../../components/StatCard.js';
import { useKey } from '../../components/useKey.js';
import { useUrlState } from '../../components/useUrlState.js';
import { useAtomValue } from '../../state/atoms.js';
import { client } from '../../state/client.js';
import { accountsAtom } from '../../state/records/accounts.js';
import { FieldsDialog } from '../lists/FieldsDialog.js';
import { RECORD_TEXT } from '../lists/lists.texts.js';
import { PlatformFilter, usePlatform } from '../lists/PlatformFilter.js';
import { PlatformIcon } from '../lists/PlatformIcon.js';
import { RecordList } from '../lists/RecordList.js';
import { useListEditor } from '../lists/useListEditor.js';
import { AccountsTable } from './AccountsTable.js';
import { ACCOUNTS_MESSAGES, ACCOUNTS_TEXT as TEXT } from './accounts.texts.js';

export function AccountsPage() {
  const accounts = useAtomValue(accountsAtom);
  const [search, setSearch] = useUrlState('q');
  const [platform, setPlatform] = usePlatform();
  const clearFilters = () => {
    setSearch('');
    setPlatform(undefined);
  };
  const editor = useListEditor<Account>({
    filters: {
      hide: (row) => filterAccounts([row], { search, ...(platform && { platform }) }).length === 0,
      clear: clearFilters,
    },
    list: accountsAtom,
    messages: ACCOUNTS_MESSAGES,
    remove: (row) => deleteAccount(client, row.id),
    restore: (row) => restoreAccount(client, row.id),
  });
  useKey('n', editor.add);

  const wanted = useDeferredValue(search);
  const shown = useMemo(() => {
    const filter = { search: wanted, ...(platform && { platform }) };
    return accounts.data && new Set(filterAccounts(accounts.data, filter));
  }, [accounts.data, wanted, platform]);
  const counts = useMemo(() => accounts.data && countAccounts(accounts.data), [accounts.data]);
  const row = editor.row;

  return (
    <>
      <PageHeader
        title={TEXT.title}
        subtitle={TEXT.subtitle}
        actions={
          <Button tone="primary" icon={<Plus className="size-4.5" aria-hidden />} onClick={editor.add}>
            {TEXT.add}
          </Button>
        }
      />
      <StatCards label={TEXT.cards.label} failed={accounts.error !== undefined}>
        <StatCard label={TEXT.cards.total} value={counts?.total} icon={<Users aria-hidden />} />
        <StatCard
          label={TEXT.cards.facebook}
          value={counts?.facebookActive}
          icon={<PlatformIcon platform="Facebook" />}
        />
        <StatCard
          label={TEXT.cards.instagram}
          value={counts?.instagramActive}
          icon={<PlatformIcon platform="Instagram" />}
        />
        <StatCard
          label={TEXT.cards.tiktok}
          value={counts?.tiktokActive}
          icon={<PlatformIcon platform="TikTok" />}
        />
      </StatCards>
      <RecordList
        title={TEXT.list}
        list={accountsAtom}
        loadFailed={TEXT.loadFailed}
        search={{ value: search, onChange: setSearch, placeholder: TEXT.search }}
        filters={<PlatformFilter value={platform} onChange={setPlatform} />}
        shownCount={shown?.size}
        exportPath="/api/accounts/export"
        exportQuery={{ search, platform: platform ?? '' }}
        importFile={(file) => importAccounts(client, file)}
      >
        <AccountsTable
          rows={accounts.data}
          filter={(one) => shown?.has(one) ?? true}
          glowKey={editor.glowKey}
          onAdd={editor.add}
          onEdit={editor.edit}
          onDelete={editor.askDelete}
          onClearFilters={clearFilters}
        />
      </RecordList>
      <FieldsDialog
        open={editor.opened === 'add' || editor.opened === 'edit'}
        row={editor.opened === 'edit' ? row : undefined}
        fields={ACCOUNT_FIELDS}
        schema={AccountInput}
        texts={TEXT}
        hintOf={(values, before) => sameKeyHint(accounts.data ?? [], values, ACCOUNT_KEY, before)}
        create={(values) => createAccount(client, values)}
        update={(id, values, version) => updateAccount(client, id, values, version)}
        onSaved={(one) => void editor.saved(one)}
        onFailed={editor.failed}
        onClose={editor.close}
      />
      <ConfirmDialog
        open={editor.opened === 'delete'}
        title={TEXT.deleteTitle}
        question={row && TEXT.deleteQuestion(row.firstName, row.lastName)}
        confirmLabel={RECORD_TEXT.delete}
        pending={editor.deleting}
        pendingLabel={RECORD_TEXT.deleting}
        onConfirm={editor.confirmDelete}
        onClose={editor.close}
      />
      <KeysDialog keys={TEXT.keys} />
    </>
  );
}
