import type { LearningSource } from '@smops/core/judging/learning/learning.constants.js';
import { LEARNING } from '@smops/core/judging/learning/learning.operations.js';
import type { DecideProposalsInput } from '@smops/core/judging/learning/learning.schemas.js';
import { client } from '../client.js';
import { queryClient } from '../query-client.js';
import { resourceAtom } from '../resource.js';
import { runsAtom } from './runs.js';

const keyOf = (taskId: string) => ['api', 'fb-analyzer', 'task', taskId, 'learning'];

/** Words that read comments of a run speak for; asked for again each time, as reading goes on. */
export const proposalsAtom = (taskId: string, source: LearningSource) =>
  resourceAtom({
    key: [...keyOf(taskId), source],
    staleMs: 0,
    load: () => client.call(LEARNING.propose, { taskId, source }),
  });

/** Keeps what was decided of them. */
export async function decideProposals(taskId: string, input: DecideProposalsInput) {
  const decided = await client.call(LEARNING.decide, { taskId, ...input });
  await queryClient.invalidateQueries({ queryKey: keyOf(taskId) });
  return decided;
}

/** Starts a run of the same comments under a codebook's latest version; returns its id. */
export async function updateRun(taskId: string, codebook: string): Promise<string> {
  const run = await client.call(LEARNING.updateRun, { taskId, codebook });
  void runsAtom.refetch();
  return run.task_id;
}
