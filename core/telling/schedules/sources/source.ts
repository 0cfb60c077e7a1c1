import { createHash } from 'node:crypto';
import type { ReadFile } from '../../../analysis/analyzer/runs/intake.model.js';
import type { Comment } from '../../../comments/comment.js';
import type { ColumnChoice } from '../../../comments/fields/column-choice.js';
import { commentIdentity } from '../../../comments/gather/duplicates.js';
import type { ServiceContext } from '../../../context.js';
import { AppError } from '../../../errors.js';
import type { LeftOut, SourceState } from '../schedules.table.js';

/** What a source has that is new. */
export interface Collected {
  comments: Comment[];
  /** What the comments were read from. */
  files: ReadFile[];
  leftOut: LeftOut[];
  /** Under which keys it is recognised the next time; also of what can never be read. */
  keys: string[];
  /** Keys under which the content that is known already is recognised without being read again. */
  known: string[];
  state: SourceState;
}

/** The source could not be reached, broke off or is overloaded: another try may succeed. */
export class SourceTrouble extends AppError {
  constructor(message: string, cause?: unknown) {
    super('UPSTREAM', message, { cause });
    this.name = 'SourceTrouble';
  }
}

/** Whether reading ends because its time is over, not because the server ends. */
export const isOutOfTime = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && (reason as Error).name === 'TimeoutError';

/** What a source is given beside the context. */
export interface Reading extends Pick<ServiceContext, 'config'> {
  /** Those of the keys that were read before. */
  seen(keys: readonly string[]): Promise<Set<string>>;
  state: SourceState;
  /** What people chose for files with certain headers. */
  choices: readonly ColumnChoice[];
  signal: AbortSignal;
}

/** Under which key a comment is recognised the next time. */
export const keyOfComment = (comment: Comment): string =>
  `comment:${createHash('sha256').update(commentIdentity(comment)).digest('hex').slice(0, 32)}`;
