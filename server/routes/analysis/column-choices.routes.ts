import { COLUMN_CHOICES } from '@smops/core/comments/column-choices/column-choices.operations.js';
import * as choices from '@smops/core/comments/column-choices/column-choices.service.js';
import { createRouter } from '../../router.js';
import { serveVerbs } from '../serve-verbs.js';

export const columnChoicesRoutes = createRouter();

serveVerbs(columnChoicesRoutes, 'FB Analyzer', COLUMN_CHOICES, choices);
