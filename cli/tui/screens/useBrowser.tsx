import type { Client } from '@smops/server/client/client.js';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { describeFailure } from '../../failures/failures.js';
import type { TableColumn } from '../components/DataTable.js';
import { type Handlers, useKeys } from '../keys/useKeys.js';
import type { ScreenProps } from '../lists/ListScreen.js';
import { ListView } from '../lists/ListView.js';
import type { Card, ListFilter } from '../lists/list-page.js';
import { useListView } from '../lists/useListView.js';
import { useResource } from '../state/resources.js';
import { useTui } from '../state/tui.js';
import { tuiTexts } from '../tui.texts.js';

/** A list that is looked at, not edited: what its screen says of it. */
export interface BrowserPage<Data, Row> {
  name: string;
  load(client: Client): Promise<Data>;
  rowsOf(data: Data): readonly Row[];
  keyOf(row: Row): string | number;
  title(data: Data | undefined): string;
  cards(data: Data, shown: readonly Row[]): Card[];
  columns: readonly TableColumn<Row>[];
  filters: readonly ListFilter[];
  filter(rows: readonly Row[], search: string, filters: Record<string, string | undefined>): readonly Row[];
  empty: readonly [string, string];
  /** Beside the count: how old the figures are. */
  note?(data: Data): string | undefined;
  /** Whether others' changes appear by themselves. */
  isLive?: true;
  /** Reads again what the server keeps; without it `r` loads the list again. */
  refresh?(client: Client): Promise<unknown>;
}

const NOTHING: never[] = [];

/** Table, search, filters and order of such a list; `details` is shown instead of it while it answers something. */
export function useBrowser<Data, Row>(
  props: ScreenProps,
  page: BrowserPage<Data, Row>,
  more: {
    /** Whether something else than the list is shown. */
    isCovered: boolean;
    open?(row: Row): void;
    handlers?(row: Row | undefined): Handlers<'list'>;
  },
): { list: ReactNode; data: Data | undefined; reload(): Promise<void> } {
  const { columns, rows: height, isActive } = props;
  const { call, toast } = useTui();
  const { data, error, isLoading, reload } = useResource(
    page.name,
    page.load,
    isActive,
    page.isLive && !more.isCovered,
  );
  const [isRefreshing, setRefreshing] = useState(false);
  const isList = isActive && !more.isCovered;
  const rows = data === undefined ? NOTHING : page.rowsOf(data);
  const list = useListView<Row>({
    rows,
    keyOf: page.keyOf,
    filters: page.filters,
    columns: page.columns,
    filter: page.filter,
    width: columns,
    height,
    error,
    isActive: isList,
  });
  const { current } = list;
  const refresh = async () => {
    setRefreshing(true);
    try {
      if (page.refresh !== undefined) await call(page.refresh);
    } catch (cause) {
      toast({ kind: 'failed', title: tuiTexts().notRefreshed, text: describeFailure(cause).message });
    }
    await reload();
    setRefreshing(false);
  };
  useKeys(
    'list',
    {
      ...list.handlers,
      open: current && more.open && (() => more.open?.(current)),
      refresh: () => void refresh(),
      ...more.handlers?.(current),
    },
    { isActive: isList },
  );
  return {
    data,
    reload,
    list: (
      <ListView
        title={page.title(data)}
        cards={data === undefined ? [] : page.cards(data, list.shown)}
        columns={page.columns}
        rows={list.inView}
        selected={list.selected}
        at={list.cursor.at}
        count={list.shown.length}
        total={data === undefined ? -1 : rows.length}
        view={list.view}
        filters={page.filters}
        typing={list.typing}
        isLoading={isRefreshing || (isLoading && data === undefined)}
        error={error}
        empty={page.empty}
        note={data && page.note?.(data)}
        width={columns}
        height={height}
      />
    ),
  };
}
