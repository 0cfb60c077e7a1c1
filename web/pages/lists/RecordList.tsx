import { addressOf } from '@smops/core/platform/operations/address.model.js';
import { Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/Button.js';
import { useKeptFocus } from '../../components/dialog/useKeptFocus.js';
import { ErrorState } from '../../components/feedback/ErrorState.js';
import { DeferredSearchBox } from '../../components/table/DeferredSearchBox.js';
import { Filters } from '../../components/table/Filters.js';
import { ListExportMenu } from '../../components/table/ListExportMenu.js';
import { ListPanel } from '../../components/table/ListPanel.js';
import { client } from '../../state/client.js';
import { Facets } from './FacetSelect.js';
import { ImportDialog } from './ImportDialog.js';
import { IMPORT_TEXT } from './import.texts.js';
import { RECORD_TEXT as TEXT } from './lists.texts.js';
import { SelectionBar, SelectionQuestion } from './SelectionBar.js';
import type { Records } from './useRecords.js';

const FORMATS = ['csv', 'xlsx', 'json', 'ndjson'] as const;

interface RecordListProps<Row extends { id: number }> {
  records: Records<Row>;
  texts: { loadFailed: string; search: string };
  /** What narrows it beside the filters of its view. */
  filters?: ReactNode;
  /** Sets the status of the selected rows. */
  setStatus: ReactNode;
  /** The table. */
  children: ReactNode;
}

/** The panel of a list of records: count, search, filters, import and export above the table, the selection below it. */
export function RecordList<Row extends { id: number }>(props: RecordListProps<Row>) {
  const { records, texts, filters, setStatus, children } = props;
  const { view, operations, list, rows, error, search, setSearch, shown, selection, bulk } = records;
  const exportPath = addressOf(operations.export, {});
  const keptFocus = useKeptFocus();
  const [isImporting, setImporting] = useState(false);
  const chosen = {
    entity: view.entity,
    ids: selection.rows.map(({ id }) => id),
    bulk,
    status: setStatus,
    onClear: selection.clear,
  };
  return (
    <div className="mt-4">
      <div {...keptFocus}>
        <ListPanel
          title={view.texts().list}
          tools={
            <>
              <DeferredSearchBox
                value={search}
                onSearch={setSearch}
                placeholder={texts.search}
                shortcut="/"
                className="max-md:min-w-40 max-md:flex-1 md:w-48"
              />
              <Filters set={Object.keys(records.facets).length}>
                <Facets filters={view.filters} chosen={records.facets} choose={records.choose} />
                {filters}
              </Filters>
              <Button
                icon={<Upload className="size-4" aria-hidden />}
                disabled={!rows}
                onClick={() => setImporting(true)}
              >
                {IMPORT_TEXT.open}
              </Button>
              <ListExportMenu
                label={TEXT.export}
                path={exportPath}
                query={records.query}
                formats={FORMATS}
                disabled={!shown?.size}
              />
            </>
          }
          count={
            rows &&
            (shown && shown.size < rows.length ? TEXT.shown(shown.size, rows.length) : TEXT.all(rows.length))
          }
        >
          {error && !rows ? (
            <ErrorState title={texts.loadFailed} error={error} onRetry={() => void list.refetch()} />
          ) : (
            children
          )}
          <SelectionBar {...chosen} exportPath={exportPath} formats={FORMATS} />
        </ListPanel>
      </div>
      <SelectionQuestion {...chosen} />
      <ImportDialog
        open={isImporting}
        list={view.texts().list}
        send={(file) => client.call(operations.import, file)}
        onClose={() => setImporting(false)}
      />
    </div>
  );
}
