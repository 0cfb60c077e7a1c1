import { type FileAnswer, operation } from '../operations/operation.js';
import type { CodebookFormat } from './codebooks.constants.js';
import type {
  ChangeCodebookInput,
  Codebook,
  CodebookComparison,
  CodebookSummary,
  CodebookVersionInfo,
  CreateCodebookInput,
  ImportCodebookInput,
  RenameCodebookInput,
} from './codebooks.schemas.js';

interface OfCodebook {
  /** Its id or name. */
  codebook: string;
}
const access = 'analyze';
const path = '/api/codebooks';
const ofCodebook = `${path}/{codebook}` as const;

/** What can be done with codebooks. */
export const CODEBOOKS = {
  list: operation<object, CodebookSummary[]>({
    id: 'listCodebooks',
    access,
    method: 'get',
    path,
    summary: 'Codebooks by name, each as of its latest version',
  }),
  /** Fails with 409 when another one has the name. */
  create: operation<CreateCodebookInput, Codebook>({
    id: 'createCodebook',
    access,
    method: 'post',
    path,
    summary: 'Make a codebook of variables, or of those of a run',
  }),
  /** With `codebook` in the input the file becomes a version of that one. */
  import: operation<
    Omit<ImportCodebookInput, 'baseVersion'> & { baseVersion?: number; content: Blob },
    Codebook
  >({
    id: 'importCodebook',
    access,
    method: 'post',
    path: `${path}/import`,
    summary: 'Make a codebook, or a version of one, of a CSV, XLSX, JSON or .qdc file; the body is the file',
    sendsFile: true,
  }),
  get: operation<OfCodebook & { version?: number }, Codebook>({
    id: 'getCodebook',
    access,
    method: 'get',
    path: ofCodebook,
    summary: 'A codebook as of a version',
  }),
  /** With the version that it is based on, a change that someone has overtaken fails (409). */
  change: operation<OfCodebook & ChangeCodebookInput, Codebook>({
    id: 'changeCodebook',
    access,
    method: 'put',
    path: ofCodebook,
    summary: 'Change the variables, which makes a version',
  }),
  rename: operation<OfCodebook & RenameCodebookInput, Codebook>({
    id: 'renameCodebook',
    access,
    method: 'patch',
    path: ofCodebook,
    summary: 'Give a codebook another name',
  }),
  delete: operation<OfCodebook, void>({
    id: 'deleteCodebook',
    access,
    method: 'delete',
    path: ofCodebook,
    summary: 'Delete a codebook; it can be restored for 30 days, and its runs stay',
  }),
  restore: operation<OfCodebook, Codebook>({
    id: 'restoreCodebook',
    access,
    method: 'post',
    path: `${ofCodebook}/restore`,
    summary: 'Undo a delete; takes the id',
  }),
  versions: operation<OfCodebook, CodebookVersionInfo[]>({
    id: 'listCodebookVersions',
    access,
    method: 'get',
    path: `${ofCodebook}/versions`,
    summary: 'The versions of a codebook, the latest first',
  }),
  /** By default the latest and the one before it. */
  compare: operation<OfCodebook & { from?: number; to?: number }, CodebookComparison>({
    id: 'compareCodebookVersions',
    access,
    method: 'get',
    path: `${ofCodebook}/differences`,
    summary: 'What changed between two versions',
  }),
  export: operation<OfCodebook & { format?: CodebookFormat; version?: number }, FileAnswer>({
    id: 'exportCodebook',
    access,
    method: 'get',
    path: `${ofCodebook}/export`,
    summary: 'A codebook as a file that an import can read',
  }),
};
