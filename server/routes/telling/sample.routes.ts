import { SAMPLE } from '@smops/core/telling/sample/sample.operations.js';
import * as sample from '@smops/core/telling/sample/sample.service.js';
import { createRouter } from '../../router.js';
import { serveVerbs } from '../serve-verbs.js';

export const sampleRoutes = createRouter();

serveVerbs(sampleRoutes, 'Home', SAMPLE, sample);
