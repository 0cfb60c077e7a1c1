import {
  changeSchedule,
  createSchedule,
  deleteSchedule,
  pauseSchedule,
  restoreSchedule,
  resumeSchedule,
  runSchedule,
} from '@smops/core/schedules/change-schedules.service.js';
import {
  ChangeScheduleInput,
  CreateScheduleInput,
  NextTimes,
  PreviewScheduleInput,
  Schedule,
  ScheduleHistoryInput,
  SchedulePeriod,
} from '@smops/core/schedules/schedules.schemas.js';
import {
  getSchedule,
  getScheduleHistory,
  listSchedules,
  previewSchedule,
} from '@smops/core/schedules/schedules.service.js';
import { z } from 'zod';
import { analyzerContextOf } from '../../analyzer-context.js';
import { contextOf, createRouter, defineRoute, jsonBody, jsonResponse, noContent } from '../../router.js';

const tags = ['Schedules'];
const params = z.object({
  schedule: z.string().min(1).max(120).meta({ description: 'Its id or name', example: 'weekly brief' }),
});
const scheduleResponse = jsonResponse('The schedule', Schedule);

const listRoute = defineRoute('listSchedules', 'analyze', {
  method: 'get',
  path: '/api/schedules',
  tags,
  summary: 'Schedules by name, each with its next three times and its last period',
  responses: { 200: jsonResponse('The schedules', z.array(Schedule)) },
});

const createRoute = defineRoute('createSchedule', 'analyze', {
  method: 'post',
  path: '/api/schedules',
  tags,
  summary: 'Make a schedule: analyses that come by themselves',
  request: { body: jsonBody(CreateScheduleInput) },
  responses: { 201: scheduleResponse },
});

const previewRoute = defineRoute('previewSchedule', 'analyze', {
  method: 'get',
  path: '/api/schedule-times',
  tags,
  summary: 'The next three times that a schedule would be due',
  request: { query: PreviewScheduleInput },
  responses: { 200: jsonResponse('The times', NextTimes) },
});

const getRoute = defineRoute('getSchedule', 'analyze', {
  method: 'get',
  path: '/api/schedules/{schedule}',
  tags,
  summary: 'A schedule',
  request: { params },
  responses: { 200: scheduleResponse },
});

const changeRoute = defineRoute('changeSchedule', 'analyze', {
  method: 'patch',
  path: '/api/schedules/{schedule}',
  tags,
  summary: 'Change a schedule; what is not named stays',
  request: { params, body: jsonBody(ChangeScheduleInput) },
  responses: { 200: scheduleResponse },
});

const historyRoute = defineRoute('getScheduleHistory', 'analyze', {
  method: 'get',
  path: '/api/schedules/{schedule}/periods',
  tags,
  summary: 'What became of the periods of a schedule, the latest first',
  request: { params, query: ScheduleHistoryInput },
  responses: { 200: jsonResponse('The periods', z.array(SchedulePeriod)) },
});

const pauseRoute = defineRoute('pauseSchedule', 'analyze', {
  method: 'post',
  path: '/api/schedules/{schedule}/pause',
  tags,
  summary: 'Keep a schedule from being due until it is resumed',
  request: { params },
  responses: { 200: scheduleResponse },
});

const resumeRoute = defineRoute('resumeSchedule', 'analyze', {
  method: 'post',
  path: '/api/schedules/{schedule}/resume',
  tags,
  summary: 'Let a paused schedule be due again, from now on',
  request: { params },
  responses: { 200: scheduleResponse },
});

const runRoute = defineRoute('runSchedule', 'analyze', {
  method: 'post',
  path: '/api/schedules/{schedule}/run',
  tags,
  summary: 'Begin a period now; the next time stays',
  request: { params },
  responses: { 200: scheduleResponse },
});

const deleteRoute = defineRoute('deleteSchedule', 'analyze', {
  method: 'delete',
  path: '/api/schedules/{schedule}',
  tags,
  summary: 'Delete a schedule; it can be restored for 30 days, and its runs stay',
  request: { params },
  responses: { 204: noContent },
});

const restoreRoute = defineRoute('restoreSchedule', 'analyze', {
  method: 'post',
  path: '/api/schedules/{schedule}/restore',
  tags,
  summary: 'Undo a delete; takes the id',
  request: { params },
  responses: { 200: scheduleResponse },
});

export const schedulesRoutes = createRouter()
  .openapi(listRoute, async (c) => c.json(await listSchedules(contextOf(c)), 200))
  .openapi(createRoute, async (c) =>
    c.json(await createSchedule(analyzerContextOf(c), c.req.valid('json')), 201),
  )
  .openapi(previewRoute, (c) => c.json(previewSchedule(contextOf(c), c.req.valid('query')), 200))
  .openapi(getRoute, async (c) => c.json(await getSchedule(contextOf(c), c.req.valid('param').schedule), 200))
  .openapi(changeRoute, async (c) =>
    c.json(
      await changeSchedule(analyzerContextOf(c), c.req.valid('param').schedule, c.req.valid('json')),
      200,
    ),
  )
  .openapi(historyRoute, async (c) =>
    c.json(await getScheduleHistory(contextOf(c), c.req.valid('param').schedule, c.req.valid('query')), 200),
  )
  .openapi(pauseRoute, async (c) =>
    c.json(await pauseSchedule(contextOf(c), c.req.valid('param').schedule), 200),
  )
  .openapi(resumeRoute, async (c) =>
    c.json(await resumeSchedule(contextOf(c), c.req.valid('param').schedule), 200),
  )
  .openapi(runRoute, async (c) => c.json(await runSchedule(contextOf(c), c.req.valid('param').schedule), 200))
  .openapi(deleteRoute, async (c) => {
    await deleteSchedule(contextOf(c), c.req.valid('param').schedule);
    return c.body(null, 204);
  })
  .openapi(restoreRoute, async (c) =>
    c.json(await restoreSchedule(contextOf(c), c.req.valid('param').schedule), 200),
  );
