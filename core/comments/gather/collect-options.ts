import type { ColumnChoice } from '../fields/column-choice.js';
import type { CommentLimits } from '../fields/comment-limits.js';
import type { DateOrder } from '../fields/comment-time.js';
import type { ChosenMapping } from '../fields/read-row.js';

/** How the rows of a file are made comments. */
export interface CollectOptions {
  mapping?: ChosenMapping;
  /** The columns of a table; of JSON the keys of the first rows stand for them. */
  columns?: readonly string[];
  /** What people chose for files with certain headers; `mapping` and `dateOrder` go before it. */
  choices?: readonly ColumnChoice[];
  limits?: Partial<CommentLimits>;
  /** The zone of times that name none. Default Asia/Kuala_Lumpur. */
  timeZone?: string;
  /** How often comments without id and author stood in earlier parts of the same file, by `commentIdentity`. */
  earlier?: Readonly<Record<string, number>>;
  /** The object around the list, for telling the source. */
  around?: unknown;
  /** The order of dates of digits, where a person has said it. */
  dateOrder?: DateOrder;
  /** Whether columns that no name tells may be recognised by their content, to be shown to a person. Default: no. */
  guess?: boolean;
  /** Whether posts count as comments. Default: no, where the file tells them apart. */
  withPosts?: boolean;
  /** Whether the names of people in a chat are kept. Default: no. */
  withNames?: boolean;
}
