import * as changing from '@smops/core/analysis/codebooks/change-codebooks.service.js';
import { CODEBOOKS } from '@smops/core/analysis/codebooks/codebooks.operations.js';
import * as reading from '@smops/core/analysis/codebooks/codebooks.service.js';
import * as exporting from '@smops/core/analysis/codebooks/export-codebook.service.js';
import * as importing from '@smops/core/analysis/codebooks/import-codebook.service.js';
import * as topicSets from '@smops/core/analysis/codebooks/topic-sets.service.js';
import * as creating from '@smops/core/judging/learning/create-codebook.service.js';
import { createRouter } from '../../router.js';
import { serveVerbs } from '../serve-verbs.js';

export const codebooksRoutes = createRouter();

serveVerbs(codebooksRoutes, 'Codebooks', CODEBOOKS, {
  ...reading,
  ...changing,
  ...creating,
  ...importing,
  ...exporting,
  ...topicSets,
});
