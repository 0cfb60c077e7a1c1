import { filterRows, type ListView } from '@smops/core/records/lists/list-view.model.js';
import type { ListOperations } from '@smops/core/records/transfer/list.operations.js';
import type { Client } from '@smops/server/client/client.js';
import type { TableColumn } from '../components/DataTable.js';
import type { ReaderLine } from '../components/Reader.js';
import type { FormSpec } from '../forms/form-spec.js';

export interface Card {
  label: string;
  value: string;
}

/** A filter that a key steps through; the first value is "all". */
export interface ListFilter {
  name: string;
  label: string;
  values: readonly string[];
  /** What a value is called. Default: its word. */
  choice?(value: string): string;
}

/** Title and text of a toast, the same as in the dashboard. */
type Message = readonly [title: string, text: string];

/** What the screen of a list needs to know of it; `ListScreen` does the rest. */
export interface ListPage<Row extends { id: number; version: number }> {
  /** The name of the resource, as in the API's path. */
  name: string;
  /** `today` is the date in the server's zone, YYYY-MM-DD. */
  cards(rows: readonly Row[], today: string): Card[];
  columns: readonly TableColumn<Row>[];
  view: ListView<Row>;
  linkOf?(row: Row): string | null;
  details(row: Row): ReaderLine[];
  /** The form for a new record, or for this one. */
  form(row: Row | undefined, today: string): FormSpec<object>;
  operations: ListOperations<Row, object, object, object>;
  /** Changes the row's status in place; undefined when that is not possible. */
  setStatus?(row: Row): ((client: Client) => Promise<Row>) | undefined;
  /** `question` is asked before the change: it cannot be undone. */
  statusMessages?: { done: Message; failed: string; refused: string; question(row: Row): string };
}

/** The filters of a list that keys step through, and what they and a search leave of it; a filter that is not set is undefined. */
export const narrowing = <Row>(view: ListView<Row>) => ({
  filters: Object.entries(view.filters).flatMap(([name, { choices = [], facet }]): ListFilter[] =>
    facet === undefined
      ? []
      : [{ name, label: facet.label().toLowerCase(), values: choices, choice: facet.choice }],
  ),
  filter: (rows: readonly Row[], search: string, chosen: Record<string, string | undefined>): Row[] =>
    filterRows(view, rows, { search, ...chosen }),
});
