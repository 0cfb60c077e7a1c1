import type { z } from 'zod';
import type { RunFinding, RunFindingInput } from '../../judging/findings/run-finding.schemas.js';
import type { Comparison } from '../../judging/insight/comparisons/comparison.schemas.js';
import type {
  AnalysisExportInput,
  AnalysisResults,
  AnalysisResultsInput,
  AnalysisStarted,
} from '../../judging/results/results.schemas.js';
import { type FileAnswer, operationsFor } from '../../platform/operations/operation.js';
import type { RunFileFormat } from './analyzer.constants.js';
import type {
  AnalysisListInput,
  AnalysisRecord,
  AnalysisTask,
  ProviderInfo,
  ResumeAnalysisInput,
  UpdateAnalysisInput,
} from './analyzer.schemas.js';
import { type OfRun, RUN_PATH } from './of-run.js';
import type { CommentFilter } from './overview/comment-filter.schemas.js';
import type { RunOverview } from './overview/overview.schemas.js';
import type { AnalysisEstimate, EstimateInput } from './providers/providers.schemas.js';
import type { StartAnalysisInput } from './start-analysis.schemas.js';
import type { CommentTranslation, TranslateCommentInput } from './translations/translation.schemas.js';

type Of<Input> = OfRun & Omit<Input, 'task_id'>;
const operation = operationsFor('analyze');
const path = '/api/fb-analyzer';

/** What can be done with runs: the analyses of comments. */
export const RUNS = {
  /** One that ends within two seconds is answered with its results, else `backgroundTask` is true. */
  start: operation<z.input<typeof StartAnalysisInput>, AnalysisStarted>({
    id: 'startAnalysis',
    post: `${path}/analyze`,
    summary: 'Start an analysis; a short one is answered directly',
  }),
  /** The comments are given by their measure (`measureComments`). */
  estimate: operation<z.input<typeof EstimateInput>, AnalysisEstimate>({
    id: 'estimateAnalysis',
    post: `${path}/estimate`,
    summary: 'What an analysis would cost, before it is started',
  }),
  list: operation<z.output<typeof AnalysisListInput>, AnalysisRecord[]>({
    id: 'listAnalyses',
    get: `${path}/tasks`,
    summary: 'Runs, newest first',
  }),
  status: operation<OfRun, AnalysisTask>({
    id: 'getAnalysisStatus',
    get: RUN_PATH,
    summary: 'State and progress of a run',
  }),
  /** The client’s `getAnalysisResults` takes those of a run alone. */
  results: operation<Of<z.output<typeof AnalysisResultsInput>>, AnalysisResults | Comparison>({
    id: 'getAnalysisResults',
    get: `${RUN_PATH}/results`,
    summary: 'Results of a run, whole or page by page',
    description:
      'Each comment has its sentiment, language and the variables it mentions, each with the quote and the reason for it. `next` is the `after` of the next page.',
  }),
  overview: operation<OfRun & CommentFilter, RunOverview>({
    id: 'getRunOverview',
    get: `${RUN_PATH}/overview`,
    summary: 'How the comments of a run divide, all of them or those that a filter leaves',
    description:
      'Counts by variable, sentiment, language and time, as the machine found them. Shares corrected by what people read are in the estimates.',
  }),
  finding: operation<Of<z.output<typeof RunFindingInput>>, RunFinding>({
    id: 'getRunFinding',
    get: `${RUN_PATH}/finding`,
    summary: 'What is most worth saying of a run, as a sentence',
    description:
      'A time at which a variable was clearly mentioned more often, else the largest clear change since the run before, else the largest share. Its page, its report and the terminal begin with the same sentence.',
  }),
  cancel: operation<OfRun, AnalysisTask>({
    id: 'cancelAnalysis',
    post: `${RUN_PATH}/cancel`,
    summary: 'End a run before its time; it can be resumed',
  }),
  resume: operation<Of<z.input<typeof ResumeAnalysisInput>>, AnalysisTask>({
    id: 'resumeAnalysis',
    post: `${RUN_PATH}/resume`,
    summary: 'Go on with a stopped run, or ask its failed comments again',
  }),
  delete: operation<OfRun, void>({
    id: 'deleteAnalysis',
    delete: RUN_PATH,
    summary: 'Delete a run that has ended or is paused; it can be restored for 30 days',
  }),
  /** The former name undoes it. */
  update: operation<Of<z.input<typeof UpdateAnalysisInput>>, AnalysisTask>({
    id: 'updateAnalysis',
    patch: RUN_PATH,
    summary: 'Rename a run, or pin it',
  }),
  restore: operation<OfRun, AnalysisTask>({
    id: 'restoreAnalysis',
    post: `${RUN_PATH}/restore`,
    summary: 'Undo a delete',
  }),
  /** `html` is the report of the run, which takes no order. */
  export: operation<
    Of<Omit<z.output<typeof AnalysisExportInput>, 'format'>> & { format: RunFileFormat },
    FileAnswer
  >({
    id: 'exportAnalysis',
    get: `${RUN_PATH}/export`,
    summary: 'A run as a file',
  }),
  providers: operation<object, ProviderInfo[]>({
    id: 'listProviders',
    get: `${path}/providers`,
    summary: 'Who can analyse, and where the comments then go',
  }),
  translate: operation<OfRun & { seq: number } & z.input<typeof TranslateCommentInput>, CommentTranslation>({
    id: 'translateComment',
    post: `${RUN_PATH}/comments/{seq}/translation`,
    summary: 'A comment in another language, by an AI service; each translation is paid for once',
  }),
};
