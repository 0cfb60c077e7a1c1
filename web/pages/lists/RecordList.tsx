import type { ImportReport } from '@smops/core/transfer/transfer.schemas.js';
import type { ImportFile } from '@smops/server/client/list-calls.js';
import { Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/Button.js';
import { useKeptFocus } from '../../components/dialog/useKeptFocus.js';
import { ErrorState } from '../../components/feedback/ErrorState.js';
import { DeferredSearchBox } from '../../components/table/DeferredSearchBox.js';
import { ListExportMenu } from '../../components/table/ListExportMenu.js';
import { ListPanel } from '../../components/table/ListPanel.js';
import { useAtomValue } from '../../state/atoms.js';
import type { ResourceAtom } from '../../state/resource.js';
import { ImportDialog } from './ImportDialog.js';
import { IMPORT_TEXT } from './import.texts.js';
import { RECORD_TEXT as TEXT } from './lists.texts.js';
import { SelectionBar, type SelectionProps, SelectionQuestion } from './SelectionBar.js';

const FORMATS = ['csv', 'xlsx', 'json', 'ndjson'] as const;

interface Props<Row> {
  title: string;
  list: ResourceAtom<Row[]>;
  loadFailed: string;
  search: { value: string; onChange(value: string): void; placeholder: string };
  filters: ReactNode;
  /** How many rows the search and the filters leave. */
  shownCount: number | undefined;
  /** Where the list can be exported, with the filters it is shown with. */
  exportPath: string;
  exportQuery: Record<string, string>;
  importFile(file: ImportFile): Promise<ImportReport>;
  children: ReactNode;
  /** What can be done to the selected rows. */
  selection: SelectionProps;
}

/** The panel of a list of records: count, search, filters, import and export above the table. */
export function RecordList<Row>(props: Props<Row>) {
  const { list, search, shownCount } = props;
  const { data, error } = useAtomValue(list);
  const keptFocus = useKeptFocus();
  const [isImporting, setImporting] = useState(false);
  return (
    <div className="mt-4">
      <div {...keptFocus}>
        <ListPanel
          title={props.title}
          tools={
            <>
              <DeferredSearchBox
                value={search.value}
                onSearch={search.onChange}
                placeholder={search.placeholder}
                shortcut="/"
                className="sm:w-48"
              />
              {props.filters}
              <Button
                icon={<Upload className="size-4" aria-hidden />}
                disabled={!data}
                onClick={() => setImporting(true)}
              >
                {IMPORT_TEXT.open}
              </Button>
              <ListExportMenu
                label={TEXT.export}
                path={props.exportPath}
                query={props.exportQuery}
                formats={FORMATS}
                disabled={!shownCount}
              />
            </>
          }
          count={data && TEXT.shown(shownCount ?? data.length, data.length)}
        >
          {error && !data ? (
            <ErrorState title={props.loadFailed} error={error} onRetry={() => void list.refetch()} />
          ) : (
            props.children
          )}
          <SelectionBar {...props.selection} exportPath={props.exportPath} formats={FORMATS} />
        </ListPanel>
      </div>
      <SelectionQuestion {...props.selection} />
      <ImportDialog
        open={isImporting}
        list={props.title}
        send={props.importFile}
        onImported={() => void list.refetch()}
        onClose={() => setImporting(false)}
      />
    </div>
  );
}
