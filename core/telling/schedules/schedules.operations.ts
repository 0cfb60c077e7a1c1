import { operationsFor } from '../../platform/operations/operation.js';
import type {
  ChangeScheduleInput,
  CreateScheduleInput,
  NextTimes,
  OfSchedule,
  Schedule,
  SchedulePeriod,
} from './schedules.schemas.js';

const operation = operationsFor('analyze');
const path = '/api/schedules';
const ofSchedule = `${path}/{schedule}` as const;

/** What can be done with schedules. */
export const SCHEDULES = {
  list: operation<object, Schedule[]>({
    id: 'listSchedules',
    get: path,
    summary: 'Schedules by name, each with its next three times and its last period',
  }),
  /** Fails with 409 when another one has the name. */
  create: operation<CreateScheduleInput, Schedule>({
    id: 'createSchedule',
    post: path,
    summary: 'Make a schedule: analyses that come by themselves',
  }),
  /** Fails with 400 for text that says no time. */
  preview: operation<{ when: string }, NextTimes>({
    id: 'previewSchedule',
    get: '/api/schedule-times',
    summary: 'The next three times that a schedule would be due',
  }),
  get: operation<OfSchedule, Schedule>({
    id: 'getSchedule',
    get: ofSchedule,
    summary: 'A schedule',
  }),
  change: operation<OfSchedule & ChangeScheduleInput, Schedule>({
    id: 'changeSchedule',
    patch: ofSchedule,
    summary: 'Change a schedule; what is not named stays',
  }),
  /** `before` is when the last one already seen was due. */
  history: operation<OfSchedule & { limit?: number; before?: string }, SchedulePeriod[]>({
    id: 'getScheduleHistory',
    get: `${ofSchedule}/periods`,
    summary: 'What became of the periods of a schedule, the latest first',
  }),
  pause: operation<OfSchedule, Schedule>({
    id: 'pauseSchedule',
    post: `${ofSchedule}/pause`,
    summary: 'Keep a schedule from being due until it is resumed',
    onlyIf: ({ paused }) => paused === null,
  }),
  resume: operation<OfSchedule, Schedule>({
    id: 'resumeSchedule',
    post: `${ofSchedule}/resume`,
    summary: 'Let a paused schedule be due again, from now on',
    onlyIf: ({ paused }) => paused !== null,
  }),
  /** Fails with 409 while one is under way. */
  run: operation<OfSchedule, Schedule>({
    id: 'runSchedule',
    post: `${ofSchedule}/run`,
    summary: 'Begin a period now; the next time stays',
  }),
  delete: operation<OfSchedule, void>({
    id: 'deleteSchedule',
    delete: ofSchedule,
    summary: 'Delete a schedule; it can be restored for 30 days, and its runs stay',
  }),
  restore: operation<OfSchedule, Schedule>({
    id: 'restoreSchedule',
    post: `${ofSchedule}/restore`,
    summary: 'Undo a delete; takes the id',
  }),
};
