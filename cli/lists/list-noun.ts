import type { Fields, InputOf } from '@smops/core/records/lists/fields.model.js';
import type { RecordKey } from '@smops/core/records/lists/record-key.model.js';
import type { ListOperations } from '@smops/core/records/transfer/list.operations.js';
import type { Column } from '../output/output.js';
import type { OptionSpec } from '../program/command.js';

export type Options = Record<string, unknown>;

/** What a noun's commands need to know of its list; `listCommands` makes the commands. */
export interface ListNoun<
  Row extends { id: number; version: number },
  All extends Fields,
  Filter extends object,
> {
  noun: string;
  /** One record in messages: `account`. */
  thing: string;
  entity: 'account' | 'task' | 'whatsapp';
  /** Beside the id, what names a record on the command line: `email address`. */
  nameKind: string;
  columns: Column<Row>[];
  filterOptions: readonly OptionSpec[];
  filterOf(options: Options): Filter;
  filter(rows: Row[], filter: Filter): Row[];
  /** What `add` and `edit` have options for. */
  fields: All;
  /** What people call the record. */
  labelOf(row: Row): string;
  isCalled(row: Row, name: string): boolean;
  /** What `add` and `edit` tell of when another record has it; none for records that cannot be mistaken. */
  key?: RecordKey<Row, Row>;
  deleteQuestion(row: Row): string;
  operations: ListOperations<Row, InputOf<All>, InputOf<All>, Filter>;
  examples: { list: string[]; add: string[]; edit: string[]; export: string[]; import: string[] };
}
