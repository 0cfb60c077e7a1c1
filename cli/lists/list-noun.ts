import type { ListView } from '@smops/core/records/lists/list-view.model.js';
import type { ListOperations } from '@smops/core/records/transfer/list.operations.js';
import type { Column } from '../output/output.js';

export type Options = Record<string, unknown>;

/** What a noun's commands need to know of its list; `listCommands` makes the commands. */
export interface ListNoun<Row extends { id: number; version: number }> {
  noun: string;
  /** One record in messages: `account`. */
  thing: string;
  /** Beside the id, what names a record on the command line: `email address`. */
  nameKind: string;
  columns: Column<Row>[];
  view: ListView<Row>;
  /** What sentences about a change call the record. */
  labelOf(row: Row): string;
  isCalled(row: Row, name: string): boolean;
  operations: ListOperations<Row, object, object, object>;
  examples: { list: string[]; add: string[]; edit: string[]; export: string[]; import: string[] };
}
