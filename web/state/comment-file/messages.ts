import type { CommentMeasure } from '@smops/core/analysis/analyzer/analyzer.model.js';
import type { Comment } from '@smops/core/comments/comment.js';
import type { ColumnChoice } from '@smops/core/comments/fields/column-choice.js';
import type { CommentFileReport } from '@smops/core/comments/read-comment-file.js';
import type { Corrections } from './column-choices.js';
import type { UNREADABLE } from './comment-file.texts.js';

/** What was found in a file, without the comments themselves: they stay in the worker until they are sent. */
export interface FileReport extends Omit<CommentFileReport, 'comments'> {
  preview: Comment[];
  /** For the estimate of what their analysis costs. */
  measure: CommentMeasure;
}

/** What is known of a file's columns before it is read: what this person has said, and what the team chose for headers. */
export interface KnownColumns {
  corrections: Corrections | undefined;
  choices: readonly ColumnChoice[];
}

/** `ask` numbers the questions, so that a late answer about an earlier file is not taken for this one's. */
export type FileQuestion =
  | { kind: 'read'; ask: number; file: File; known: KnownColumns; texts: typeof UNREADABLE }
  | { kind: 'comments'; ask: number };

export type FileAnswer =
  | { kind: 'progress'; ask: number; progress: number }
  | { kind: 'report'; ask: number; report: FileReport }
  | { kind: 'refused'; ask: number; reason: string }
  /** All comments as one JSON list in UTF-8. */
  | { kind: 'comments'; ask: number; bytes: Uint8Array<ArrayBuffer> };
