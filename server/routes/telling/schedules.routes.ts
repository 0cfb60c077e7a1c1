import {
  changeSchedule,
  createSchedule,
  deleteSchedule,
  pauseSchedule,
  restoreSchedule,
  resumeSchedule,
  runSchedule,
} from '@smops/core/telling/schedules/change-schedules.service.js';
import { SCHEDULES } from '@smops/core/telling/schedules/schedules.operations.js';
import {
  ChangeScheduleInput,
  CreateScheduleInput,
  NextTimes,
  PreviewScheduleInput,
  Schedule,
  ScheduleHistoryInput,
  SchedulePeriod,
} from '@smops/core/telling/schedules/schedules.schemas.js';
import {
  getSchedule,
  getScheduleHistory,
  listSchedules,
  previewSchedule,
} from '@smops/core/telling/schedules/schedules.service.js';
import { z } from 'zod';
import { analyzerContextOf, contextOf } from '../../contexts.js';
import { createRouter, jsonResponse } from '../../router.js';
import { serve } from '../serve-operation.js';

const tag = 'Schedules';
const params = z.object({
  schedule: z.string().min(1).max(120).meta({ description: 'Its id or name', example: 'weekly brief' }),
});
const answer = jsonResponse('The schedule', Schedule);
const ofOne = { tag, params, answer };

export const schedulesRoutes = createRouter();

serve(
  schedulesRoutes,
  SCHEDULES.list,
  { tag, answer: jsonResponse('The schedules', z.array(Schedule)) },
  (c) => listSchedules(contextOf(c)),
);
serve(
  schedulesRoutes,
  SCHEDULES.create,
  { tag, body: CreateScheduleInput, answer, status: 201 },
  (c, input) => createSchedule(analyzerContextOf(c), input),
);
serve(
  schedulesRoutes,
  SCHEDULES.preview,
  { tag, query: PreviewScheduleInput, answer: jsonResponse('The times', NextTimes) },
  async (c, input) => previewSchedule(contextOf(c), input),
);
serve(schedulesRoutes, SCHEDULES.get, ofOne, (c, { schedule }) => getSchedule(contextOf(c), schedule));
serve(
  schedulesRoutes,
  SCHEDULES.change,
  { ...ofOne, body: ChangeScheduleInput },
  (c, { schedule, ...input }) => changeSchedule(analyzerContextOf(c), schedule, input),
);
serve(
  schedulesRoutes,
  SCHEDULES.history,
  { tag, params, query: ScheduleHistoryInput, answer: jsonResponse('The periods', z.array(SchedulePeriod)) },
  (c, { schedule, ...input }) => getScheduleHistory(contextOf(c), schedule, input),
);
serve(schedulesRoutes, SCHEDULES.pause, ofOne, (c, { schedule }) => pauseSchedule(contextOf(c), schedule));
serve(schedulesRoutes, SCHEDULES.resume, ofOne, (c, { schedule }) => resumeSchedule(contextOf(c), schedule));
serve(schedulesRoutes, SCHEDULES.run, ofOne, (c, { schedule }) => runSchedule(contextOf(c), schedule));
serve(schedulesRoutes, SCHEDULES.delete, { tag, params }, (c, { schedule }) =>
  deleteSchedule(contextOf(c), schedule),
);
serve(schedulesRoutes, SCHEDULES.restore, ofOne, (c, { schedule }) =>
  restoreSchedule(contextOf(c), schedule),
);
