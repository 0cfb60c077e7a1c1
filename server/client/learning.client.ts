import type { LearningSource } from '@smops/core/learning/learning.constants.js';
import type { DecideProposalsInput, UpdateRunInput } from '@smops/core/learning/learning.schemas.js';
import { type Client, readJson } from './client.js';

const runOf = (client: Client) => client.api['fb-analyzer'].task[':taskId'];

/** Words that read comments, or an AI service's answers, speak for. */
export const proposeTerms = (client: Client, taskId: string, source: LearningSource = 'people') =>
  readJson(runOf(client).learning.$get({ param: { taskId }, query: { source } }));

/** Accepts words into a new version of the codebook, and refuses others. */
export const decideProposals = (client: Client, taskId: string, input: DecideProposalsInput) =>
  readJson(runOf(client).learning.$post({ param: { taskId }, json: input }));

/** Starts a run of the same comments under a version of the codebook; nothing is paid. */
export const updateRun = (client: Client, taskId: string, input: UpdateRunInput = {}) =>
  readJson(runOf(client).update.$post({ param: { taskId }, json: input }));
