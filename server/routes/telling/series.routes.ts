import * as alarms from '@smops/core/telling/alarms/alarms.service.js';
import * as periods from '@smops/core/telling/series/periods.service.js';
import { SERIES } from '@smops/core/telling/series/series.operations.js';
import * as series from '@smops/core/telling/series/series.service.js';
import { createRouter } from '../../router.js';
import { serveVerbs } from '../serve-verbs.js';

export const seriesRoutes = createRouter();

serveVerbs(seriesRoutes, 'Codebooks', SERIES, { ...series, ...periods, ...alarms });
