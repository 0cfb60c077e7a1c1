import type { ListOperations } from '@smops/core/records/transfer/list.operations.js';
import { useDeferredValue, useMemo } from 'react';
import { useKey } from '../../components/keys/useKey.js';
import { useUrlState } from '../../components/useUrlState.js';
import { useAtomValue } from '../../state/atoms.js';
import { client } from '../../state/client.js';
import type { ResourceAtom } from '../../state/resource.js';
import { useBulk } from './useBulk.js';
import { type ListMessages, useListEditor } from './useListEditor.js';
import { useSelection } from './useSelection.js';

/** The operations of a list of such records, whatever its inputs are. */
export type OperationsOn<Row> = ListOperations<Row, object, object, object>;

interface Options<Row, Facets> {
  entity: 'account' | 'task' | 'whatsapp';
  list: ResourceAtom<Row[]>;
  /** The rows to show; those of the list unless the page changes them before the server has. */
  rows?: readonly Row[] | undefined;
  messages: ListMessages;
  /** The filters beside the search. The same object until one of them changes. */
  facets: Facets;
  clearFacets(): void;
  filterRows(rows: readonly Row[], filter: NoInfer<Facets> & { search: string }): Row[];
  operations: OperationsOn<Row>;
}

export interface Records<Row extends { id: number }> {
  operations: OperationsOn<Row>;
  entity: 'account' | 'task' | 'whatsapp';
  list: ResourceAtom<Row[]>;
  /** Undefined until they are loaded. */
  rows: readonly Row[] | undefined;
  error: Error | undefined;
  search: string;
  setSearch(search: string): void;
  /** The filters that are set. */
  facets: Record<string, string>;
  /** The search and the filters, as an export takes them. */
  query: Record<string, string>;
  clearFilters(): void;
  /** Those that the search and the filters leave. */
  shown: ReadonlySet<Row> | undefined;
  editor: ReturnType<typeof useListEditor<Row>>;
  selection: ReturnType<typeof useSelection<Row>>;
  bulk: ReturnType<typeof useBulk<Row>>;
}

/** What every page of records keeps: the search in the address, which rows are shown and ticked, and what is done to them. */
export function useRecords<Row extends { id: number }, Facets extends Record<string, string>>(
  options: Options<Row, Facets>,
) {
  const { entity, list, messages, facets, clearFacets, filterRows, operations } = options;
  const { data, error } = useAtomValue(list);
  const rows = options.rows ?? data;
  const [search, setSearch] = useUrlState('q');
  const clearFilters = () => {
    setSearch('');
    clearFacets();
  };
  const editor = useListEditor<Row>({
    list,
    messages,
    filters: {
      hide: (row) => filterRows([row], { search, ...facets }).length === 0,
      clear: clearFilters,
    },
    remove: ({ id }) => client.call(operations.delete, { id }),
    restore: ({ id }) => client.call(operations.restore, { id }),
  });
  useKey('n', editor.add);
  const wanted = useDeferredValue(search);
  const shown = useMemo(
    () => rows && new Set(filterRows(rows, { search: wanted, ...facets })),
    [rows, wanted, facets, filterRows],
  );
  const selection = useSelection(rows, shown);
  const bulk = useBulk<Row>({
    entity,
    list,
    selection,
    removeMany: (ids) => client.call(operations.deleteMany, { ids }),
    restoreMany: (ids) => client.call(operations.restoreMany, { ids }),
  });
  return {
    operations,
    entity,
    list,
    rows,
    error,
    search,
    setSearch,
    facets,
    query: { search, ...facets },
    clearFilters,
    shown,
    editor,
    selection,
    bulk,
  };
}
