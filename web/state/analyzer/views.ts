import { listRunViews } from '@smops/server/client/views.client.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** The saved views of a run by name. */
export const viewsAtom = (taskId: string) =>
  resourceAtom({
    key: ['api', 'fb-analyzer', 'task', taskId, 'views'],
    load: () => listRunViews(client, taskId),
  });
