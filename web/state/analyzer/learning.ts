import type { LearningSource } from '@smops/core/judging/learning/learning.constants.js';
import { LEARNING } from '@smops/core/judging/learning/learning.operations.js';
import type { DecideProposalsInput } from '@smops/core/judging/learning/learning.schemas.js';
import { client } from '../client.js';
import { queryClient } from '../query-client.js';
import { resourceAtom } from '../resource.js';
import { runsAtom } from './runs.js';

const keyOf = (runId: string) => ['api', 'fb-analyzer', 'task', runId, 'learning'];

/** Words that read comments of a run speak for; asked for again each time, as reading goes on. */
export const proposalsAtom = (runId: string, source: LearningSource) =>
  resourceAtom({
    key: [...keyOf(runId), source],
    staleMs: 0,
    load: () => client.call(LEARNING.propose, { taskId: runId, source }),
  });

/** Keeps what was decided of them. */
export async function decideProposals(runId: string, input: DecideProposalsInput) {
  const decided = await client.call(LEARNING.decide, { taskId: runId, ...input });
  await queryClient.invalidateQueries({ queryKey: keyOf(runId) });
  return decided;
}

/** Starts a run of the same comments under a codebook's latest version; returns its id. */
export async function updateRun(runId: string, codebook: string): Promise<string> {
  const run = await client.call(LEARNING.updateRun, { taskId: runId, codebook });
  void runsAtom.refetch();
  return run.task_id;
}
