import { choiceText } from '@smops/core/lists/lists.texts.model.js';
import { sameKeyHint } from '@smops/core/lists/record-key.model.js';
import { STATES, WHATSAPP_STATUSES, type WhatsAppStatus } from '@smops/core/whatsapp/whatsapp.constants.js';
import { WHATSAPP_FIELDS } from '@smops/core/whatsapp/whatsapp.fields.js';
import { countWhatsApp, filterWhatsApp, WHATSAPP_KEY } from '@smops/core/whatsapp/whatsapp.model.js';
import { type WhatsAppAccount, WhatsAppInput } from '@smops/core/whatsapp/whatsapp.schemas.js';
import {
  createWhatsAppAccount,
  deleteWhatsAppAccount,
  deleteWhatsAppAccounts,
  importWhatsAppAccounts,
  restoreWhatsAppAccount,
  restoreWhatsAppAccounts,
  setWhatsAppStatuses,
  updateWhatsAppAccount,
} from '@smops/server/client/whatsapp.client.js';
import { MapPin, MessageCircle, Plus, Trophy } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { Button } from '../../components/Button.js';
import { ConfirmDialog } from '../../components/dialog/ConfirmDialog.js';
import { KeysDialog } from '../../components/dialog/KeysDialog.js';
import { later } from '../../components/Later.js';
import { MenuButton } from '../../components/MenuButton.js';
import { PageHeader } from '../../components/PageHeader.js';
import { StatCard, StatCards } from '../../components/StatCard.js';
import { useKey } from '../../components/useKey.js';
import { useUrlState } from '../../components/useUrlState.js';
import { useAtomValue } from '../../state/atoms.js';
import { client } from '../../state/client.js';
import { whatsAppAtom } from '../../state/records/whatsapp.js';
import { FacetSelect, useFacet } from '../lists/FacetSelect.js';
import { FieldsDialog } from '../lists/FieldsDialog.js';
import { RECORD_TEXT } from '../lists/lists.texts.js';
import { RecordList } from '../lists/RecordList.js';
import { useBulk } from '../lists/useBulk.js';
import { useListEditor } from '../lists/useListEditor.js';
import { useSelection } from '../lists/useSelection.js';
import { WhatsAppTable } from './WhatsAppTable.js';
import { WHATSAPP_TEXT as TEXT, WHATSAPP_MESSAGES } from './whatsapp.texts.js';

const StateMap = later(async () => (await import('./StateMap.js')).StateMap, 'mt-4 h-74');
const STATE_OPTIONS = STATES.map((state) => ({ value: state, label: choiceText(state) }));
const STATUS_OPTIONS = WHATSAPP_STATUSES.map((status) => ({ value: status, label: choiceText(status) }));

/** One status for all rows; Undo gives those that were changed the other one of the two. */
const statusChange = (status: WhatsAppStatus, before: readonly WhatsAppAccount[]) => ({
  send: (ids: number[]) => setWhatsAppStatuses(client, { ids, status }),
  done: (several: string) => RECORD_TEXT.statusSet(several, choiceText(status)),
  undo: async (ids: number[]) => {
    const changed = before.filter(({ id }) => ids.includes(id));
    for (const was of WHATSAPP_STATUSES) {
      const alike = changed.filter((one) => one.status === was).map(({ id }) => id);
      if (alike.length > 0) await setWhatsAppStatuses(client, { ids: alike, status: was });
    }
  },
});

