import { AppError } from '../../errors.js';
import type { Comment } from '../comment.js';
import type { ColumnChoice } from '../fields/column-choice.js';
import type { CommentField, CommentMapping } from '../fields/comment-fields.js';
import { ROWS } from '../texts/rows.texts.model.js';

/** Where a row stands: line of an NDJSON or CSV file (from 1), else null; index of the element in its list (from 0). */
export interface Place {
  line: number | null;
  index: number;
}

/** Why a row gave no comment: `empty` ones have no text, `rejected` ones cannot be read, `duplicate` ones repeat another. */
export interface RowFault {
  outcome: 'empty' | 'rejected' | 'duplicate';
  /** The path in the row, or null when it concerns the whole row. */
  field: string | null;
  /** One sentence. */
  reason: string;
}

export interface RowProblem extends Place, RowFault {}

/** `read` is always the sum of the other four. Replies count like comments; a post that holds a list does not. */
export interface CommentCounts {
  read: number;
  accepted: number;
  duplicates: number;
  empty: number;
  rejected: number;
}

/** Rows that are no comments by what the file says of them; they are not part of `read`. */
export interface LeftOut {
  /** Posts that the comments belong to. */
  posts: number;
  /** Of a chat: messages of the program, pictures, polls. */
  notices: number;
}

/** Of how many comments each of these was understood. */
export type Understood = Record<'author' | 'time' | 'reactionsCount' | 'stars' | 'parentId', number>;

export interface CommentReport extends CommentCounts, LeftOut {
  /** The name of the known export, or `generic`. */
  shape: string;
  /** By what later files with the same columns are known: the columns of a table, the keys of the first rows of JSON. */
  header: string[];
  /** What people chose for files with this header, where that was used. */
  remembered: ColumnChoice | null;
  /** Columns that no name told: they were recognised by what stands in them, and a person has to confirm them. */
  guessed: CommentField[];
  understood: Understood;
  /** Of how many comments the time is known only as text, and one of those texts. */
  unreadTimes: { count: number; example: string } | null;
  /** Dates of digits that both orders can read, where the column does not tell which: they stay text. */
  isOrderOpen: boolean;
  /** How many comments are Malay in Arabic letters. */
  jawi: number;
  /** Whether people were left unnamed: chats are read without names, and an author of every row is none. */
  namesOff: 'chat' | 'same' | null;
  /** The path most rows were read from, per field. Pass a corrected one back as `mapping`. */
  mapping: CommentMapping;
  /** The paths seen in the first rows, to choose a mapping from. */
  paths: string[];
  /** The name under which the first rows hold lists of comments, as posts do. */
  commentsInside?: string;
  /** In the order of the file, replies after the comment they belong to. */
  comments: Comment[];
  /** In the order of the file, at most `maxListedProblems` of each outcome; the counts tell them all. */
  problems: RowProblem[];
}

/** "line 7" where the file has lines, else "row 7", counted from 1. */
export const placeText = ({ line, index }: Place) =>
  line === null ? ROWS().row(index + 1) : ROWS().line(line);

/** VALIDATION for the whole input, because of what stands at one place. */
export function invalidAt(place: Place, message: string, short: string): AppError {
  const at = place.line === null ? { path: String(place.index) } : { line: place.line };
  return new AppError('VALIDATION', message, { problems: [{ ...at, message: short }] });
}
