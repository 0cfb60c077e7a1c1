import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { pagePolicy } from '../../middleware/security-headers.js';
import { onNotFound } from '../../responses/errors.js';
import { keepFiles } from '../../responses/kept-files.js';
import { bodyResponse, createRouter, defineRoute } from '../../router.js';

/** The OpenAPI 3.1 document of all routes. Committed as server/openapi.json; a test compares the two. */
export function describeApi(routes: ReturnType<typeof createRouter>, version: string) {
  routes.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: 'smops_session',
  });
  routes.openAPIRegistry.registerComponent('securitySchemes', 'token', { type: 'http', scheme: 'bearer' });
  return routes.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'smops',
      version,
      description: 'Accounts, tasks, sentiments, statistics and the comment analyzer of a social-media team.',
    },
  });
}

const require = createRequire(import.meta.url);
const FILES: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

const docsPage = (nonce: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>smops API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="docs"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script nonce="${nonce}">SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true });</script>
</body></html>`;

/** `/api/openapi.json` and `/api/docs`: Swagger UI from its package, so it works offline. */
export function docsRoutes(document: () => object) {
  const fileOf = keepFiles();
  // Written once: all responses share these bytes.
  let text: Uint8Array<ArrayBuffer> | undefined;
  const json = defineRoute('getOpenApiDocument', 'loopback', {
    method: 'get',
    path: '/api/openapi.json',
    tags: ['System'],
    summary: 'This document',
    responses: { 200: bodyResponse('OpenAPI 3.1', 'application/json', z.object({})) },
  });
  const page = defineRoute('getApiDocs', 'loopback', {
    method: 'get',
    path: '/api/docs',
    tags: ['System'],
    summary: 'The documentation of this API, to read and try',
    responses: { 200: bodyResponse('A page', 'text/html') },
  });
  const file = defineRoute('getApiDocsFile', 'loopback', {
    method: 'get',
    path: '/api/docs/{file}',
    tags: ['System'],
    summary: "The documentation's script and style",
    request: { params: z.object({ file: z.enum(['swagger-ui.css', 'swagger-ui-bundle.js']) }) },
    responses: { 200: bodyResponse('The file', 'text/plain') },
  });
  return createRouter()
    .openapi(json, (c) => {
      text ??= new TextEncoder().encode(JSON.stringify(document()));
      return c.body(text, 200, { 'content-type': 'application/json' });
    })
    .openapi(page, (c) => {
      const nonce = c.get('nonce');
      // Swagger UI writes style attributes, which no nonce can allow.
      const policy = pagePolicy(nonce).replace(/style-src [^;]+/, "style-src 'self' 'unsafe-inline'");
      return c.html(docsPage(nonce), 200, { 'content-security-policy': policy });
    })
    .openapi(file, async (c) => {
      const name = c.req.valid('param').file;
      const bytes = await fileOf(join(dirname(require.resolve('swagger-ui-dist/package.json')), name));
      if (bytes === undefined) return onNotFound(c);
      return c.body(bytes, 200, { 'content-type': FILES[name] as string });
    });
}
