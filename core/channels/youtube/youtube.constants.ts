/** Buckets of the Data API's daily quota: ordinary calls, and videos:batchGetStats. */
export const YOUTUBE_BUCKETS = ['ordinary', 'batch'] as const;
export type YoutubeBucket = (typeof YOUTUBE_BUCKETS)[number];

/** Units of each bucket per day; read on 21 November 2026. */
export const YOUTUBE_DAILY_UNITS = 10_000;
/** Ids or items per call. */
export const YOUTUBE_PAGE_SIZE = 50;
/** Comments per call. */
export const YOUTUBE_COMMENTS_PAGE_SIZE = 100;
/** Pages of comments that are read at most, each a unit. */
export const YOUTUBE_MAX_COMMENT_PAGES = 1000;
/** YouTube lists at most 20,000 uploads of a channel. */
export const YOUTUBE_MAX_PAGES = 400;

/** Counts older than this are refreshed in the background when a user looks. */
export const YOUTUBE_FRESH_MS = 60 * 60 * 1000;
/** The shortest time between two refreshes of any kind. Large channels wait longer: see `refreshInterval`. */
export const YOUTUBE_MIN_INTERVAL_SECONDS = 30;

/** Video ids as YouTube makes them. */
export const VIDEO_ID = /^[\w-]{6,20}$/;

/** Orders of the list, the default first. */
export const YOUTUBE_SORTS = [
  'newest',
  'oldest',
  'most-views',
  'least-views',
  'most-likes',
  'least-likes',
  'most-comments',
  'least-comments',
] as const;
export type YoutubeSort = (typeof YOUTUBE_SORTS)[number];
