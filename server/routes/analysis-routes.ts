import { createRouter } from '../router.js';
import { codebooksRoutes } from './analysis/codebooks.routes.js';
import { columnChoicesRoutes } from './analysis/column-choices.routes.js';
import { providersRoutes } from './analysis/providers.routes.js';
import { runsRoutes } from './analysis/runs.routes.js';
import { sentimentsRoutes } from './analysis/sentiments.routes.js';
import { sheetsRoutes } from './analysis/sheets.routes.js';
import { translationsRoutes } from './analysis/translations.routes.js';
import { viewsRoutes } from './analysis/views.routes.js';
import { accuracyRoutes } from './judging/accuracy.routes.js';
import { agreementRoutes } from './judging/agreement.routes.js';
import { comparisonsRoutes } from './judging/comparisons.routes.js';
import { explorationsRoutes } from './judging/explorations.routes.js';
import { judgementsRoutes } from './judging/judgements.routes.js';
import { learningRoutes } from './judging/learning.routes.js';
import { nearCopiesRoutes } from './judging/near-copies.routes.js';
import { proofRoutes } from './judging/proofs.routes.js';
import { readingRoutes } from './judging/reading.routes.js';
import { relationsRoutes } from './judging/relations.routes.js';
import { secondReaderRoutes } from './judging/second-reader.routes.js';
import { deliveriesRoutes } from './telling/deliveries.routes.js';
import { reportsRoutes } from './telling/reports.routes.js';
import { sampleRoutes } from './telling/sample.routes.js';
import { schedulesRoutes } from './telling/schedules.routes.js';
import { seriesRoutes } from './telling/series.routes.js';
import { sharingRoutes } from './telling/sharing.routes.js';

/** All routes whose verbs need the analyzer. */
export const analysisRoutes = createRouter()
  .route('/', runsRoutes)
  .route('/', providersRoutes)
  .route('/', comparisonsRoutes)
  .route('/', proofRoutes)
  .route('/', relationsRoutes)
  .route('/', nearCopiesRoutes)
  .route('/', viewsRoutes)
  .route('/', columnChoicesRoutes)
  .route('/', sheetsRoutes)
  .route('/', seriesRoutes)
  .route('/', reportsRoutes)
  .route('/', sampleRoutes)
  .route('/', schedulesRoutes)
  .route('/', deliveriesRoutes)
  .route('/', sharingRoutes)
  .route('/', codebooksRoutes)
  .route('/', explorationsRoutes)
  .route('/', agreementRoutes)
  .route('/', judgementsRoutes)
  .route('/', learningRoutes)
  .route('/', accuracyRoutes)
  .route('/', readingRoutes)
  .route('/', secondReaderRoutes)
  .route('/', translationsRoutes)
  .route('/', sentimentsRoutes);
