import type { Runtime } from './environment.js';
import { listTools, type Tool } from './mcp/tools.js';
import { authenticate } from './middleware/authenticate.js';
import { compressResponses } from './middleware/compress-responses.js';
import { language } from './middleware/language.js';
import { request } from './middleware/request.js';
import { sameOrigin } from './middleware/same-origin.js';
import { securityHeaders } from './middleware/security-headers.js';
import { measure } from './monitoring/metrics.js';
import { onError, onNotFound } from './responses/errors.js';
import { createRouter } from './router.js';
import { analysisRoutes } from './routes/analysis-routes.js';
import { mcpRoutes } from './routes/assistants/mcp.routes.js';
import { objectsRoutes } from './routes/files/objects.routes.js';
import { portraitsRoutes } from './routes/files/portraits.routes.js';
import { remoteUploadsRoutes } from './routes/files/remote-uploads.routes.js';
import { uploadsRoutes } from './routes/files/uploads.routes.js';
import { accountsRoutes } from './routes/lists/accounts.routes.js';
import { auditRoutes } from './routes/lists/audit.routes.js';
import { homeRoutes } from './routes/lists/home.routes.js';
import { retentionRoutes } from './routes/lists/retention.routes.js';
import { spreadsheetRoutes } from './routes/lists/spreadsheet.routes.js';
import { tasksRoutes } from './routes/lists/tasks.routes.js';
import { whatsappRoutes } from './routes/lists/whatsapp.routes.js';
import { facebookRoutes } from './routes/statistics/facebook.routes.js';
import { statisticsRoutes } from './routes/statistics/statistics.routes.js';
import { youtubeRoutes } from './routes/statistics/youtube.routes.js';
import { describeApi, docsRoutes } from './routes/system/api-docs.routes.js';
import { assistantsRoutes } from './routes/system/assistants.routes.js';
import { authRoutes } from './routes/system/auth.routes.js';
import { backupRoutes } from './routes/system/backup.routes.js';
import { connectionsRoutes } from './routes/system/connections.routes.js';
import { systemRoutes } from './routes/system/system.routes.js';
import { usersRoutes } from './routes/system/users.routes.js';
import { webApp } from './web-app.js';

/** All routes of the API. A new domain adds its router here. */
export function createRoutes() {
  return createRouter()
    .route('/', authRoutes)
    .route('/', usersRoutes)
    .route('/', assistantsRoutes)
    .route('/', auditRoutes)
    .route('/', retentionRoutes)
    .route('/', accountsRoutes)
    .route('/', tasksRoutes)
    .route('/', whatsappRoutes)
    .route('/', spreadsheetRoutes)
    .route('/', analysisRoutes)
    .route('/', youtubeRoutes)
    .route('/', facebookRoutes)
    .route('/', objectsRoutes)
    .route('/', uploadsRoutes)
    .route('/', remoteUploadsRoutes)
    .route('/', portraitsRoutes)
    .route('/', statisticsRoutes)
    .route('/', homeRoutes)
    .route('/', backupRoutes)
    .route('/', connectionsRoutes)
    .route('/', systemRoutes);
}

/**
 * The whole application: what every request passes, in this order, then the routes, then the dashboard. It listens
 * nowhere: `serve` gives it a port, the terminal calls its `fetch` in the same process.
 */
export function createApp(runtime: Runtime) {
  const routes = createRoutes();
  let document: object | undefined;
  let tools: Tool[] | undefined;
  const describe = () => {
    document ??= describeApi(routes, runtime.version);
    return document;
  };
  const app = createRouter();
  app.onError(onError);
  app.notFound(onNotFound);
  app.use(
    language,
    securityHeaders,
    request(runtime),
    compressResponses,
    measure,
    sameOrigin(runtime),
    authenticate(runtime),
  );
  app.route('/', routes);
  app.route('/', docsRoutes(describe));
  app.route(
    '/',
    mcpRoutes(
      () => {
        tools ??= listTools(describe());
        return tools;
      },
      (request) => app.fetch(request, { isFromAssistant: true }),
    ),
  );
  app.route('/', webApp());
  return app;
}
