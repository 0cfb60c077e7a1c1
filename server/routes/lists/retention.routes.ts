import * as retention from '@smops/core/telling/retention/purge.service.js';
import { RETENTION } from '@smops/core/telling/retention/retention.operations.js';
import { createRouter } from '../../router.js';
import { serveVerbs } from '../serve-verbs.js';

export const retentionRoutes = createRouter();

serveVerbs(retentionRoutes, 'System', RETENTION, retention);
