import type { TaskFilter } from '@smops/core/tasks/tasks.model.js';
import type {
  CreateTaskInput,
  SetTaskStatusesInput,
  SetTaskStatusInput,
  TaskSearch,
  UpdateTaskInput,
} from '@smops/core/tasks/tasks.schemas.js';
import type { TransferFormat } from '@smops/core/transfer/transfer.constants.js';
import { ensureOk } from './api-error.js';
import { type Client, readJson, readNothing } from './client.js';
import {
  type ImportFile,
  ifMatch,
  importCall,
  type OfIds,
  type Page,
  pageQuery,
  param,
} from './list-calls.js';

/** All tasks in creation order, or a page of them. */
export const listTasks = (client: Client, page: Page = {}) =>
  readJson(client.api.tasks.$get({ query: pageQuery(page) }));

/** The tasks that a search finds, open ones first, then the newest. */
export const findTasks = (client: Client, { search, limit, offset }: TaskSearch = {}, signal?: AbortSignal) =>
  readJson(
    client.api.tasks.search.$get(
      {
        query: {
          search,
          ...(limit !== undefined && { limit: String(limit) }),
          ...(offset !== undefined && { offset: String(offset) }),
        },
      },
      { init: { signal } },
    ),
  );

export const createTask = (client: Client, input: CreateTaskInput) =>
  readJson(client.api.tasks.$post({ json: input }));

/** Replaces the whole task. With the `version` it is based on, a change that someone has overtaken fails (412). */
export const updateTask = (client: Client, id: number, input: UpdateTaskInput, version?: number) =>
  readJson(client.api.tasks[':id'].$put({ param: param(id), header: ifMatch(version), json: input }));

/** Deletes; `restoreTask` undoes it for 30 days. */
export const deleteTask = (client: Client, id: number, version?: number) =>
  readNothing(client.api.tasks[':id'].$delete({ param: param(id), header: ifMatch(version) }));

export const restoreTask = (client: Client, id: number) =>
  readJson(client.api.tasks[':id'].restore.$post({ param: param(id) }));

/** Sets the status; fails with 409 when the task is Completed. */
export const setTaskStatus = (client: Client, id: number, status: SetTaskStatusInput['status']) =>
  readJson(
    client.api.tasks[':id'].status.$patch(
      { param: param(id), json: { status } },
      // A page that is being left still sends it.
      { init: { keepalive: true } },
    ),
  );

/** Deletes several; `restoreTasks` undoes it for 30 days. The report says which records were deleted by this call. */
export const deleteTasks = (client: Client, ids: number[]) =>
  readJson(client.api.tasks.delete.$post({ json: { ids } }));

export const restoreTasks = (client: Client, ids: number[]) =>
  readJson(client.api.tasks.restore.$post({ json: { ids } }));

/** Sets the status of several; fails with 409 when one of them is Completed and would be so no longer. */
export const setTaskStatuses = (client: Client, input: SetTaskStatusesInput) =>
  readJson(
    client.api.tasks.status.$patch(
      { json: input },
      // A page that is being left still sends it.
      { init: { keepalive: true } },
    ),
  );

/** Imports a file; the report tells what it did, or, as a dry run, would do. Rows that are refused are no error. */
export const importTasks = (client: Client, file: ImportFile) => {
  const { query, init } = importCall(file);
  return readJson(client.api.tasks.import.$post({ query }, init));
};

/** What the filter leaves, as a file: the response's body is its content. */
export const exportTasks = (client: Client, format: TransferFormat, filter: TaskFilter & OfIds = {}) =>
  ensureOk(client.api.tasks.export.$get({ query: { format, ...filter } }));
