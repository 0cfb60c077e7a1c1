import { writeFileSync } from 'node:fs';
import { OPENAPI_FILE, renderOpenApi } from './openapi-file.js';

writeFileSync(OPENAPI_FILE, renderOpenApi());
