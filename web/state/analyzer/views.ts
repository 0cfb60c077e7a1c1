import { RUN_VIEWS } from '@smops/core/analysis/analyzer/views/views.operations.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** The saved views of a run by name. */
export const viewsAtom = (runId: string) =>
  resourceAtom({
    key: ['api', 'fb-analyzer', 'task', runId, 'views'],
    load: () => client.call(RUN_VIEWS.list, { taskId: runId }),
  });
