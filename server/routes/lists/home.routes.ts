import { HOME } from '@smops/core/telling/home/home.operations.js';
import * as home from '@smops/core/telling/home/home.service.js';
import { createRouter } from '../../router.js';
import { serveVerbs } from '../serve-verbs.js';

export const homeRoutes = createRouter();

serveVerbs(homeRoutes, 'Home', HOME, home);
