import { TASKS } from '@smops/core/records/tasks/tasks.operations.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** All tasks, in creation order. */
export const tasksAtom = resourceAtom({ key: ['api', 'tasks'], load: () => client.call(TASKS.list) });
