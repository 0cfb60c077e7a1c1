import { Cron } from 'croner';
import { invalid } from '../../errors.js';
import { LEAST_MINUTES, WEEKDAYS } from './schedules.constants.js';
import { SCHEDULES_TEXTS } from './schedules.texts.model.js';

const CLOCK = /^([01]?\d|2[0-3]):([0-5]\d)$/;
const MINUTE_MS = 60_000;
/** Times that are looked at to find two that are too close: a day of quarter hours, and the next morning. */
const LOOKED_AT = 100;

/** "8:05" as cron's minute and hour; undefined for what is no time of the day. */
function clockOf(text: string): string | undefined {
  const [, hour, minute] = CLOCK.exec(text) ?? [];
  return hour === undefined || minute === undefined ? undefined : `${Number(minute)} ${Number(hour)}`;
}

/** The weekdays of "MON,thu"; undefined when one of them is none. */
function weekdaysOf(text: string): string | undefined {
  const days = text.toUpperCase().split(',');
  return days.every((day) => WEEKDAYS.some((one) => one === day)) ? [...new Set(days)].join(',') : undefined;
}

function tidied(text: string): { text: string; cron: string } {
  const words = text.trim().split(/\s+/);
  const [kind = '', first = '', second = ''] = words;
  if (/^daily$/i.test(kind) && words.length === 2) {
    const clock = clockOf(first);
    if (clock !== undefined) return { text: `daily ${first.padStart(5, '0')}`, cron: `${clock} * * *` };
  } else if (/^weekly$/i.test(kind) && words.length === 3) {
    const [days, clock] = [weekdaysOf(first), clockOf(second)];
    if (days !== undefined && clock !== undefined)
      return { text: `weekly ${days} ${second.padStart(5, '0')}`, cron: `${clock} * * ${days}` };
  } else if (words.length === 5) return { text: words.join(' '), cron: words.join(' ') };
  throw invalid(SCHEDULES_TEXTS().when);
}

function cronOf(text: string, timeZone: string): Cron {
  const { cron } = tidied(text);
  try {
    return new Cron(cron, { timezone: timeZone, paused: true, mode: '5-part' });
  } catch {
    throw invalid(SCHEDULES_TEXTS().when);
  }
}

/**
 * The next `count` times after `from`, in a time zone. An hour that a clock change leaves out is made up for right after it; one that
 * comes twice counts once. Throws VALIDATION for text that is none of the three forms.
 */
export const nextTimes = (when: string, timeZone: string, from: Date, count: number): Date[] =>
  cronOf(when, timeZone).nextRuns(count, from);

const DAY_MS = 24 * 60 * MINUTE_MS;
/** A day can be an hour shorter where clocks change. */
const CLOCK_CHANGE_MS = 60 * MINUTE_MS;
/** A week of times that come daily, and one more. */
const TIMES_OF_WEEK = 8;

/** Whether something is due once a day at most. */
export function isDailyOrRarer(when: string, timeZone: string, from: Date): boolean {
  const times = nextTimes(when, timeZone, from, TIMES_OF_WEEK).map((time) => time.getTime());
  return times.every((time, at) => at === 0 || time - (times[at - 1] as number) >= DAY_MS - CLOCK_CHANGE_MS);
}

/**
 * The text as it is stored: `daily HH:MM`, `weekly DAY,DAY HH:MM`, or a cron expression of five parts. Throws VALIDATION for another
 * text, for one that is never due, and for one that is due more often than LEAST_MINUTES apart.
 */
export function checkedWhen(when: string, timeZone: string, from: Date): string {
  const { text } = tidied(when);
  const times = nextTimes(text, timeZone, from, LOOKED_AT).map((time) => time.getTime());
  if (times.length === 0) throw invalid(SCHEDULES_TEXTS().never);
  const isTooOften = times.some(
    (time, at) => at > 0 && time - (times[at - 1] as number) < LEAST_MINUTES * MINUTE_MS,
  );
  if (isTooOften) throw invalid(SCHEDULES_TEXTS().tooOften(LEAST_MINUTES));
  return text;
}
