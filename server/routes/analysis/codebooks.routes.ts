import {
  changeCodebook,
  deleteCodebook,
  renameCodebook,
  restoreCodebook,
} from '@smops/core/analysis/codebooks/change-codebooks.service.js';
import { CODEBOOK_FORMATS } from '@smops/core/analysis/codebooks/codebooks.constants.js';
import { CODEBOOKS } from '@smops/core/analysis/codebooks/codebooks.operations.js';
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
  ListTopicSetsInput,
  RenameCodebookInput,
  TopicSetSummary,
} from '@smops/core/analysis/codebooks/codebooks.schemas.js';
import {
  compareCodebookVersions,
  getCodebook,
  listCodebooks,
  listCodebookVersions,
} from '@smops/core/analysis/codebooks/codebooks.service.js';
import { exportCodebook } from '@smops/core/analysis/codebooks/export-codebook.service.js';
import { importCodebook } from '@smops/core/analysis/codebooks/import-codebook.service.js';
import { listTopicSets } from '@smops/core/analysis/codebooks/topic-sets.service.js';
import { createCodebook } from '@smops/core/judging/learning/create-codebook.service.js';
import { z } from 'zod';
import { analyzerContextOf, contextOf } from '../../contexts.js';
import { streamedBody } from '../../responses/list-files.js';
import { createRouter, jsonResponse } from '../../router.js';
import { serve, serveFile } from '../serve-operation.js';
import { CodebookParams } from './codebook-params.js';

const tag = 'Codebooks';
/** A codebook with all it may hold: a hundred variables with long examples. */
const bodyLimit = 8 * 1024 * 1024;
const answer = jsonResponse('The codebook', Codebook);

export const codebooksRoutes = createRouter();
const of = { tag, params: CodebookParams };

serve(
  codebooksRoutes,
  CODEBOOKS.list,
  { tag, answer: jsonResponse('The codebooks', z.array(CodebookSummary)) },
  (c) => listCodebooks(contextOf(c)),
);
serve(
  codebooksRoutes,
  CODEBOOKS.create,
  { tag, body: CreateCodebookInput, bodyLimit, answer, status: 201 },
  (c, input) => createCodebook(analyzerContextOf(c), input),
);
serve(
  codebooksRoutes,
  CODEBOOKS.listSets,
  {
    tag,
    query: ListTopicSetsInput,
    answer: jsonResponse('The topic sets, in the order in which they are offered', z.array(TopicSetSummary)),
  },
  (c, { language }) => listTopicSets(contextOf(c), language),
);
serve(
  codebooksRoutes,
  CODEBOOKS.import,
  { tag, query: ImportCodebookInput, answer, status: 201 },
  (c, input) => importCodebook(contextOf(c), streamedBody(c), input),
);
serve(codebooksRoutes, CODEBOOKS.get, { ...of, query: CodebookVersionInput, answer }, (c, input) =>
  getCodebook(contextOf(c), input.codebook, input.version),
);
serve(
  codebooksRoutes,
  CODEBOOKS.change,
  { ...of, body: ChangeCodebookInput, bodyLimit, answer },
  (c, { codebook, ...input }) => changeCodebook(contextOf(c), codebook, input),
);
serve(
  codebooksRoutes,
  CODEBOOKS.rename,
  { ...of, body: RenameCodebookInput, answer },
  (c, { codebook, ...input }) => renameCodebook(contextOf(c), codebook, input),
);
serve(codebooksRoutes, CODEBOOKS.delete, of, (c, { codebook }) => deleteCodebook(contextOf(c), codebook));
serve(codebooksRoutes, CODEBOOKS.restore, { ...of, answer }, (c, { codebook }) =>
  restoreCodebook(contextOf(c), codebook),
);
serve(
  codebooksRoutes,
  CODEBOOKS.versions,
  { ...of, answer: jsonResponse('The versions', z.array(CodebookVersionInfo)) },
  (c, { codebook }) => listCodebookVersions(contextOf(c), codebook),
);
serve(
  codebooksRoutes,
  CODEBOOKS.compare,
  { ...of, query: CompareVersionsInput, answer: jsonResponse('The differences', CodebookComparison) },
  (c, { codebook, ...input }) => compareCodebookVersions(contextOf(c), codebook, input),
);
serveFile(
  codebooksRoutes,
  CODEBOOKS.export,
  { ...of, query: CodebookExportInput, formats: CODEBOOK_FORMATS, expensive: 'file' },
  (c, { codebook, ...input }) => exportCodebook(contextOf(c), codebook, input),
);
