import {
  changeCodebook,
  createCodebook,
  deleteCodebook,
  renameCodebook,
  restoreCodebook,
} from '@smops/core/codebooks/change-codebooks.service.js';
import { CODEBOOK_FORMATS } from '@smops/core/codebooks/codebooks.constants.js';
import {
  ChangeCodebookInput,
  Codebook,
  CodebookComparison,
  CodebookExportInput,
  CodebookSummary,
  CodebookVersionInfo,
  CodebookVersionInput,
  CompareVersionsInput,
  CreateCodebookInput,
  ImportCodebookInput,
  RenameCodebookInput,
} from '@smops/core/codebooks/codebooks.schemas.js';
import {
  compareCodebookVersions,
  getCodebook,
  listCodebooks,
  listCodebookVersions,
} from '@smops/core/codebooks/codebooks.service.js';
import { exportCodebook } from '@smops/core/codebooks/export-codebook.service.js';
import { importCodebook } from '@smops/core/codebooks/import-codebook.service.js';
import { z } from 'zod';
import { analyzerContextOf } from '../../analyzer-context.js';
import { fileResponse, respondWithFile } from '../../responses/file-response.js';
import { fileBody, streamedBody } from '../../responses/list-files.js';
import { contextOf, createRouter, defineRoute, jsonBody, jsonResponse, noContent } from '../../router.js';

const tags = ['Codebooks'];
const params = z.object({
  codebook: z.string().min(1).max(120).meta({ description: 'Its id or name', example: 'prices' }),
});
/** A codebook with all it may hold: a hundred variables with long examples. */
const bodyLimit = 8 * 1024 * 1024;

const codebookResponse = jsonResponse('The codebook', Codebook);

const listRoute = defineRoute('listCodebooks', 'analyze', {
  method: 'get',
  path: '/api/codebooks',
  tags,
  summary: 'Codebooks by name, each as of its latest version',
  responses: { 200: jsonResponse('The codebooks', z.array(CodebookSummary)) },
});

const createRoute = defineRoute(
  'createCodebook',
  'analyze',
  {
    method: 'post',
    path: '/api/codebooks',
    tags,
    summary: 'Make a codebook of variables, or of those of a run',
    request: { body: jsonBody(CreateCodebookInput) },
    responses: { 201: codebookResponse },
  },
  { bodyLimit },
);

const importRoute = defineRoute(
  'importCodebook',
  'analyze',
  {
    method: 'post',
    path: '/api/codebooks/import',
    tags,
    summary: 'Make a codebook, or a version of one, of a CSV, XLSX, JSON or .qdc file; the body is the file',
    request: { query: ImportCodebookInput, body: fileBody },
    responses: { 201: codebookResponse },
  },
  { bodyLimit: 'streamed' },
);

const getRoute = defineRoute('getCodebook', 'analyze', {
  method: 'get',
  path: '/api/codebooks/{codebook}',
  tags,
  summary: 'A codebook as of a version',
  request: { params, query: CodebookVersionInput },
  responses: { 200: codebookResponse },
});

const changeRoute = defineRoute(
  'changeCodebook',
  'analyze',
  {
    method: 'put',
    path: '/api/codebooks/{codebook}',
    tags,
    summary: 'Change the variables, which makes a version',
    request: { params, body: jsonBody(ChangeCodebookInput) },
    responses: { 200: codebookResponse },
  },
  { bodyLimit },
);

const renameRoute = defineRoute('renameCodebook', 'analyze', {
  method: 'patch',
  path: '/api/codebooks/{codebook}',
  tags,
  summary: 'Give a codebook another name',
  request: { params, body: jsonBody(RenameCodebookInput) },
  responses: { 200: codebookResponse },
});

const deleteRoute = defineRoute('deleteCodebook', 'analyze', {
  method: 'delete',
  path: '/api/codebooks/{codebook}',
  tags,
  summary: 'Delete a codebook; it can be restored for 30 days, and its runs stay',
  request: { params },
  responses: { 204: noContent },
});

const restoreRoute = defineRoute('restoreCodebook', 'analyze', {
  method: 'post',
  path: '/api/codebooks/{codebook}/restore',
  tags,
  summary: 'Undo a delete; takes the id',
  request: { params },
  responses: { 200: codebookResponse },
});

const versionsRoute = defineRoute('listCodebookVersions', 'analyze', {
  method: 'get',
  path: '/api/codebooks/{codebook}/versions',
  tags,
  summary: 'The versions of a codebook, the latest first',
  request: { params },
  responses: { 200: jsonResponse('The versions', z.array(CodebookVersionInfo)) },
});

const compareRoute = defineRoute('compareCodebookVersions', 'analyze', {
  method: 'get',
  path: '/api/codebooks/{codebook}/differences',
  tags,
  summary: 'What changed between two versions',
  request: { params, query: CompareVersionsInput },
  responses: { 200: jsonResponse('The differences', CodebookComparison) },
});

const exportRoute = defineRoute(
  'exportCodebook',
  'analyze',
  {
    method: 'get',
    path: '/api/codebooks/{codebook}/export',
    tags,
    summary: 'A codebook as a file that an import can read',
    request: { params, query: CodebookExportInput },
    responses: { 200: fileResponse(CODEBOOK_FORMATS) },
  },
  { expensive: 'file' },
);

export const codebooksRoutes = createRouter()
  .openapi(listRoute, async (c) => c.json(await listCodebooks(contextOf(c)), 200))
  .openapi(createRoute, async (c) =>
    c.json(await createCodebook(analyzerContextOf(c), c.req.valid('json')), 201),
  )
  .openapi(importRoute, async (c) =>
    c.json(await importCodebook(contextOf(c), streamedBody(c), c.req.valid('query')), 201),
  )
  .openapi(getRoute, async (c) =>
    c.json(await getCodebook(contextOf(c), c.req.valid('param').codebook, c.req.valid('query').version), 200),
  )
  .openapi(changeRoute, async (c) =>
    c.json(await changeCodebook(contextOf(c), c.req.valid('param').codebook, c.req.valid('json')), 200),
  )
  .openapi(renameRoute, async (c) =>
    c.json(await renameCodebook(contextOf(c), c.req.valid('param').codebook, c.req.valid('json')), 200),
  )
  .openapi(deleteRoute, async (c) => {
    await deleteCodebook(contextOf(c), c.req.valid('param').codebook);
    return c.body(null, 204);
  })
  .openapi(restoreRoute, async (c) =>
    c.json(await restoreCodebook(contextOf(c), c.req.valid('param').codebook), 200),
  )
  .openapi(versionsRoute, async (c) =>
    c.json(await listCodebookVersions(contextOf(c), c.req.valid('param').codebook), 200),
  )
  .openapi(compareRoute, async (c) =>
    c.json(
      await compareCodebookVersions(contextOf(c), c.req.valid('param').codebook, c.req.valid('query')),
      200,
    ),
  )
  .openapi(exportRoute, async (c) =>
    respondWithFile(
      c,
      await exportCodebook(contextOf(c), c.req.valid('param').codebook, c.req.valid('query')),
    ),
  );
