import { type FileAnswer, operationsFor } from '../../platform/operations/operation.js';
import type {
  RefreshYoutubeInput,
  YoutubeChannel,
  YoutubeChannelGrowth,
  YoutubeExportInput,
  YoutubeRefresh,
  YoutubeVideo,
  YoutubeVideoGrowth,
} from './youtube.schemas.js';

interface OfVideo {
  videoId: string;
}
interface Days {
  /** How many to look back; all without it. */
  days?: number | undefined;
}
const operation = operationsFor('lists');
const path = '/api/youtube';
const ofVideo = `${path}/video/{videoId}` as const;

/** What can be asked of the YouTube channel. Counts are decimal texts. */
export const YOUTUBE = {
  list: operation<object, YoutubeChannel>({
    id: 'listYoutubeVideos',
    get: `${path}/videos`,
    summary: 'The channel and all its videos, newest first',
  }),
  get: operation<OfVideo, YoutubeVideo>({
    id: 'getYoutubeVideo',
    get: ofVideo,
    summary: 'One video',
  }),
  videoGrowth: operation<OfVideo & Days, YoutubeVideoGrowth>({
    id: 'getYoutubeVideoGrowth',
    get: `${ofVideo}/growth`,
    summary: "A video's counts by day",
  }),
  growth: operation<Days, YoutubeChannelGrowth>({
    id: 'getYoutubeChannelGrowth',
    get: `${path}/growth`,
    summary: "The channel's counts by day",
  }),
  /** `refreshed` is false when it was too soon, or the refresh still goes on. */
  refresh: operation<RefreshYoutubeInput, YoutubeRefresh>({
    id: 'refreshYoutube',
    post: `${path}/refresh`,
    summary: 'Refresh the counts now, or list the whole channel again; at most as often as the quota allows',
  }),
  export: operation<YoutubeExportInput, FileAnswer>({
    id: 'exportYoutubeVideos',
    get: `${path}/export`,
    summary: 'The list as a file',
  }),
};

/** Where a page of the dashboard finds a video's image. */
export const youtubeThumbnailPath = (videoId: string): string =>
  `${ofVideo.replace('{videoId}', encodeURIComponent(videoId))}/thumbnail`;
