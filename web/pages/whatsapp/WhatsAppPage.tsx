import { choiceText } from '@smops/core/lists/lists.texts.model.js';
import { sameKeyHint } from '@smops/core/lists/record-key.model.js';
import { STATES, type State } from '@smops/core/whatsapp/whatsapp.constants.js';
import { WHATSAPP_FIELDS } from '@smops/core/whatsapp/whatsapp.fields.js';
import { countWhatsApp, filterWhatsApp, WHATSAPP_KEY } from '@smops/core/whatsapp/whatsapp.model.js';
import { type WhatsAppAccount, WhatsAppInput } from '@smops/core/whatsapp/whatsapp.schemas.js';
import {
  createWhatsAppAccount,
  deleteWhatsAppAccount,
  importWhatsAppAccounts,
  restoreWhatsAppAccount,
  updateWhatsAppAccount,
} from '@smops/server/client/whatsapp.client.js';
import { MapPin, MessageCircle, Plus, Trophy } from 'lucide-react';
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
import { whatsAppAtom } from '../../state/records/whatsapp.js';
import { FieldsDialog } from '../lists/FieldsDialog.js';
import { RECORD_TEXT } from '../lists/lists.texts.js';
import { RecordList } from '../lists/RecordList.js';
import { useListEditor } from '../lists/useListEditor.js';
import { StateFilter } from './StateFilter.js';
import { WhatsAppTable } from './WhatsAppTable.js';
import { WHATSAPP_TEXT as TEXT, WHATSAPP_MESSAGES } from './whatsapp.texts.js';

const isState = (value: string): value is State => STATES.some((state) => state === value);

export function WhatsAppPage() {
  const accounts = useAtomValue(whatsAppAtom);
  const [search, setSearch] = useUrlState('q');
  const [state, setState] = useUrlState('state');
  const clearFilters = () => {
    setSearch('');
    setState('');
  };
  const editor = useListEditor<WhatsAppAccount>({
    filters: {
      hide: (row) => filterWhatsApp([row], { search, ...(isState(state) && { state }) }).length === 0,
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
    const filter = { search: wanted, ...(isState(state) && { state }) };
    return accounts.data && new Set(filterWhatsApp(accounts.data, filter));
  }, [accounts.data, wanted, state]);
  const counts = useMemo(() => accounts.data && countWhatsApp(accounts.data), [accounts.data]);
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
        <StatCard label={TEXT.cards.total} value={counts?.total} icon={<MessageCircle aria-hidden />} />
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
        />
      </StatCards>
      <RecordList
        title={TEXT.list}
        list={whatsAppAtom}
        loadFailed={TEXT.loadFailed}
        search={{ value: search, onChange: setSearch, placeholder: TEXT.search }}
        filters={<StateFilter value={state} onChange={setState} />}
        shownCount={shown?.size}
        exportPath="/api/whatsapps/export"
        exportQuery={{ search, state }}
        importFile={(file) => importWhatsAppAccounts(client, file)}
      >
        <WhatsAppTable
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
      <KeysDialog keys={TEXT.keys} />
    </>
  );
}
