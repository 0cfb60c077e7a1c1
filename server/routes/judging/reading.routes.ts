import { ESTIMATES } from '@smops/core/judging/estimates/estimates.operations.js';
import * as estimates from '@smops/core/judging/estimates/shares.service.js';
import * as queueFiles from '@smops/core/judging/reading/queue-file.service.js';
import * as agreement from '@smops/core/judging/reading/reader-agreement.service.js';
import { READING } from '@smops/core/judging/reading/reading.operations.js';
import * as reading from '@smops/core/judging/reading/reading.service.js';
import { READING_PLAN } from '@smops/core/judging/reading-plan/plan.operations.js';
import * as planning from '@smops/core/judging/reading-plan/plan.service.js';
import * as sampling from '@smops/core/judging/sampling/draws.service.js';
import { SAMPLING } from '@smops/core/judging/sampling/sampling.operations.js';
import { createRouter } from '../../router.js';
import { serveVerbs } from '../serve-verbs.js';

const tag = 'FB Analyzer';

export const readingRoutes = createRouter();

serveVerbs(readingRoutes, tag, SAMPLING, sampling);
serveVerbs(readingRoutes, tag, READING, { ...reading, ...queueFiles, ...agreement });
serveVerbs(readingRoutes, tag, ESTIMATES, estimates);
serveVerbs(readingRoutes, tag, READING_PLAN, planning);
