import { FILTERS } from '@smops/core/platform/texts/lists.texts.model.js';
import { ACCOUNTS } from '@smops/core/records/accounts/accounts.operations.js';
import { AccountInput } from '@smops/core/records/accounts/accounts.schemas.js';
import { ACCOUNTS_VIEW } from '@smops/core/records/accounts/accounts.view.js';
import { useMemo, useState } from 'react';
import { Button } from '../../components/Button.js';
import { later } from '../../components/Later.js';
import { accountsAtom } from '../../state/records/accounts.js';
import { FacetSelect, useFacet } from '../lists/FacetSelect.js';
import { FieldsDialog } from '../lists/FieldsDialog.js';
import { RECORD_TEXT } from '../lists/lists.texts.js';
import { RecordList } from '../lists/RecordList.js';
import { RecordPage } from '../lists/RecordPage.js';
import { useRecords } from '../lists/useRecords.js';
import { AccountCards } from './AccountCards.js';
import { AccountsTable } from './AccountsTable.js';
import { ACCOUNTS_TEXT as TEXT } from './accounts.texts.js';
import { StatusDialog } from './StatusDialog.js';
import { STATUS_FACETS, STATUS_OPTIONS, statusFilterOf } from './status-facets.js';

const StatusBars = later(
  async () => (await import('./StatusBars.js')).StatusBars,
  'mt-4 h-40.5 max-md:order-last sm:h-32',
);

export function AccountsPage() {
  const [status, setStatus] = useFacet('status', STATUS_FACETS);
  const chosen = useMemo(() => (status ? statusFilterOf(status) : {}), [status]);
  const records = useRecords({
    view: ACCOUNTS_VIEW,
    list: accountsAtom,
    own: { chosen, clear: () => setStatus(undefined) },
    operations: ACCOUNTS,
  });
  const { rows, selection, bulk } = records;
  const [isSettingStatus, setSettingStatus] = useState(false);

  return (
    <RecordPage texts={TEXT} records={records}>
      <AccountCards
        accounts={rows}
        failed={records.error !== undefined}
        status={status}
        setStatus={setStatus}
        showAll={records.clearFilters}
      />
      {rows === undefined && records.error === undefined && <StatusBars.Bone />}
      {rows && rows.length > 0 && (
        <StatusBars
          accounts={rows}
          onSelect={(facet) => {
            records.choose('platform', undefined);
            setStatus(facet);
          }}
        />
      )}
      <RecordList
        records={records}
        texts={TEXT}
        filters={
          <FacetSelect
            label={RECORD_TEXT.status}
            all={FILTERS().anyStatus}
            options={STATUS_OPTIONS}
            value={status}
            onChange={setStatus}
          />
        }
        setStatus={<Button onClick={() => setSettingStatus(true)}>{RECORD_TEXT.setStatus}</Button>}
      >
        <AccountsTable records={records} />
      </RecordList>
      <FieldsDialog records={records} schema={AccountInput} />
      <StatusDialog
        open={isSettingStatus}
        rows={selection.rows}
        bulk={bulk}
        onClose={() => setSettingStatus(false)}
      />
    </RecordPage>
  );
}
