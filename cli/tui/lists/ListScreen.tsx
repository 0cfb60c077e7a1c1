import { useMemo, useState } from 'react';
import { Reader } from '../components/Reader.js';
import { Form } from '../forms/Form.js';
import { useKeys } from '../keys/useKeys.js';
import { useResource } from '../state/resources.js';
import { useClock, useTui } from '../state/tui.js';
import { tuiTexts } from '../tui.texts.js';
import { ListView } from './ListView.js';
import { type ListPage, narrowing } from './list-page.js';
import { useListView } from './useListView.js';
import { useRecordVerbs } from './useRecordVerbs.js';

/** What every screen is given: its room, and whether it is the one that is shown. */
export interface ScreenProps {
  columns: number;
  rows: number;
  isActive: boolean;
}

type Mode<Row> = { kind: 'list' } | { kind: 'details'; id: number } | { kind: 'form'; row: Row | undefined };

/** A list with search, details, forms, delete and undo, as its page describes it. */
export function ListScreen<Row extends { id: number; version: number }>(
  props: ScreenProps & { page: ListPage<Row> },
) {
  const { page, columns, rows: height, isActive } = props;
  const { now } = useTui();
  const [mode, setMode] = useState<Mode<Row>>({ kind: 'list' });
  const isForm = mode.kind === 'form';
  const { data, error, isLoading, reload } = useResource(
    page.name,
    (client) => client.call(page.operations.list),
    isActive,
    !isForm,
  );
  const texts = page.view.texts();
  const { filters, filter } = useMemo(() => narrowing(page.view), [page.view]);
  const all = data ?? NOTHING;
  const open = mode.kind === 'details' ? all.find(({ id }) => id === mode.id) : undefined;
  // Details of a record that was deleted meanwhile: back to the list.
  const isList = isActive && !isForm && open === undefined;
  const list = useListView<Row>({
    rows: all,
    keyOf: idOf,
    filters,
    columns: page.columns,
    filter,
    width: columns,
    height,
    error,
    isActive: isList,
  });
  const today = useClock().minute(now().toISOString()).slice(0, 10);
  const cards = useMemo(() => (data === undefined ? [] : page.cards(data, today)), [data, page, today]);
  const { current } = list;
  const showList = () => setMode({ kind: 'list' });
  const { deleted, remove, undo, setStatus, copyLink, save } = useRecordVerbs(page, {
    all,
    reload: () => void reload(),
    showList,
  });
  useKeys(
    'list',
    {
      ...list.handlers,
      open: current && (() => setMode({ kind: 'details', id: current.id })),
      add: () => setMode({ kind: 'form', row: undefined }),
      edit: current && (() => setMode({ kind: 'form', row: current })),
      remove: current && (() => remove(current)),
      undo: deleted && (() => undo(deleted)),
      status: current && page.setStatus && (() => setStatus(current)),
      copy: current && page.linkOf && (() => copyLink(current)),
      refresh: () => void reload(),
    },
    { isActive: isList },
  );

  if (!isActive) return null;
  if (mode.kind === 'form') {
    const { row } = mode;
    const spec = page.form(row, today);
    return (
      <Form spec={spec} columns={columns} rows={height} save={(input) => save(row, input)} close={showList} />
    );
  }
  if (open !== undefined) {
    return (
      <Reader
        title={page.view.nameOf(open)}
        lines={page.details(open)}
        columns={columns}
        rows={height}
        handlers={{
          close: showList,
          edit: () => setMode({ kind: 'form', row: open }),
          remove: () => remove(open),
          copy: page.linkOf && (() => copyLink(open)),
        }}
      />
    );
  }
  return (
    <ListView
      title={texts.list}
      cards={cards}
      columns={page.columns}
      rows={list.inView}
      selected={list.selected}
      at={list.cursor.at}
      count={list.shown.length}
      total={data === undefined ? -1 : all.length}
      view={list.view}
      filters={filters}
      typing={list.typing}
      isLoading={isLoading}
      error={error}
      empty={[texts.empty, tuiTexts().pressN(texts.emptyText)]}
      width={columns}
      height={height}
    />
  );
}

const idOf = ({ id }: { id: number }) => id;

/** One list for all that are not loaded, so that nothing is computed again. */
const NOTHING: never[] = [];
