import { choiceText } from '@smops/core/platform/texts/lists.texts.model.js';
import {
  type State,
  WHATSAPP_STATUSES,
  type WhatsAppStatus,
} from '@smops/core/records/whatsapp/whatsapp.constants.js';
import { WHATSAPP } from '@smops/core/records/whatsapp/whatsapp.operations.js';
import { type WhatsAppAccount, WhatsAppInput } from '@smops/core/records/whatsapp/whatsapp.schemas.js';
import { WHATSAPP_VIEW } from '@smops/core/records/whatsapp/whatsapp.view.js';
import { later } from '../../components/Later.js';
import { MenuButton } from '../../components/MenuButton.js';
import { client } from '../../state/client.js';
import { whatsAppAtom } from '../../state/records/whatsapp.js';
import { FieldsDialog } from '../lists/FieldsDialog.js';
import { RECORD_TEXT } from '../lists/lists.texts.js';
import { RecordList } from '../lists/RecordList.js';
import { RecordPage } from '../lists/RecordPage.js';
import { useRecords } from '../lists/useRecords.js';
import { WhatsAppCards } from './WhatsAppCards.js';
import { WhatsAppTable } from './WhatsAppTable.js';
import { WHATSAPP_TEXT as TEXT } from './whatsapp.texts.js';

const StateMap = later(
  async () => (await import('./StateMap.js')).StateMap,
  'h-78 max-md:order-last max-md:mt-4',
);

/** One status for all rows; Undo gives those that were changed the other one of the two. */
const statusChange = (status: WhatsAppStatus, before: readonly WhatsAppAccount[]) => ({
  send: (ids: number[]) => client.call(WHATSAPP.setStatuses, { ids, status }),
  done: (several: string) => RECORD_TEXT.statusSet(several, choiceText(status)),
  undo: async (ids: number[]) => {
    const changed = before.filter(({ id }) => ids.includes(id));
    for (const was of WHATSAPP_STATUSES) {
      const alike = changed.filter((one) => one.status === was).map(({ id }) => id);
      if (alike.length > 0) await client.call(WHATSAPP.setStatuses, { ids: alike, status: was });
    }
  },
});

export function WhatsAppPage() {
  const records = useRecords({
    view: WHATSAPP_VIEW,
    list: whatsAppAtom,
    operations: WHATSAPP,
  });
  const { rows, selection, bulk } = records;
  const { state } = records.facets;
  const setState = (one: State | undefined) => records.choose('state', one);

  return (
    <RecordPage texts={TEXT} records={records}>
      <div className="grid gap-4 max-md:contents md:grid-cols-[minmax(0,1fr)_22rem]">
        <WhatsAppCards
          accounts={rows}
          failed={records.error !== undefined}
          state={state}
          setState={setState}
          showAll={records.clearFilters}
        />
        {rows === undefined && records.error === undefined && <StateMap.Bone />}
        {rows && rows.length > 0 && (
          <StateMap
            accounts={rows}
            chosen={state}
            onSelect={(one) => setState(one === state ? undefined : one)}
          />
        )}
      </div>
      <RecordList
        records={records}
        texts={TEXT}
        setStatus={
          <MenuButton
            size="medium"
            label={RECORD_TEXT.setStatus}
            items={WHATSAPP_STATUSES.map((one) => ({
              label: choiceText(one),
              onSelect: () => bulk.change(statusChange(one, selection.rows)),
            }))}
          />
        }
      >
        <WhatsAppTable records={records} />
      </RecordList>
      <FieldsDialog records={records} schema={WhatsAppInput} />
    </RecordPage>
  );
}
