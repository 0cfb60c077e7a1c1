import { operationsFor } from '../../platform/operations/operation.js';
import { RUN_PATH } from '../analyzer/of-run.js';
import type { ClearJudgementInput, JudgeCommentInput, JudgementHistory } from './judgements.schemas.js';

/** Where a comment is: its run, and its `seq` there. */
export interface OfComment {
  taskId: string;
  seq: number;
}
const operation = operationsFor('analyze');
const path = `${RUN_PATH}/comments/{seq}/judgement` as const;

/** What people say of a comment. */
export const JUDGEMENTS = {
  judge: operation<OfComment & JudgeCommentInput, void>({
    id: 'judgeComment',
    put: path,
    summary:
      "Keep a person's word on a comment beside the machine's tags, for every comment of the same text",
  }),
  clear: operation<OfComment & ClearJudgementInput, void>({
    id: 'clearJudgement',
    delete: path,
    summary: 'Remove what you said of a comment',
  }),
  undo: operation<OfComment, { undone: boolean }>({
    id: 'undoJudgement',
    post: `${path}/undo`,
    summary: 'Undo the last thing that you said of a comment; what stood before stands again',
  }),
  history: operation<OfComment, JudgementHistory>({
    id: 'getJudgementHistory',
    get: `${path}/history`,
    summary: 'All that was ever said of a comment, oldest first',
  }),
};
