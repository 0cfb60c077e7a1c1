export const ANALYSIS_STATUSES = ['pending', 'running', 'paused', 'completed', 'failed'] as const;
export type AnalysisStatus = (typeof ANALYSIS_STATUSES)[number];

/** Why a run stopped before its end. All but `error` can be resumed as they are. */
export const STOP_REASONS = ['budget', 'key', 'quota', 'policy', 'cancelled', 'error'] as const;
export type StopReason = (typeof STOP_REASONS)[number];

/** How many comments go into one request: what can be chosen, what is chosen, and what an unlisted number becomes. */
export const BATCH_SIZES = [8, 16, 24, 32] as const;
export const DEFAULT_BATCH_SIZE = 8;
export const FALLBACK_BATCH_SIZE = 16;

/** Limits of the start of a run. */
/** A codebook as a run names it: by id or name, with a version. */
export const MAX_CODEBOOK_REFERENCE = 120;
export const MAX_POST_LENGTH = 20_000;
export const MAX_FILE_NAME_LENGTH = 255;
export const MAX_RUN_NAME_LENGTH = 120;
/** What a sender may tell of rows it left out. */
export const MAX_SENT_PROBLEMS = 200;
export const MAX_SENT_FILES = 1000;

/** A run that ends within this time is answered directly. */
export const DIRECT_ANSWER_MS = 2000;

/** The languages in which reasons and summaries can be written. */
export const REPORT_LANGUAGES = ['zh', 'en', 'ms'] as const;
export type ReportLanguage = (typeof REPORT_LANGUAGES)[number];

/** The order of a run's comments: the file's, most reactions first, by time, or by score. */
export const RESULT_ORDERS = [
  'file',
  'reactions',
  'newest',
  'oldest',
  'mostNegative',
  'mostPositive',
] as const;
export type ResultOrder = (typeof RESULT_ORDERS)[number];

/** The files that a run's results can be had as. */
export const EXPORT_FORMATS = ['csv', 'xlsx', 'json', 'ndjson'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
/** What a run is written as: its data, or its report. */
export const RUN_FILE_FORMATS = [...EXPORT_FORMATS, 'html'] as const;
export type RunFileFormat = (typeof RUN_FILE_FORMATS)[number];