export function WhatsAppPage() {
  const accounts = useAtomValue(whatsAppAtom);
  const [search, setSearch] = useUrlState('q');
  const [state, setState] = useFacet('state', STATES);
  const [status, setStatus] = useFacet('status', WHATSAPP_STATUSES);
  const facets = { ...(state && { state }), ...(status && { status }) };
  const clearFilters = () => {
    setSearch('');
    setState(undefined);
    setStatus(undefined);
  };
  const editor = useListEditor<WhatsAppAccount>({
    filters: {
      hide: (row) => filterWhatsApp([row], { search, ...facets }).length === 0,
      clear: clearFilters,
    },
    list: whatsAppAtom,
    messages: WHATSAPP_MESSAGES,
    remove: (row) => deleteWhatsAppAccount(client, row.id),
    restore: (row) => restoreWhatsAppAccount(client, row.id),
  });
  useKey('n', editor.add);

  const wanted = useDeferredValue(search);
  const shown = useMemo(() => {
    const filter = { search: wanted, ...(state && { state }), ...(status && { status }) };
    return accounts.data && new Set(filterWhatsApp(accounts.data, filter));
  }, [accounts.data, wanted, state, status]);
  const counts = useMemo(() => accounts.data && countWhatsApp(accounts.data), [accounts.data]);
  const row = editor.row;
  const selection = useSelection(accounts.data, shown);
  const bulk = useBulk<WhatsAppAccount>({
    entity: 'whatsapp',
    list: whatsAppAtom,
    selection,
    removeMany: (ids) => deleteWhatsAppAccounts(client, ids),
    restoreMany: (ids) => restoreWhatsAppAccounts(client, ids),
  });
  const popular = counts?.mostPopular?.state;

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
          icon={<MessageCircle aria-hidden />}
          onPress={clearFilters}
        />
        <StatCard label={TEXT.cards.states} value={counts?.activeStates} icon={<MapPin aria-hidden />} />
        <StatCard
          label={TEXT.cards.popular}
          value={counts && (counts.mostPopular ? choiceText(counts.mostPopular.state) : TEXT.cards.none)}
          hint={
            counts?.mostPopular
              ? TEXT.cards.accounts(counts.mostPopular.accounts)
              : counts && TEXT.cards.noAccounts
          }
          icon={<Trophy aria-hidden />}
          {...(popular && {
            pressed: state === popular,
            onPress: () => setState(state === popular ? undefined : popular),
          })}
        />
      </StatCards>
      {accounts.data && accounts.data.length > 0 && (
        <StateMap
          accounts={accounts.data}
          chosen={state}
          onSelect={(one) => setState(one === state ? undefined : one)}
        />
      )}
      <RecordList
        title={TEXT.list}
        list={whatsAppAtom}
        loadFailed={TEXT.loadFailed}
        search={{ value: search, onChange: setSearch, placeholder: TEXT.search }}
        filters={
          <>
            <FacetSelect
              label={TEXT.state}
              all={TEXT.allStates}
              options={STATE_OPTIONS}
              value={state}
              onChange={setState}
            />
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
        exportPath="/api/whatsapps/export"
        exportQuery={{ search, ...facets }}
        importFile={(file) => importWhatsAppAccounts(client, file)}
        selection={{
          entity: 'whatsapp',
          ids: selection.rows.map(({ id }) => id),
          bulk,
          status: (
            <MenuButton
              size="medium"
              label={RECORD_TEXT.setStatus}
              items={WHATSAPP_STATUSES.map((one) => ({
                label: choiceText(one),
                onSelect: () => bulk.change(statusChange(one, selection.rows)),
              }))}
            />
          ),
          onClear: selection.clear,
        }}
      >
        <WhatsAppTable
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
        fields={WHATSAPP_FIELDS}
        schema={WhatsAppInput}
        texts={TEXT}
        hintOf={(values, before) => sameKeyHint(accounts.data ?? [], values, WHATSAPP_KEY, before)}
        create={(values) => createWhatsAppAccount(client, values)}
        update={(id, values, version) => updateWhatsAppAccount(client, id, values, version)}
        onSaved={(one) => void editor.saved(one)}
        onFailed={editor.failed}
        onClose={editor.close}
      />
      <ConfirmDialog
        open={editor.opened === 'delete'}
        title={TEXT.deleteTitle}
        question={row && TEXT.deleteQuestion(row.whatsappName)}
        confirmLabel={RECORD_TEXT.delete}
        pending={editor.deleting}
        pendingLabel={RECORD_TEXT.deleting}
        onConfirm={editor.confirmDelete}
        onClose={editor.close}
      />
      <KeysDialog keys={[...TEXT.keys, ...RECORD_TEXT.keys]} />
    </>
  );
}
