import type { CommentField } from '../fields/comment-fields.js';
import type { DateOrder } from '../fields/comment-time.js';

/** A value of a row that tells what the row is. */
export interface RowSign {
  path: string;
  /** The values that tell it. Without it, any value that is not blank does. */
  values?: readonly string[];
  /** The beginning of the value. */
  begins?: string;
}

/** How one known export is laid out. Where it says nothing, the names of `comment-fields.ts` hold. */
export interface Layout {
  name: string;
  /** Where its columns were seen. Tools change their columns without notice: `seen` is the month of the look. */
  source: string;
  seen: string;
  /** Names that stand together in the rows, and on the object around them. All of each must be there. */
  row?: readonly string[];
  around?: readonly string[];
  /** Where a field is read from, in order of preference, in place of the usual names; an empty list for nowhere. */
  fields?: Partial<Record<CommentField, readonly string[]>>;
  /** The comment stands in the object under this name. */
  inside?: string;
  /** Under which name a comment holds the replies to it, where that is no usual one. */
  replies?: readonly string[];
  /** Rows that are posts, and rows that are messages of the program, pictures or polls. */
  post?: readonly RowSign[];
  notice?: readonly RowSign[];
  /** The order of dates of digits; without it the column tells. */
  dateOrder?: DateOrder;
  /** The zone of times that name none. */
  timeZone?: string;
  /** How parents and ids are written. */
  threads?: 'reddit' | 'facepager' | 'numbered';
  /** Names of people are taken off when it is read, in the texts too. */
  isChat?: boolean;
  /** Its text is UTF-8 that was written as Latin-1, letter by letter. */
  isGarbled?: boolean;
  /** The text's column is the longest: it is called as the question of a form. */
  isForm?: boolean;
}
