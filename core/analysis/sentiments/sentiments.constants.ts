export const SENTIMENT_NAMES = ['Positive', 'Neutral', 'Negative'] as const;
export type SentimentName = (typeof SENTIMENT_NAMES)[number];

/** Where an analysis comes from: a file uploaded by hand, comments imported in bulk, a record taken over as it is. */
export const SENTIMENT_ORIGINS = ['upload', 'comments', 'record'] as const;
export type SentimentOrigin = (typeof SENTIMENT_ORIGINS)[number];

/** `open`: an import still adds comments. `scoring`: some are not scored yet. `deleting`: on its way out. */
export const SENTIMENT_STATUSES = ['open', 'scoring', 'completed', 'failed', 'deleting'] as const;
export type SentimentStatus = (typeof SENTIMENT_STATUSES)[number];

/** The largest upload: 10 MB are 10 x 1,048,576 bytes. */
export const MAX_UPLOAD_BYTES = 10 * 1_048_576;
/** An upload that takes longer is answered 202. */
export const UPLOAD_WAIT_MS = 60_000;

/** Most rows of one import call, and of one transaction: the embedded database has a single connection. */
export const IMPORT_ROWS = 1000;
export const MAX_SUMMARY_LENGTH = 20_000;
export const MAX_TASK_ID_LENGTH = 100;

export const LANGUAGES = ['ms', 'en', 'zh', 'id', 'mixed', 'und'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The files that the history and an analysis' comments can be had as. */
export const SENTIMENT_EXPORT_FORMATS = ['csv', 'xlsx', 'json'] as const;
export type SentimentExportFormat = (typeof SENTIMENT_EXPORT_FORMATS)[number];
