import * as exporting from '@smops/core/judging/insight/relations/export-relations.service.js';
import { RELATIONS } from '@smops/core/judging/insight/relations/relations.operations.js';
import * as relations from '@smops/core/judging/insight/relations/relations.service.js';
import { createRouter } from '../../router.js';
import { serveVerbs } from '../serve-verbs.js';

export const relationsRoutes = createRouter();

serveVerbs(relationsRoutes, 'FB Analyzer', RELATIONS, { ...relations, ...exporting });
