/** What begins a feed's token, so that people and scanners recognise one. */
export const FEED_PREFIX = 'feed_';
export const FEED_DEFAULT_DAYS = 365;
/** The dot in the dashboard is green while a feed was fetched within this time. */
export const FEED_FRESH_MS = 24 * 60 * 60 * 1000;
/** Fetches are noted at most this often. */
export const FEED_TOUCH_MS = 60 * 1000;
