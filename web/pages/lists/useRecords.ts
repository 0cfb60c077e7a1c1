import { type Filters, filterRows, type ListView } from '@smops/core/records/lists/list-view.model.js';
import type { ListOperations } from '@smops/core/records/transfer/list.operations.js';
import { useDeferredValue, useMemo } from 'react';
import { useKey } from '../../components/keys/useKey.js';
import { useUrlState } from '../../components/useUrlState.js';
import { useAtomValue } from '../../state/atoms.js';
import { client } from '../../state/client.js';
import type { ResourceAtom } from '../../state/resource.js';
import { type Chosen, useFacets } from './FacetSelect.js';
import { useBulk } from './useBulk.js';
import { useListEditor } from './useListEditor.js';
import { useSelection } from './useSelection.js';

/** The operations of a list of such records, whatever its inputs are. */
export type OperationsOn<Row> = ListOperations<Row, object, object, object>;

interface Options<Row, All> {
  /** The same object always. */
  view: ListView<NoInfer<Row>> & { filters: All };
  list: ResourceAtom<Row[]>;
  /** The rows to show; those of the list unless the page changes them before the server has. */
  rows?: readonly Row[] | undefined;
  /** What the page narrows the list by in a way of its own. `chosen` is the same object until it changes. */
  own?: { chosen: Chosen<NoInfer<All>>; clear(): void };
  operations: OperationsOn<Row>;
}

export interface Records<Row extends { id: number }, All = Filters<Row>> {
  operations: OperationsOn<Row>;
  view: ListView<Row>;
  list: ResourceAtom<Row[]>;
  /** Undefined until they are loaded. */
  rows: readonly Row[] | undefined;
  error: Error | undefined;
  search: string;
  setSearch(search: string): void;
  /** The filters that are set. */
  facets: Chosen<All>;
  choose<Name extends keyof All & string>(name: Name, value: Chosen<All>[Name]): void;
  /** The search and the filters, as an export takes them. */
  query: Readonly<Record<string, string | undefined>>;
  clearFilters(): void;
  /** Those that the search and the filters leave. */
  shown: ReadonlySet<Row> | undefined;
  editor: ReturnType<typeof useListEditor<Row>>;
  selection: ReturnType<typeof useSelection<Row>>;
  bulk: ReturnType<typeof useBulk<Row>>;
}

/** What every page of records keeps: the search in the address, which rows are shown and ticked, and what is done to them. */
export function useRecords<Row extends { id: number }, All extends Filters<never>>(
  options: Options<Row, All>,
): Records<Row, All> {
  const { view, list, own, operations } = options;
  const { data, error } = useAtomValue(list);
  const rows = options.rows ?? data;
  const [search, setSearch] = useUrlState('q');
  const { chosen, choose, clear } = useFacets<All>(view.filters);
  const facets = useMemo(() => ({ ...chosen, ...own?.chosen }), [chosen, own?.chosen]);
  const clearFilters = () => {
    setSearch('');
    clear();
    own?.clear();
  };
  const editor = useListEditor<Row>({
    list,
    texts: view.texts(),
    filters: {
      hide: (row) => filterRows(view, [row], { search, ...facets }).length === 0,
      clear: clearFilters,
    },
    remove: ({ id }) => client.call(operations.delete, { id }),
    restore: ({ id }) => client.call(operations.restore, { id }),
  });
  useKey('n', editor.add);
  const wanted = useDeferredValue(search);
  const shown = useMemo(
    () => rows && new Set(filterRows(view, rows, { search: wanted, ...facets })),
    [rows, wanted, facets, view],
  );
  const selection = useSelection(rows, shown);
  const bulk = useBulk<Row>({
    entity: view.entity,
    selection,
    removeMany: (ids) => client.call(operations.deleteMany, { ids }),
    restoreMany: (ids) => client.call(operations.restoreMany, { ids }),
  });
  return {
    operations,
    view,
    list,
    rows,
    error,
    search,
    setSearch,
    facets,
    choose,
    query: { search, ...facets },
    clearFilters,
    shown,
    editor,
    selection,
    bulk,
  };
}
