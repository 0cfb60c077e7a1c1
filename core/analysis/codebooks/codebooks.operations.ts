import type { TopicSetLanguage } from '../../engine/topic-sets/topic-sets.constants.js';
import { type FileAnswer, operationsFor } from '../../platform/operations/operation.js';
import type { CodebookFormat } from './codebooks.constants.js';
import type {
  ChangeCodebookInput,
  Codebook,
  CodebookComparison,
  CodebookSummary,
  CodebookVersionInfo,
  CreateCodebookInput,
  ImportCodebookInput,
  OfCodebook,
  RenameCodebookInput,
  TopicSetSummary,
} from './codebooks.schemas.js';

const operation = operationsFor('analyze');
const path = '/api/codebooks';
export const CODEBOOK_PATH = `${path}/{codebook}` as const;

/** What can be done with codebooks. */
export const CODEBOOKS = {
  list: operation<object, CodebookSummary[]>({
    id: 'listCodebooks',
    get: path,
    summary: 'Codebooks by name, each as of its latest version',
  }),
  /** Fails with 409 when another one has the name. */
  create: operation<CreateCodebookInput, Codebook>({
    id: 'createCodebook',
    post: path,
    summary: 'Make a codebook of variables, of those of a run, or of a topic set',
  }),
  listSets: operation<{ language?: TopicSetLanguage }, TopicSetSummary[]>({
    id: 'listTopicSets',
    get: '/api/topic-sets',
    summary: 'The topic sets that smops ships with: variables to make a codebook of',
  }),
  /** With `codebook` in the input the file becomes a version of that one. */
  import: operation<
    Omit<ImportCodebookInput, 'baseVersion'> & { baseVersion?: number; content: Blob },
    Codebook
  >({
    id: 'importCodebook',
    post: `${path}/import`,
    summary: 'Make a codebook, or a version of one, of a CSV, XLSX, JSON or .qdc file; the body is the file',
    sendsFile: true,
  }),
  get: operation<OfCodebook & { version?: number }, Codebook>({
    id: 'getCodebook',
    get: CODEBOOK_PATH,
    summary: 'A codebook as of a version',
  }),
  /** With the version that it is based on, a change that someone has overtaken fails (409). */
  change: operation<OfCodebook & ChangeCodebookInput, Codebook>({
    id: 'changeCodebook',
    put: CODEBOOK_PATH,
    summary: 'Change the variables, which makes a version',
  }),
  rename: operation<OfCodebook & RenameCodebookInput, Codebook>({
    id: 'renameCodebook',
    patch: CODEBOOK_PATH,
    summary: 'Give a codebook another name',
  }),
  delete: operation<OfCodebook, void>({
    id: 'deleteCodebook',
    delete: CODEBOOK_PATH,
    summary: 'Delete a codebook; it can be restored for 30 days, and its runs stay',
  }),
  restore: operation<OfCodebook, Codebook>({
    id: 'restoreCodebook',
    post: `${CODEBOOK_PATH}/restore`,
    summary: 'Undo a delete; takes the id',
  }),
  versions: operation<OfCodebook, CodebookVersionInfo[]>({
    id: 'listCodebookVersions',
    get: `${CODEBOOK_PATH}/versions`,
    summary: 'The versions of a codebook, the latest first',
  }),
  /** By default the latest and the one before it. */
  compare: operation<OfCodebook & { from?: number; to?: number }, CodebookComparison>({
    id: 'compareCodebookVersions',
    get: `${CODEBOOK_PATH}/differences`,
    summary: 'What changed between two versions',
  }),
  export: operation<OfCodebook & { format?: CodebookFormat; version?: number }, FileAnswer>({
    id: 'exportCodebook',
    get: `${CODEBOOK_PATH}/export`,
    summary: 'A codebook as a file that an import can read',
  }),
};
