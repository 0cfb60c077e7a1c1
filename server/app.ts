import type { Runtime } from './environment.js';
import { authenticate } from './middleware/authenticate.js';
import { packAnswers } from './middleware/pack-answers.js';
import { request } from './middleware/request.js';
import { sameOrigin } from './middleware/same-origin.js';
import { securityHeaders } from './middleware/security-headers.js';
import { measure } from './monitoring/metrics.js';
import { describeApi, docsRoutes } from './openapi/openapi.js';
import { onError, onNotFound } from './responses/errors.js';
import { createRouter } from './router.js';
import { accountsRoutes } from './routes/accounts.routes.js';
import { analysisRoutes } from './routes/analysis-routes.js';
import { auditRoutes } from './routes/audit.routes.js';
import { authRoutes } from './routes/auth.routes.js';
import { backupRoutes } from './routes/backup.routes.js';
import { facebookRoutes } from './routes/facebook.routes.js';
import { objectsRoutes } from './routes/objects.routes.js';
import { portraitsRoutes } from './routes/portraits.routes.js';
import { remoteUploadsRoutes } from './routes/remote-uploads.routes.js';
import { retentionRoutes } from './routes/retention.routes.js';
import { spreadsheetRoutes } from './routes/spreadsheet.routes.js';
import { statisticsRoutes } from './routes/statistics.routes.js';
import { systemRoutes } from './routes/system.routes.js';
import { tasksRoutes } from './routes/tasks.routes.js';
import { uploadsRoutes } from './routes/uploads.routes.js';
import { usersRoutes } from './routes/users.routes.js';
import { whatsappRoutes } from './routes/whatsapp.routes.js';
import { youtubeRoutes } from './routes/youtube.routes.js';
import { webApp } from './web-app.js';

/** All routes of the API. A new domain adds its router here; the typed client follows from it. */
export function createRoutes() {
  return createRouter()
    .route('/', authRoutes)
    .route('/', usersRoutes)
    .route('/', auditRoutes)
    .route('/', retentionRoutes)
    .route('/api/accounts', accountsRoutes)
    .route('/api/tasks', tasksRoutes)
    .route('/api/whatsapps', whatsappRoutes)
    .route('/', spreadsheetRoutes)
    .route('/', analysisRoutes)
    .route('/', youtubeRoutes)
    .route('/', facebookRoutes)
    .route('/', objectsRoutes)
    .route('/', uploadsRoutes)
    .route('/', remoteUploadsRoutes)
    .route('/', portraitsRoutes)
    .route('/', statisticsRoutes)
    .route('/', backupRoutes)
    .route('/', systemRoutes);
}

export type AppType = ReturnType<typeof createRoutes>;

/**
 * The whole application: what every request passes, in this order, then the routes, then the dashboard. It listens
 * nowhere: `serve` gives it a port, the terminal calls its `fetch` in the same process.
 */
export function createApp(runtime: Runtime) {
  const routes = createRoutes();
  let document: object | undefined;
  const app = createRouter();
  app.onError(onError);
  app.notFound(onNotFound);
  app.use(
    securityHeaders,
    request(runtime),
    packAnswers,
    measure,
    sameOrigin(runtime),
    authenticate(runtime),
  );
  app.route('/', routes);
  app.route(
    '/',
    docsRoutes(() => {
      document ??= describeApi(routes, runtime.version);
      return document;
    }),
  );
  app.route('/', webApp());
  return app;
}
