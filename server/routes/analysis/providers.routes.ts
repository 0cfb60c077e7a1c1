import * as states from '@smops/core/analysis/analyzer/providers/provider-states.service.js';
import { PROVIDERS } from '@smops/core/analysis/analyzer/providers/providers.operations.js';
import * as measuring from '@smops/core/telling/sample/measure-provider.service.js';
import { createRouter } from '../../router.js';
import { serveVerbs } from '../serve-verbs.js';

export const providersRoutes = createRouter();

serveVerbs(providersRoutes, 'Providers', PROVIDERS, { ...states, ...measuring });
