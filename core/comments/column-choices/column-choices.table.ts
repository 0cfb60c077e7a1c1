import type { Generated, Insertable, JSONColumnType, Selectable } from 'kysely';
import type { DateOrder } from '../fields/comment-time.js';
import type { ChosenMapping } from '../fields/read-row.js';

/** Which columns people chose for files with one header. */
export interface ColumnChoiceTable {
  id: Generated<number>;
  /** The public id. */
  choiceId: string;
  /** SHA-256 of the header as it is compared, in hexadecimal digits. */
  headerHash: string;
  header: JSONColumnType<string[]>;
  mapping: JSONColumnType<ChosenMapping>;
  dateOrder: DateOrder | null;
  changedAt: Date;
  changedByName: string;
}

export type ColumnChoiceRow = Selectable<ColumnChoiceTable>;
export type NewColumnChoiceRow = Insertable<ColumnChoiceTable>;
