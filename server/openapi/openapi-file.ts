import { fileURLToPath } from 'node:url';
import { createRoutes } from '../app.js';
import { version } from '../lifecycle/start-runtime.js';
import { describeApi } from '../routes/system/api-docs.routes.js';

/** The committed document: its diff is where a change of the API is reviewed. */
export const OPENAPI_FILE = fileURLToPath(new URL('../../openapi.json', import.meta.url));

/** What the committed document must hold, to the byte. */
export const renderOpenApi = (): string =>
  `${JSON.stringify(describeApi(createRoutes(), version), null, 2)}\n`;
