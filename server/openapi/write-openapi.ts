import { writeFileSync } from 'node:fs';
import { listTools } from '../mcp/tools.js';
import { renderToolsPage, TOOLS_PAGE } from '../mcp/tools-page.js';
import { OPENAPI_FILE, renderOpenApi } from './openapi-file.js';

const document = renderOpenApi();
writeFileSync(OPENAPI_FILE, document);
writeFileSync(TOOLS_PAGE, renderToolsPage(listTools(JSON.parse(document))));
