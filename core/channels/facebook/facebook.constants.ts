/** A copy younger than this is served without asking Facebook (fresh 5 minutes). */
export const FACEBOOK_FRESH_MS = 5 * 60 * 1000;
/** 刷新 makes at most one live call in this time, for everybody together. */
export const FACEBOOK_MIN_INTERVAL_SECONDS = 30;
/** The Graph API gives at most 100 to the page. */
export const FACEBOOK_PAGE_SIZE = 100;
/** The feed gives about 600 posts a year; more than this would not be looked at. */
export const FACEBOOK_MAX_POSTS = 1000;
/** Comments of one post that are fetched at most. */
export const FACEBOOK_MAX_COMMENTS = 20_000;
/** Of the quota that Facebook's headers report: slow down above, stop at. */
export const FACEBOOK_SLOW_PERCENT = 80;
export const FACEBOOK_STOP_PERCENT = 100;

/** Post ids as Facebook makes them. */
export const POST_ID = /^\d{1,25}(_\d{1,25})?$/;
/** Several of them in an address, with commas between, and how long that may be. */
export const POST_IDS = /^\d{1,25}(_\d{1,25})?(,\d{1,25}(_\d{1,25})?)*$/;
export const POST_IDS_MAX = 8000;

/** The last day of each version of the Graph API; read on 21 November 2026 from its changelog. */
export const GRAPH_VERSION_ENDS: Record<string, string> = {
  'v20.0': '2026-09-24',
  'v21.0': '2027-01-21',
  'v22.0': '2027-05-20',
  'v23.0': '2027-10-08',
  'v24.0': '2028-02-18',
  'v25.0': '2028-07-29',
};

/** Orders of the list, the default first. */
export const FACEBOOK_SORTS = [
  'newest',
  'oldest',
  'most-reactions',
  'least-reactions',
  'most-comments',
  'least-comments',
  'most-shares',
  'least-shares',
] as const;
export type FacebookSort = (typeof FACEBOOK_SORTS)[number];

/** How often Facebook is asked when the token ends. */
export const FACEBOOK_TOKEN_CHECK_MS = 24 * 60 * 60 * 1000;
