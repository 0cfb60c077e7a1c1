import { type FileAnswer, type OfId, operationsFor } from '../../platform/operations/operation.js';
import type { Page } from '../../records/transfer/list.operations.js';
import type { SentimentExportFormat } from './sentiments.constants.js';
import type {
  AnalyzeSentimentInput,
  ImportOutcome,
  ImportSentimentsInput,
  SentimentCommentPage,
  SentimentCommentsQuery,
  SentimentDetails,
  SentimentJob,
  SentimentRecord,
  UploadFields,
} from './sentiments.schemas.js';

const operation = operationsFor('analyze');
const path = '/api/sentiments';
const ofAnalysis = `${path}/{id}` as const;

interface OfFormat {
  format?: SentimentExportFormat;
}

/** What can be done with sentiment analyses. */
export const SENTIMENTS = {
  list: operation<Page, SentimentRecord[]>({
    id: 'listSentiments',
    get: path,
    summary: 'Records by date, then id, so that the latest is the last',
  }),
  /** Answers the record, or after a minute the job that is still making it: `isRecord` tells them apart. */
  upload: operation<UploadFields & { file: File }, SentimentRecord | SentimentJob>({
    id: 'uploadSentiment',
    post: `${path}/upload`,
    summary: 'Score the comments of a JSON file of up to 10 MB',
    sendsForm: true,
  }),
  /** Answers as `upload`. */
  analyze: operation<AnalyzeSentimentInput, SentimentRecord | SentimentJob>({
    id: 'analyzeSentiment',
    post: `${path}/analyze`,
    summary: 'Score a file again that the same user uploaded before',
  }),
  import: operation<ImportSentimentsInput, ImportOutcome>({
    id: 'importSentiments',
    post: `${path}/import`,
    summary:
      'Part of a bulk import of comments or records, or a whole uploaded comment file; the same again changes nothing',
  }),
  export: operation<OfFormat, FileAnswer>({
    id: 'exportSentiments',
    get: `${path}/export`,
    summary: 'The history as CSV, XLSX or JSON',
  }),
  get: operation<OfId, SentimentDetails>({
    id: 'getSentiment',
    get: ofAnalysis,
    summary: 'State, record and the comments that stand out',
  }),
  /** `next` is the `after` of the following page. */
  comments: operation<OfId & Omit<SentimentCommentsQuery, 'limit' | 'after'> & Page, SentimentCommentPage>({
    id: 'listSentimentComments',
    get: `${ofAnalysis}/comments`,
    summary: 'A page of the scored comments of an analysis',
  }),
  exportComments: operation<OfId & OfFormat, FileAnswer>({
    id: 'exportSentimentComments',
    get: `${ofAnalysis}/export`,
    summary: 'The scored comments of an analysis as CSV, XLSX or JSON',
  }),
  resume: operation<OfId, SentimentJob>({
    id: 'resumeSentiment',
    post: `${ofAnalysis}/resume`,
    summary: 'Go on with an analysis that its provider has stopped',
  }),
  delete: operation<OfId, void>({
    id: 'deleteSentiment',
    delete: ofAnalysis,
    summary: 'Delete an analysis; once completed it can be restored for 30 days',
  }),
  restore: operation<OfId, SentimentJob>({
    id: 'restoreSentiment',
    post: `${ofAnalysis}/restore`,
    summary: 'Undo a delete',
  }),
};

/** Whether an analysis is done, or a job is still making it. */
export const isRecord = (answer: SentimentRecord | SentimentJob): answer is SentimentRecord =>
  'sentimentScore' in answer;
