import type { ClearJudgementInput, JudgeCommentInput } from '@smops/core/judgements/judgements.schemas.js';
import { type Client, readJson, readNothing } from './client.js';

const placeOf = (client: Client) => client.api['fb-analyzer'].task[':taskId'].comments[':seq'].judgement;
const at = (taskId: string, seq: number) => ({ param: { taskId, seq: String(seq) } });

/** Keeps a person's word on the comment with this `seq`. */
export const judgeComment = (client: Client, taskId: string, seq: number, input: JudgeCommentInput) =>
  readNothing(placeOf(client).$put({ ...at(taskId, seq), json: input }));

/** Removes what the caller said of a comment. */
export const clearJudgement = (
  client: Client,
  taskId: string,
  seq: number,
  { givenAt }: ClearJudgementInput = {},
) => readNothing(placeOf(client).$delete({ ...at(taskId, seq), query: givenAt ? { givenAt } : {} }));

/** Undoes the last thing the caller said of a comment. */
export const undoJudgement = (client: Client, taskId: string, seq: number) =>
  readJson(placeOf(client).undo.$post(at(taskId, seq)));

/** All that was ever said of a comment. */
export const getJudgementHistory = (client: Client, taskId: string, seq: number) =>
  readJson(placeOf(client).history.$get(at(taskId, seq)));
