import { useMemo, useState } from 'react';
import type { TableColumn } from '../components/DataTable.js';
import { useCursor } from '../components/useCursor.js';
import { type EditedText, editedText, editText, insertText } from '../forms/text-edit.model.js';
import { useKeys } from '../keys/useKeys.js';
import { CHROME_ROWS, errorLines } from './ListView.js';
import type { ListFilter } from './list-page.js';
import { initialView, isNarrowed, nextFilter, nextSort, sortRows, type ViewState } from './view-state.js';

/**
 * Search, filters, order and cursor of a table, with their keys. The cursor stays on its row, by `keyOf`, whatever
 * changes around it.
 */
export function useListView<Row>(settings: {
  rows: readonly Row[];
  keyOf(row: Row): string | number;
  filters: readonly ListFilter[];
  columns: readonly TableColumn<Row>[];
  filter(rows: readonly Row[], search: string, filters: Record<string, string | undefined>): readonly Row[];
  width: number;
  height: number;
  /** Why the rows could not be loaded: it takes lines from them. */
  error: string | undefined;
  isActive: boolean;
}) {
  const { rows, keyOf, filters, columns, filter, width, height, error, isActive } = settings;
  const [view, setView] = useState<ViewState>(initialView);
  const [typing, setTyping] = useState<EditedText | undefined>();
  const shown = useMemo(
    () => sortRows(filter(rows, view.search, view.filters), columns, view),
    [rows, view, columns, filter],
  );
  const lines = Math.max(1, height - CHROME_ROWS + 1 - errorLines(error, width).length);
  const cursor = useCursor(shown, keyOf, lines);
  const current = shown[cursor.at];

  const search = (next: EditedText | undefined, text: string) => {
    setTyping(next);
    setView((before) => ({ ...before, search: text }));
  };
  useKeys(
    'search',
    { accept: () => setTyping(undefined), cancel: () => search(undefined, '') },
    {
      isActive: isActive && typing !== undefined,
      isModal: true,
      onText: (text) => {
        const next = insertText(typing ?? editedText(''), text.replaceAll(/\s+/g, ' '));
        search(next, next.text);
      },
      onEdit: (key) => {
        const next = typing && editText(typing, key);
        if (next !== undefined) search(next, next.text);
        return next !== undefined;
      },
    },
  );
  const [first, second] = filters;
  return {
    view,
    typing,
    shown,
    current,
    cursor,
    inView: shown.slice(cursor.offset, cursor.offset + lines),
    selected: cursor.at - cursor.offset,
    handlers: {
      ...cursor.handlers,
      search: () => setTyping(editedText(view.search)),
      filter: first && (() => setView((before) => nextFilter(before, first.name, first.values))),
      otherFilter: second && (() => setView((before) => nextFilter(before, second.name, second.values))),
      sort: () => setView((before) => nextSort(before, columns)),
      reverse: () => setView((before) => ({ ...before, isReverse: !before.isReverse })),
      clear: isNarrowed(view)
        ? () => setView((before) => ({ ...before, search: '', filters: {} }))
        : undefined,
    },
  };
}
