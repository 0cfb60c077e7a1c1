import type { ColumnType, Generated, Insertable, JSONColumnType, Selectable } from 'kysely';
import type { AnalysisStatus, StopReason } from './analyzer.constants.js';
import type { RunCodebook } from './analyzer.schemas.js';
import type { Intake } from './intake.schemas.js';
import type { ReportLanguage, SentimentLabel, Tag, Variable } from './providers/provider.js';
import type { ProviderId } from './providers/providers.constants.js';
import type { RunReader } from './providers/reader.js';

/** A run: what its record in the API shows, and what the run needs to go on after a restart. */
export interface AnalysisTable {
  id: Generated<number>;
  analysisId: string;
  uploadDate: Date;
  fileName: string;
  /** What people call it; at first the file, or the beginning of the post. */
  name: Generated<string>;
  pinnedAt: ColumnType<Date | null, never, Date | null>;
  status: Generated<AnalysisStatus>;
  totalComments: number;
  positiveComments: Generated<number>;
  negativeComments: Generated<number>;
  neutralComments: Generated<number>;
  overallSentiment: string | null;
  aiInsights: string | null;
  /** Milliseconds. */
  processingTime: number | null;
  createdBy: number | null;
  createdByName: string;
  provider: ProviderId;
  model: string;
  promptVersion: string;
  variables: JSONColumnType<Variable[]>;
  batchSize: number;
  postContent: string;
  language: ReportLanguage;
  fresh: boolean;
  keyHolder: string | null;
  errorMessage: string | null;
  stopReason: StopReason | null;
  budgetUsd: number | null;
  offPeak: Generated<boolean>;
  costUsd: Generated<number>;
  inputTokens: Generated<number>;
  outputTokens: Generated<number>;
  failedComments: Generated<number>;
  /** Tags that were left out because they did not pass the check. */
  droppedTags: Generated<number>;
  /** Comments that the service mixed up with others of their batch, and that were asked again alone. */
  mixedUpComments: Generated<number>;
  /** What asking them alone cost; part of `costUsd`. */
  mixedUpCostUsd: Generated<number>;
  matchedComments: Generated<number>;
  doneComments: Generated<number>;
  openBatches: number;
  /** Of a run that a model of one's own reads, who that is and where, as it was when the run began. */
  reader: ColumnType<RunReader | null, string | null | undefined, string | null>;
  intake: JSONColumnType<Intake>;
  statistics: ColumnType<Record<string, number> | null, string | null, string | null>;
  startedAt: Date | null;
  finishedAt: Date | null;
  /** A deleted run is left out everywhere until it is restored or purged. It has ended or is paused. */
  deletedAt: ColumnType<Date | null, never, Date | null>;
  version: Generated<number>;
  /** The codebook version that the variables are of. */
  codebookVersionId: number | null;
  /** The sentiment analysis whose comments this run scores; null for the analyzer's own runs. */
  sentimentId: number | null;
  /** The exploration whose file's comments this run only keeps; null for the analyzer's own runs. */
  explorationId: number | null;
  /** The run whose comments this one has: brought up to date with a later version of its codebook, or analysed again. */
  updatedFrom: number | null;
  /** The run of whose comments this one reads a part for a second time; null for the analyzer's own runs. */
  secondOf: number | null;
}

export interface AnalysisCommentTable {
  runId: number;
  seq: number;
  itemSeq: number;
  copies: number;
  content: string;
  author: string;
  reactionsCount: number;
  externalId: string | null;
  parentId: string | null;
  depth: number;
  time: Date | null;
  timeText: string | null;
  link: string | null;
  stars: number | null;
  starsOf: number | null;
  line: number | null;
  sourceIndex: number;
  /** What it shares with all comments of the same text, in any run: see `textKeyOf`. */
  textKey: Buffer;
  /** Of an imported comment: what makes it the same as another, so that it is stored once. */
  key: Buffer | null;
}

export interface AnalysisBatchTable {
  runId: number;
  seq: number;
  itemSeqs: number[];
  state: Generated<'pending' | 'leased' | 'done'>;
  leaseOwner: string | null;
  leaseUntil: Date | null;
  attempts: Generated<number>;
  lastError: string | null;
}

export interface AnalysisResultTable {
  runId: number;
  seq: number;
  state: 'ok' | 'failed';
  failure: string | null;
  tags: JSONColumnType<Tag[]>;
  reasoning: string;
  sentiment: SentimentLabel | null;
  score: number | null;
  confidence: number | null;
  language: string;
  provider: ProviderId;
  model: string;
  promptVersion: string;
  cached: boolean;
  inputTokens: number;
  outputTokens: number;
  costUsd: number;
  ms: number;
}

export interface AnswerCacheTable {
  /** sha256 over everything an answer depends on (see `answer-key.ts`). */
  key: Buffer;
  answer: JSONColumnType<object>;
  model: string;
  createdAt: Generated<Date>;
}

/** What a provider has shown to bear; see `provider-state.repository.ts`. */
export interface ProviderStateTable {
  provider: string;
  concurrency: number;
  updatedAt: Date;
}

/** A server at work, as of its last sign of life by the database's clock. */
export interface AnalyzerWorkerTable {
  owner: string;
  seenAt: Date;
}

export type AnalysisRow = Selectable<AnalysisTable>;
/** A run with the codebook that it names. */
export type RunRow = AnalysisRow & { codebook: RunCodebook };
export type NewAnalysisRow = Insertable<AnalysisTable>;
export type AnalysisCommentRow = Selectable<AnalysisCommentTable>;
export type AnalysisResultRow = Selectable<AnalysisResultTable>;
