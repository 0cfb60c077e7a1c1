import type { BulkReport } from '@smops/core/lists/lists.schemas.js';
import type { Client } from '@smops/server/client/client.js';
import { useDeferredValue, useMemo } from 'react';
import { useKey } from '../../components/useKey.js';
import { useUrlState } from '../../components/useUrlState.js';
import { useAtomValue } from '../../state/atoms.js';
import { client } from '../../state/client.js';
import type { ResourceAtom } from '../../state/resource.js';
import { useBulk } from './useBulk.js';
import { type ListMessages, useListEditor } from './useListEditor.js';
import { useSelection } from './useSelection.js';

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
  verbs: {
    remove(client: Client, id: number): Promise<void>;
    restore(client: Client, id: number): Promise<unknown>;
    removeMany(client: Client, ids: number[]): Promise<BulkReport>;
    restoreMany(client: Client, ids: number[]): Promise<BulkReport>;
  };
}

export interface Records<Row extends { id: number }> {
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
  const { entity, list, messages, facets, clearFacets, filterRows, verbs } = options;
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
    remove: ({ id }) => verbs.remove(client, id),
    restore: ({ id }) => verbs.restore(client, id),
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
    removeMany: (ids) => verbs.removeMany(client, ids),
    restoreMany: (ids) => verbs.restoreMany(client, ids),
  });
  return {
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
