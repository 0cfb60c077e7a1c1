import { listTasks } from '@smops/server/client/tasks.client.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** All tasks, in creation order. */
export const tasksAtom = resourceAtom({ key: ['api', 'tasks'], load: () => listTasks(client) });
