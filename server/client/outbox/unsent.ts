import { JUDGEMENTS } from '@smops/core/analysis/judgements/judgements.operations.js';
import type { JudgeCommentInput } from '@smops/core/analysis/judgements/judgements.schemas.js';
import { READING } from '@smops/core/judging/reading/reading.operations.js';
import type { MarkCommentInput } from '@smops/core/judging/reading/reading.schemas.js';
import type { Client } from '../client.js';

/** What a person says of a comment of a run: a judgement, its removal, or a mark of the reading room. */
export type Said = { taskId: string; seq: number } & (
  | { judgement: JudgeCommentInput; mark?: undefined }
  | { judgement: 'removed'; mark?: undefined }
  | { mark: MarkCommentInput; judgement?: undefined }
);

/** What was said and the server has not stored yet. */
export interface Unsent {
  id: string;
  /** When it was said, by the server's clock; later than all that was said before in the same browser or program. */
  givenAt: string;
  said: Said;
  /** Why the server does not take it: it is not sent again by itself. */
  refused?: string;
}

/** Sends it with the time at which it was said, so that it never replaces what was said since. */
export function sendUnsent(client: Client, { said, givenAt }: Unsent): Promise<void> {
  const { taskId: runId, seq, judgement, mark } = said;
  if (mark !== undefined) return client.call(READING.mark, { taskId: runId, seq, ...mark });
  if (judgement === 'removed') return client.call(JUDGEMENTS.clear, { taskId: runId, seq, givenAt });
  return client.call(JUDGEMENTS.judge, { taskId: runId, seq, ...judgement, givenAt });
}
