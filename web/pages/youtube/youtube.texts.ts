import { textsOf } from '@smops/core/language/language.model.js';
import type { YoutubeSort } from '@smops/core/youtube/youtube.constants.js';
import { count as formatCount, plural } from '../../components/format/format.js';

/** The channel's own counts. */
export const CHANNEL_TEXT = textsOf('youtubeChannel', {
  subscribers: (count: string) => `${count} 订阅者`,
  totalVideos: (count: string) => `${count} total videos`,
});

/** The screen's texts. */
export const YOUTUBE_TEXT = textsOf('youtube', {
  title: 'YouTube Dashboard',
  refresh: 'Refresh',
  refreshing: 'Refreshing...',
  refreshed: (videos: number) => `The counts of ${plural(videos, 'video')} are up to date.`,
  tooSoon: 'Not refreshed',
  tooSoonUntil: (time: string) => `To stay within YouTube's quota the next refresh is possible ${time}.`,
  goesOn: 'The refresh goes on; the page follows by itself.',
  refreshFailed: 'YouTube could not be read',
  loadFailed: 'Error Loading YouTube Data',
  loadFailedText: 'Failed to fetch videos',
  notConfigured: 'YouTube is not configured',
  rangeLabel: 'Published',
  ranges: { 7: 'Last 7 Days', 28: 'Last 28 Days', 90: 'Last 90 Days', 365: 'Last 365 Days' },
  lifetime: 'Lifetime',
  custom: 'Custom Range',
  startDate: 'Start Date',
  endDate: 'End Date',
  totals: {
    label: 'Totals of the range',
    views: 'Total Views',
    likes: 'Total Likes',
    comments: 'Total Comments',
    from: (videos: number, range: string) => `From ${plural(videos, 'video')} · ${range}`,
    hint: 'All views, likes and comments so far of the videos published in this range',
  },
  panel: 'Video Filter & List',
  search: 'Search videos...',
  sortBy: 'Sort By',
  sorts: {
    newest: 'Newest First',
    oldest: 'Oldest First',
    'most-views': 'Highest Views',
    'least-views': 'Lowest Views',
    'most-likes': 'Most Likes',
    'least-likes': 'Least Likes',
    'most-comments': 'Most Comments',
    'least-comments': 'Least Comments',
  } satisfies Record<YoutubeSort, string>,
  showing: (shown: number, all: number) => `Showing ${formatCount(shown)} of ${plural(all, 'video')}`,
  views: (count: string) => `${count} views`,
  none: 'No videos match the current filters',
  clear: 'Clear Filters',
  export: 'Export',
  details: 'Video details',
  select: 'Select a video to view details',
  loadingDetails: 'Loading video details',
  detailsFailed: 'Failed to fetch video details',
  publishedOn: 'Published on',
  counts: { views: 'Views', likes: 'Likes', comments: 'Comments' },
  noDescription: 'No description available.',
  watch: 'Watch on YouTube',
  growth: {
    title: 'Growth',
    views: 'Views of the channel',
    subscribers: 'Subscribers',
    videoViews: 'Views by day',
    few: 'Shown once counts of a second day are there.',
  },
  freshness: {
    demo: 'Demo: made-up figures',
    refreshing: 'Being refreshed…',
    updated: (ago: string) => `Counts read ${ago}`,
    never: 'Not read completely yet',
    stale: 'Not newer because:',
    nextTry: (time: string) => `Next try ${time}.`,
  },
});
