import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';
import type { DateOrder } from '../fields/comment-time.js';
import type { ChosenMapping } from '../fields/read-row.js';

/** Which columns people chose for files with one header. */
export interface ColumnChoiceTable {
  id: Generated<number>;
  /** The public id. */
  choiceId: string;
  /** SHA-256 of the header as it is compared, in hexadecimal digits. */
  headerHash: string;
  header: ColumnType<string[], string, string>;
  mapping: ColumnType<ChosenMapping, string, string>;
  dateOrder: DateOrder | null;
  changedAt: Date;
  changedByName: string;
}

export interface ColumnChoicesTables {
  columnChoices: ColumnChoiceTable;
}

export type ColumnChoiceRow = Selectable<ColumnChoiceTable>;
export type NewColumnChoiceRow = Insertable<ColumnChoiceTable>;
