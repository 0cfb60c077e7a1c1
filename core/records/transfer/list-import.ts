import type { Problem } from '../../errors.js';
import type { Db } from '../../platform/db/database.js';
import type { ListName } from '../lists/lists.constants.js';
import type { BulkRow, BulkTable } from './bulk-write.repository.js';
import type { Cells, ImportColumn } from './cells.js';

/** A record that is there already, or was until it was deleted. */
export interface StoredRecord<Fields> {
  id: number;
  /** The key under which rows of a file find it. */
  key: string;
  fields: Fields;
  isDeleted: boolean;
  /** How the audit names it. */
  label: string;
}

/** What a list says of its import; `importList` does the rest. */
export interface ListImport<Fields extends object> {
  list: ListName;
  /** What one record is called in messages. */
  thing: string;
  columns: readonly ImportColumn[];
  table: BulkTable;
  /** Checks a row's cells by the same rules as a create. */
  read(cells: Cells): { fields: Fields } | { problems: Problem[] };
  /** What makes two rows the same record. */
  keyOf(fields: Fields): string;
  /** The stored records that rows of these fields and keys mean; of several with one key, the oldest first. */
  findStored(db: Db, rows: readonly Fields[], keys: readonly string[]): Promise<StoredRecord<Fields>[]>;
  /**
   * What the stored record becomes: the row's fields, but the stored ones for columns that the file does not have. A
   * text is why that may not be.
   */
  merge(stored: Fields, fields: Fields, given: ReadonlySet<string>): Fields | { refused: Problem };
  /** The row as it is written: every column of `table`. */
  toRow(fields: Fields, key: string): BulkRow;
  /** Before rows are inserted, in their transaction. */
  beforeInsert?(trx: Db, rows: Fields[]): Promise<void>;
}
