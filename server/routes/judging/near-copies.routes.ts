import { NEAR_COPIES } from '@smops/core/judging/insight/copies/near-copies.operations.js';
import * as nearCopies from '@smops/core/judging/insight/copies/near-copies.service.js';
import * as waves from '@smops/core/judging/insight/copies/waves.service.js';
import { createRouter } from '../../router.js';
import { serveVerbs } from '../serve-verbs.js';

export const nearCopiesRoutes = createRouter();

serveVerbs(nearCopiesRoutes, 'FB Analyzer', NEAR_COPIES, { ...nearCopies, ...waves });
