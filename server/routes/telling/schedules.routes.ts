import * as changing from '@smops/core/telling/schedules/change-schedules.service.js';
import { SCHEDULES } from '@smops/core/telling/schedules/schedules.operations.js';
import * as reading from '@smops/core/telling/schedules/schedules.service.js';
import { createRouter } from '../../router.js';
import { serveVerbs } from '../serve-verbs.js';

export const schedulesRoutes = createRouter();

serveVerbs(schedulesRoutes, 'Schedules', SCHEDULES, { ...reading, ...changing });
