import type { SeriesAlarm } from '../series/series.schemas.js';

/** A day with comments: the share of those that have the variable, and whether it stood out. */
export interface SeriesDay {
  day: string;
  share: number;
  alarm?: Pick<SeriesAlarm, 'count' | 'total' | 'expected' | 'limit' | 'copies'>;
}

/** An alarm as it was told before: from the first day on the variable stood out, until its share came down to `limitShare`. */
export interface KnownAlarm {
  firstDay: string;
  lastDay: string;
  limitShare: number;
  isOver: boolean;
}

/** What is new of a variable's alarms. */
export interface AlarmNews extends KnownAlarm {
  /** What began it; undefined for one that was known. */
  began?: NonNullable<SeriesDay['alarm']>;
  /** It was known and had not ended. */
  hasEnded: boolean;
}

/**
 * What the alarms of one variable have become. An alarm lasts until a day whose share is no more than what its first day's limit was: the
 * days of a flood soon are what the days before make one expect, and the flood is not over. `days` and `known` ascend; days up to the last known one
 * are no news. What is as it was is left out.
 */
export function alarmNews(days: readonly SeriesDay[], known: readonly KnownAlarm[]): AlarmNews[] {
  const last = known.at(-1);
  const news: AlarmNews[] = [];
  let open: AlarmNews | undefined =
    last === undefined || last.isOver ? undefined : { ...last, hasEnded: false };
  const close = () => {
    const isKnown = open?.began === undefined && open?.lastDay === last?.lastDay && !open?.isOver;
    if (open !== undefined && !isKnown) news.push(open);
    open = undefined;
  };
  for (const { day, share, alarm } of days) {
    if (last !== undefined && day <= last.lastDay) continue;
    if (open !== undefined) {
      if (alarm !== undefined || share > open.limitShare) {
        open.lastDay = day;
        continue;
      }
      open.isOver = true;
      open.hasEnded = open.began === undefined;
      close();
    } else if (alarm !== undefined) {
      const limitShare = alarm.limit / alarm.total;
      open = { firstDay: day, lastDay: day, limitShare, isOver: false, began: alarm, hasEnded: false };
    }
  }
  close();
  return news;
}
