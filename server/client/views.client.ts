import type { SaveRunViewInput, UpdateRunViewInput } from '@smops/core/analyzer/views/views.schemas.js';
import { type Client, readJson, readNothing } from './client.js';

/** The saved views of a run by name. */
export const listRunViews = (client: Client, taskId: string) =>
  readJson(client.api['fb-analyzer'].task[':taskId'].views.$get({ param: { taskId } }));

/** Fails with 409 when another view of the run has the name. */
export const saveRunView = (client: Client, taskId: string, input: SaveRunViewInput) =>
  readJson(client.api['fb-analyzer'].task[':taskId'].views.$post({ param: { taskId }, json: input }));

/** What is left out stays; fails with 409 when another view of the run has the name. */
export const updateRunView = (client: Client, viewId: string, input: UpdateRunViewInput) =>
  readJson(client.api['fb-analyzer'].views[':viewId'].$patch({ param: { viewId }, json: input }));

/** Deletes; `restoreRunView` undoes it for 30 days. */
export const deleteRunView = (client: Client, viewId: string) =>
  readNothing(client.api['fb-analyzer'].views[':viewId'].$delete({ param: { viewId } }));

export const restoreRunView = (client: Client, viewId: string) =>
  readJson(client.api['fb-analyzer'].views[':viewId'].restore.$post({ param: { viewId } }));
