import { createRouter } from '../../router.js';
import { accuracyRoutes } from './accuracy.routes.js';
import { agreementRoutes } from './agreement.routes.js';
import { codebooksRoutes } from './codebooks.routes.js';
import { columnChoicesRoutes } from './column-choices.routes.js';
import { comparisonsRoutes } from './comparisons.routes.js';
import { deliveriesRoutes } from './deliveries.routes.js';
import { explorationsRoutes } from './explorations.routes.js';
import { fbAnalyzerRoutes } from './fb-analyzer.routes.js';
import { judgementsRoutes } from './judgements.routes.js';
import { learningRoutes } from './learning.routes.js';
import { nearCopiesRoutes } from './near-copies.routes.js';
import { providersRoutes } from './providers.routes.js';
import { readingRoutes } from './reading.routes.js';
import { relationsRoutes } from './relations.routes.js';
import { reportsRoutes } from './reports.routes.js';
import { sampleRoutes } from './sample.routes.js';
import { schedulesRoutes } from './schedules.routes.js';
import { sentimentsRoutes } from './sentiments.routes.js';
import { seriesRoutes } from './series.routes.js';
import { sharingRoutes } from './sharing.routes.js';
import { sheetsRoutes } from './sheets.routes.js';
import { translationsRoutes } from './translations.routes.js';
import { viewsRoutes } from './views.routes.js';

/** All routes whose verbs need the analyzer. */
export const analysisRoutes = createRouter()
  .route('/', fbAnalyzerRoutes)
  .route('/', providersRoutes)
  .route('/', comparisonsRoutes)
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
  .route('/', translationsRoutes)
  .route('/', sentimentsRoutes);
