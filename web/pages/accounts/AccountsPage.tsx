import { ACCOUNT_FIELDS } from '@smops/core/accounts/accounts.fields.js';
import { ACCOUNT_KEY, countAccounts, filterAccounts } from '@smops/core/accounts/accounts.model.js';
import { type Account, AccountInput } from '@smops/core/accounts/accounts.schemas.js';
import { sameKeyHint } from '@smops/core/lists/record-key.model.js';
import {
  createAccount,
  deleteAccount,
  deleteAccounts,
  importAccounts,
  restoreAccount,
  restoreAccounts,
  updateAccount,
} from '@smops/server/client/accounts.client.js';
import { Plus, Users } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../components/Button.js';
import { ConfirmDialog } from '../../components/dialog/ConfirmDialog.js';
import { KeysDialog } from '../../components/dialog/KeysDialog.js';
import { later } from '../../components/Later.js';
import { PageHeader } from '../../components/PageHeader.js';
import { StatCard, StatCards } from '../../components/StatCard.js';
import { useKey } from '../../components/useKey.js';
import { useUrlState } from '../../components/useUrlState.js';
import { useAtomValue } from '../../state/atoms.js';
import { client } from '../../state/client.js';
import { accountsAtom } from '../../state/records/accounts.js';
import { FacetSelect, useFacet } from '../lists/FacetSelect.js';
import { FieldsDialog } from '../lists/FieldsDialog.js';
import { RECORD_TEXT } from '../lists/lists.texts.js';
import { PlatformFilter, usePlatform } from '../lists/PlatformFilter.js';
import { PlatformIcon } from '../lists/PlatformIcon.js';
import { RecordList } from '../lists/RecordList.js';
import { useBulk } from '../lists/useBulk.js';
import { useListEditor } from '../lists/useListEditor.js';
import { useSelection } from '../lists/useSelection.js';
import { AccountsTable } from './AccountsTable.js';
import { ACCOUNTS_MESSAGES, ACCOUNTS_TEXT as TEXT } from './accounts.texts.js';
import { StatusDialog } from './StatusDialog.js';
import { STATUS_FACETS, STATUS_OPTIONS, type StatusFacet, statusFilterOf } from './status-facets.js';

const StatusBars = later(async () => (await import('./StatusBars.js')).StatusBars, 'mt-4 h-33');

export function AccountsPage() {
  const accounts = useAtomValue(accountsAtom);
  const [search, setSearch] = useUrlState('q');
  const [platform, setPlatform] = usePlatform();
  const [status, setStatus] = useFacet('status', STATUS_FACETS);
  const facets = { ...(platform && { platform }), ...(status && statusFilterOf(status)) };
  const clearFilters = () => {
    setSearch('');
    setPlatform(undefined);
    setStatus(undefined);
  };
  const editor = useListEditor<Account>({
    filters: {
      hide: (row) => filterAccounts([row], { search, ...facets }).length === 0,
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
    const filter = {
      search: wanted,
      ...(platform && { platform }),
      ...(status && statusFilterOf(status)),
    };
    return accounts.data && new Set(filterAccounts(accounts.data, filter));
  }, [accounts.data, wanted, platform, status]);
  const counts = useMemo(() => accounts.data && countAccounts(accounts.data), [accounts.data]);
  const row = editor.row;
  const selection = useSelection(accounts.data, shown);
  const bulk = useBulk<Account>({
    entity: 'account',
    list: accountsAtom,
    selection,
    removeMany: (ids) => deleteAccounts(client, ids),
    restoreMany: (ids) => restoreAccounts(client, ids),
  });
  const [isSettingStatus, setSettingStatus] = useState(false);
  const cardOf = (facet: StatusFacet) => ({
    pressed: status === facet,
    onPress: () => setStatus(status === facet ? undefined : facet),
  });

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
        <StatCard
          label={TEXT.cards.total}
          value={counts?.total}
          icon={<Users aria-hidden />}
          onPress={clearFilters}
        />
        <StatCard
          label={TEXT.cards.facebook}
          value={counts?.facebookActive}
          icon={<PlatformIcon platform="Facebook" />}
          {...cardOf('Facebook-active')}
        />
        <StatCard
          label={TEXT.cards.instagram}
          value={counts?.instagramActive}
          icon={<PlatformIcon platform="Instagram" />}
          {...cardOf('Instagram-active')}
        />
        <StatCard
          label={TEXT.cards.tiktok}
          value={counts?.tiktokActive}
          icon={<PlatformIcon platform="TikTok" />}
          {...cardOf('TikTok-active')}
        />
      </StatCards>
      {accounts.data && accounts.data.length > 0 && (
        <StatusBars
          accounts={accounts.data}
          onSelect={(one, facet) => {
            setPlatform(one);
            setStatus(facet);
          }}
        />
      )}
      <RecordList
        title={TEXT.list}
        list={accountsAtom}
        loadFailed={TEXT.loadFailed}
        search={{ value: search, onChange: setSearch, placeholder: TEXT.search }}
        filters={
          <>
            <PlatformFilter value={platform} onChange={setPlatform} />
            <FacetSelect
              label={RECORD_TEXT.status}
              all={RECORD_TEXT.anyStatus}
              options={STATUS_OPTIONS}
              value={status}
              onChange={setStatus}
            />
          </>
        }
        shownCount={shown?.size}
        exportPath="/api/accounts/export"
        exportQuery={{ search, ...facets }}
        importFile={(file) => importAccounts(client, file)}
        selection={{
          entity: 'account',
          ids: selection.rows.map(({ id }) => id),
          bulk,
          status: <Button onClick={() => setSettingStatus(true)}>{RECORD_TEXT.setStatus}</Button>,
          onClear: selection.clear,
        }}
      >
        <AccountsTable
          rows={accounts.data}
          filter={(one) => shown?.has(one) ?? true}
          glowKey={editor.glowKey}
          selection={selection}
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
      <StatusDialog
        open={isSettingStatus}
        rows={selection.rows}
        bulk={bulk}
        onClose={() => setSettingStatus(false)}
      />
      <KeysDialog keys={[...TEXT.keys, ...RECORD_TEXT.keys]} />
    </>
  );
}
