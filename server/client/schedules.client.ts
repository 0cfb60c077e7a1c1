import type { ChangeScheduleInput, CreateScheduleInput } from '@smops/core/schedules/schedules.schemas.js';
import { type Client, readJson, readNothing } from './client.js';

/** A schedule in a path, by its id or name. */
const param = (schedule: string) => ({ schedule: encodeURIComponent(schedule) });

/** Schedules by name, each with its next three times and its last period. */
export const listSchedules = (client: Client) => readJson(client.api.schedules.$get());

export const getSchedule = (client: Client, schedule: string) =>
  readJson(client.api.schedules[':schedule'].$get({ param: param(schedule) }));

/** Fails with 409 when another one has the name. */
export const createSchedule = (client: Client, input: CreateScheduleInput) =>
  readJson(client.api.schedules.$post({ json: input }));

/** What is not named stays. */
export const changeSchedule = (client: Client, schedule: string, input: ChangeScheduleInput) =>
  readJson(client.api.schedules[':schedule'].$patch({ param: param(schedule), json: input }));

/** The next three times of something that is due; fails with 400 for text that says no time. */
export const previewSchedule = (client: Client, when: string) =>
  readJson(client.api['schedule-times'].$get({ query: { when } }));

/** The latest first; `before` is when the last one already seen was due. */
export const getScheduleHistory = (
  client: Client,
  schedule: string,
  { limit, before }: { limit?: number; before?: string } = {},
) =>
  readJson(
    client.api.schedules[':schedule'].periods.$get({
      param: param(schedule),
      query: {
        ...(limit === undefined ? {} : { limit: String(limit) }),
        ...(before === undefined ? {} : { before }),
      },
    }),
  );

export const pauseSchedule = (client: Client, schedule: string) =>
  readJson(client.api.schedules[':schedule'].pause.$post({ param: param(schedule) }));

export const resumeSchedule = (client: Client, schedule: string) =>
  readJson(client.api.schedules[':schedule'].resume.$post({ param: param(schedule) }));

/** Begins a period now; fails with 409 while one is under way. */
export const runSchedule = (client: Client, schedule: string) =>
  readJson(client.api.schedules[':schedule'].run.$post({ param: param(schedule) }));

/** Deletes; `restoreSchedule` undoes it for 30 days. */
export const deleteSchedule = (client: Client, schedule: string) =>
  readNothing(client.api.schedules[':schedule'].$delete({ param: param(schedule) }));

/** Takes the id: the name may be another schedule's by now. */
export const restoreSchedule = (client: Client, id: string) =>
  readJson(client.api.schedules[':schedule'].restore.$post({ param: param(id) }));
