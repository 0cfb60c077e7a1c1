import { ASSISTANTS } from '@smops/core/people/assistants/assistants.operations.js';
import * as assistants from '@smops/core/people/assistants/assistants.service.js';
import { createRouter } from '../../router.js';
import { serveVerbs } from '../serve-verbs.js';

export const assistantsRoutes = createRouter();

serveVerbs(assistantsRoutes, 'Assistants', ASSISTANTS, assistants);
