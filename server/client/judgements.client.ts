import type { ReportFormat } from '@smops/core/insight/insight.constants.js';
import type {
  JudgeCommentInput,
  StartEvaluationInput,
} from '@smops/core/insight/judgements/judgement.schemas.js';
import { type Client, ensureOk, readJson, readNothing } from './client.js';

/** Keeps a person's word on variables of the comment with this `seq`. */
export const judgeComment = (client: Client, taskId: string, seq: number, tags: JudgeCommentInput['tags']) =>
  readNothing(
    client.api['fb-analyzer'].task[':taskId'].comments[':seq'].judgement.$put({
      param: { taskId, seq: String(seq) },
      json: { tags },
    }),
  );

/** Removes all judgements of a comment. */
export const clearJudgement = (client: Client, taskId: string, seq: number) =>
  readNothing(
    client.api['fb-analyzer'].task[':taskId'].comments[':seq'].judgement.$delete({
      param: { taskId, seq: String(seq) },
    }),
  );

export const getAccuracy = (client: Client, taskId: string) =>
  readJson(client.api['fb-analyzer'].task[':taskId'].accuracy.$get({ param: { taskId } }));

/** The same as a file's bytes. */
export const exportAccuracy = async (client: Client, taskId: string, format: ReportFormat) => {
  const call = client.api['fb-analyzer'].task[':taskId'].accuracy.export.$get({
    param: { taskId },
    query: { format },
  });
  return new Uint8Array(await (await ensureOk(call)).arrayBuffer());
};

/** Starts the run; its accuracy can be had once it has ended. */
export const startEvaluation = (client: Client, input: StartEvaluationInput) =>
  readJson(client.api['fb-analyzer'].evaluate.$post({ json: input }));
