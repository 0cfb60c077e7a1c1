import { type OfRun, RUN_PATH } from '../../analysis/analyzer/of-run.js';
import { type Content, type FileAnswer, operationsFor } from '../../platform/operations/operation.js';
import type { QueueImport } from './queue-file.schemas.js';
import type { ReaderAgreement } from './reader-agreement.schemas.js';
import type { AgreementFormat, Queue, QueueFormat } from './reading.constants.js';
import type { MarkCommentInput, ReadingQueue } from './reading.schemas.js';

const operation = operationsFor('analyze');

/** Reading drawn comments of a completed run, and what comes of it. */
export const READING = {
  queue: operation<
    OfRun & { queue?: Queue; limit?: number; skipped?: boolean; beyond?: boolean },
    ReadingQueue
  >({
    id: 'getReadingQueue',
    get: `${RUN_PATH}/reading`,
    summary: "The next comments for you to read, without the machine's tags",
  }),
  exportQueue: operation<OfRun & { format?: QueueFormat }, FileAnswer>({
    id: 'exportReadingQueue',
    get: `${RUN_PATH}/reading/export`,
    summary: 'The comments that you have still to read, as a table to be filled in',
  }),
  importQueue: operation<OfRun & { content: Content; fileName?: string }, QueueImport>({
    id: 'importReadingQueue',
    post: `${RUN_PATH}/reading/import`,
    summary: 'Store the verdicts that you have filled in of an exported queue; the body is the file',
    sendsFile: true,
  }),
  agreement: operation<OfRun, ReaderAgreement>({
    id: 'getReaderAgreement',
    get: `${RUN_PATH}/reading/agreement`,
    summary: 'How far the readers of the drawn comments say the same, per variable and pair',
  }),
  exportAgreement: operation<OfRun & { format: AgreementFormat }, FileAnswer>({
    id: 'exportReaderAgreement',
    get: `${RUN_PATH}/reading/agreement/export`,
    summary: 'The agreement of the readers as a file',
  }),
  mark: operation<OfRun & { seq: number } & MarkCommentInput, void>({
    id: 'markComment',
    put: `${RUN_PATH}/comments/{seq}/mark`,
    summary: 'Skip a comment for now, or flag it, with a note',
  }),
};
