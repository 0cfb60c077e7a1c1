import type { ReactNode } from 'react';
import { ErrorState } from '../../components/ErrorState.js';
import { ListExportMenu } from '../../components/ListExportMenu.js';
import { ListPanel } from '../../components/ListPanel.js';
import { SearchBox } from '../../components/SearchBox.js';
import { useAtomValue } from '../../state/atoms.js';
import type { ResourceAtom } from '../../state/resource.js';
import { RECORD_TEXT as TEXT } from './lists.texts.js';

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
  children: ReactNode;
}

/** The panel of a list of records: search and filters above, the table, count and export below. */
export function RecordList<Row>(props: Props<Row>) {
  const { list, search, shownCount } = props;
  const { data, error } = useAtomValue(list);
  return (
    <div className="mt-4">
      <ListPanel
        title={props.title}
        tools={
          <>
            <SearchBox {...search} shortcut="/" className="sm:w-64" />
            {props.filters}
          </>
        }
        foot={
          data && (
            <>
              <span aria-live="polite">{TEXT.shown(shownCount ?? data.length, data.length)}</span>
              <ListExportMenu
                label={TEXT.export}
                path={props.exportPath}
                query={props.exportQuery}
                formats={FORMATS}
              />
            </>
          )
        }
      >
        {error && !data ? (
          <ErrorState title={props.loadFailed} error={error} onRetry={() => void list.refetch()} />
        ) : (
          props.children
        )}
      </ListPanel>
    </div>
  );
}
