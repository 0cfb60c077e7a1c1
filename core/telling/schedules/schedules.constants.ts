/** What became of a period: `waiting` for its comments to be read, `running` while they are analysed; then it has ended. */
export const PERIOD_STATES = ['waiting', 'running', 'done', 'nothing', 'failed'] as const;
export type PeriodState = (typeof PERIOD_STATES)[number];

export const WEEKDAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;

/** Characters. */
export const MAX_SCHEDULE_NAME = 80;
export const MAX_WHEN = 120;
export const MAX_FOLDER = 400;
export const MAX_FEED_ADDRESS = 2000;
/** USD. */
export const MAX_SCHEDULE_BUDGET = 1_000_000;
/** How many days back the posts of a page and the comments of a channel are read: unless told otherwise, and at most. */
export const SOURCE_DAYS = 30;
export const MAX_SOURCE_DAYS = 365;
export const MAX_SCHEDULES = 200;
export const MAX_SCHEDULE_DESTINATIONS = 50;

/** Failed periods in a row that pause a schedule. */
export const FAILURES_TO_PAUSE = 3;
/** How often a schedule may be due, at most. */
export const LEAST_MINUTES = 15;
/** A period that begins so long after it was due is late. */
export const LATE_MS = 10 * 60 * 1000;
/** Shown of a schedule. */
export const SHOWN_TIMES = 3;
