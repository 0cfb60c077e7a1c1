import * as proofs from '@smops/core/judging/proofs/make-proof.service.js';
import { PROOFS } from '@smops/core/judging/proofs/proofs.operations.js';
import { createRouter } from '../../router.js';
import { serveVerbs } from '../serve-verbs.js';

export const proofRoutes = createRouter();

serveVerbs(proofRoutes, 'FB Analyzer', PROOFS, proofs);
