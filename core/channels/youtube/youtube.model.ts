import { localDay } from '../statistics/local-day.js';
import type { YoutubeSort } from './youtube.constants.js';
import type { YoutubeVideo } from './youtube.schemas.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A video as lists show it: counts as numbers, and what filters look at worked out once. */
export interface ListedVideo extends Omit<YoutubeVideo, 'viewCount' | 'likeCount' | 'commentCount'> {
  views: number;
  likes: number;
  comments: number;
  publishedMs: number;
  /** YYYY-MM-DD in the time zone of the list. */
  publishedDay: string;
  /** Title and description in lower case. */
  searchText: string;
}

/** Counts of YouTube, decimal texts, as numbers; a missing or broken one is 0. */
export function parseCountText(text: string | undefined): number {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : 0;
}

export function toListedVideos(videos: readonly YoutubeVideo[], timeZone: string): ListedVideo[] {
  return videos.map(({ viewCount, likeCount, commentCount, ...video }) => ({
    ...video,
    views: parseCountText(viewCount),
    likes: parseCountText(likeCount),
    comments: parseCountText(commentCount),
    publishedMs: Date.parse(video.publishedAt),
    publishedDay: localDay(new Date(video.publishedAt), timeZone),
    searchText: `${video.title}\n${video.description}`.toLowerCase(),
  }));
}

/** The header's range: the last days from now, by their number, whole days from and to (both inclusive), or everything. */
export type YoutubeRange =
  | { kind: 'lifetime' }
  | { kind: 'last'; days: number }
  | ({ kind: 'custom' } & Days);

/** Whole days, YYYY-MM-DD, both inclusive; the end counts through 23:59:59. An absent one is open. */
export interface Days {
  from?: string;
  to?: string;
}

const isWithin = (video: ListedVideo, { from, to }: Days) =>
  (!from || video.publishedDay >= from) && (!to || video.publishedDay <= to);

/** Videos published in the range, in their order. */
export function inRange(videos: ListedVideo[], range: YoutubeRange, now: Date): ListedVideo[] {
  if (range.kind === 'lifetime') return videos;
  if (range.kind === 'custom') return videos.filter((video) => isWithin(video, range));
  const since = now.getTime() - range.days * DAY_MS;
  return videos.filter((video) => video.publishedMs >= since);
}

export interface Totals {
  videos: number;
  views: number;
  likes: number;
  comments: number;
}

export function totalsOf(videos: readonly ListedVideo[]): Totals {
  const totals = { videos: videos.length, views: 0, likes: 0, comments: 0 };
  for (const video of videos) {
    totals.views += video.views;
    totals.likes += video.likes;
    totals.comments += video.comments;
  }
  return totals;
}

export interface VideoFilter extends Days {
  search?: string;
  sort?: YoutubeSort;
}

const ORDERS: Record<YoutubeSort, (a: ListedVideo, b: ListedVideo) => number> = {
  newest: (a, b) => b.publishedMs - a.publishedMs,
  oldest: (a, b) => a.publishedMs - b.publishedMs,
  'most-views': (a, b) => b.views - a.views,
  'least-views': (a, b) => a.views - b.views,
  'most-likes': (a, b) => b.likes - a.likes,
  'least-likes': (a, b) => a.likes - b.likes,
  'most-comments': (a, b) => b.comments - a.comments,
  'least-comments': (a, b) => a.comments - b.comments,
};

/** Search in title and description whatever the case, then the days, then the order; equals keep theirs. */
export function filterVideos(videos: readonly ListedVideo[], filter: VideoFilter): ListedVideo[] {
  const text = (filter.search ?? '').trim().toLowerCase();
  return videos
    .filter((video) => (text === '' || video.searchText.includes(text)) && isWithin(video, filter))
    .sort(ORDERS[filter.sort ?? 'newest']);
}

/** What a count gained on a day. */
export interface DayGain {
  day: string;
  gain: number;
  /** The days of the counts on either side, where more than a day lies between them: the gain is their mean per day. */
  between?: readonly [from: string, to: string];
}

/** A growing count, of some of the days, as its gain on every day after the first. */
export function gainsOf(counts: readonly { day: string; value: number }[]): DayGain[] {
  return counts.slice(1).flatMap(({ day, value }, index): DayGain[] => {
    const before = counts[index] as { day: string; value: number };
    const days = Math.round((Date.parse(day) - Date.parse(before.day)) / DAY_MS);
    return Array.from({ length: days }, (_, place) => ({
      day: new Date(Date.parse(before.day) + (place + 1) * DAY_MS).toISOString().slice(0, 10),
      gain: (value - before.value) / days,
      ...(days > 1 && { between: [before.day, day] as const }),
    }));
  });
}
