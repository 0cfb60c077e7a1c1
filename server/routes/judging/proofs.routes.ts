import { makeProof } from '@smops/core/judging/proofs/make-proof.service.js';
import { PROOFS } from '@smops/core/judging/proofs/proofs.operations.js';
import { analyzerContextOf } from '../../contexts.js';
import { createRouter } from '../../router.js';
import { RunParams } from '../analysis/run-params.js';
import { serveFile } from '../serve-operation.js';

export const proofRoutes = createRouter();

serveFile(
  proofRoutes,
  PROOFS.make,
  { tag: 'FB Analyzer', params: RunParams, formats: ['ndjson'], expensive: 'file' },
  (c, { taskId }) => makeProof(analyzerContextOf(c), taskId),
);
