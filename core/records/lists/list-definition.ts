import type { z } from 'zod';
import type { ListName } from './lists.constants.js';
import type { insertRecordRow, NewRecord, RecordRow } from './records.repository.js';

/** A list of records, as `defineList` needs it to make its verbs. */
export interface ListDefinition<List extends ListName, Fields extends object, Shown> {
  list: List;
  /** What the audit log calls a record of it, and the name of it in messages. */
  entity: 'account' | 'task' | 'whatsapp';
  createInput: z.ZodType<Fields>;
  updateInput: z.ZodType<Fields>;
  /** The columns of a new record with these fields. */
  newRecord(fields: Fields): NewRecord<List>;
  /** The columns to write for an update to these fields. Throws when the record may not become so. */
  updatedColumns(fields: Fields, before: RecordRow<List>): Partial<NewRecord<List>>;
  /** How a new record is inserted, when it is not a plain insert. */
  insert?: typeof insertRecordRow<List>;
  /** What the audit log says of a deleted or restored record. */
  auditedOf(row: RecordRow<List>): object;
  toRecord(row: RecordRow<List>): Shown;
  /** How the audit log names the record. */
  labelOf(row: RecordRow<List>): string;
  /** How a message about the record begins: `The account of aminah@example.my`. */
  subjectOf(row: RecordRow<List>): string;
}
