/** Begins every token of a shared link, so that logs can leave it out. */
export const SHARE_PREFIX = 'share_';
export const SHARE_DEFAULT_DAYS = 14;
export const SHARE_MAX_DAYS = 365;
/** Links of a team that work; more is a mistake. */
export const MAX_SHARES = 500;
/** That a page was opened is noted at most this often. */
export const SHARE_TOUCH_MS = 60 * 1000;
/** Pages that one network may open in a minute. */
export const OPENS_PER_MINUTE = 30;
/** Pages that the IPv4 /24 or IPv6 /48 around it may open in a minute. */
export const OPENS_PER_MINUTE_WIDE = 300;
