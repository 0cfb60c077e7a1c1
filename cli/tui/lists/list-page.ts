import type { RecordKey } from '@smops/core/records/lists/record-key.model.js';
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
}

/** Title and text of a toast, the same as in the dashboard. */
export type Message = readonly [title: string, text: string];

export interface ListMessages {
  created: Message;
  updated: Message;
  deleted: Message;
  restored: Message;
  createFailed: Message;
  updateFailed: Message;
  deleteFailed: Message;
  restoreFailed: Message;
}

/** What the screen of a list needs to know of it; `ListScreen` does the rest. */
export interface ListPage<Row extends { id: number; version: number }, Input extends object> {
  /** The name of the resource, as in the API's path. */
  name: string;
  /** One record: `account`. */
  thing: string;
  title: string;
  empty: Message;
  messages: ListMessages;
  /** `today` is the date in the server's zone, YYYY-MM-DD. */
  cards(rows: readonly Row[], today: string): Card[];
  columns: readonly TableColumn<Row>[];
  filters: readonly ListFilter[];
  /** What search and filters leave; a filter that is not set is undefined. */
  filter(rows: readonly Row[], search: string, filters: Record<string, string | undefined>): Row[];
  labelOf(row: Row): string;
  /** The field that the message names when another record has the same. */
  key?: RecordKey<Row, Row>;
  linkOf?(row: Row): string | null;
  deleteQuestion(row: Row): string;
  details(row: Row): ReaderLine[];
  /** The form for a new record, or for this one. */
  form(row: Row | undefined, today: string): FormSpec<Input>;
  operations: ListOperations<Row, Input, Input, object>;
  /** Changes the row's status in place; undefined when that is not possible. */
  setStatus?(row: Row): ((client: Client) => Promise<Row>) | undefined;
  /** `question` is asked before the change: it cannot be undone. */
  statusMessages?: { done: Message; failed: Message; refused: string; question(row: Row): string };
}
