import type { RefreshYoutubeInput, YoutubeExportInput } from '@smops/core/youtube/youtube.schemas.js';
import { ensureOk } from './api-error.js';
import { type Client, readJson } from './client.js';

const param = (videoId: string) => ({ videoId });
const query = (days: number | undefined) => (days === undefined ? {} : { days: String(days) });

/** The channel and all its videos, newest first; counts are decimal texts. */
export const listYoutubeVideos = (client: Client) => readJson(client.api.youtube.videos.$get());

export const getYoutubeVideo = (client: Client, videoId: string) =>
  readJson(client.api.youtube.video[':videoId'].$get({ param: param(videoId) }));

/** Counts by day over the last `days`, oldest first; all without. */
export const getYoutubeVideoGrowth = (client: Client, videoId: string, days?: number) =>
  readJson(client.api.youtube.video[':videoId'].growth.$get({ param: param(videoId), query: query(days) }));

export const getYoutubeChannelGrowth = (client: Client, days?: number) =>
  readJson(client.api.youtube.growth.$get({ query: query(days) }));

/** `refreshed` is false when it was too soon, or the refresh still goes on. */
export const refreshYoutube = (client: Client, input: RefreshYoutubeInput = {}) =>
  readJson(client.api.youtube.refresh.$post({ json: input }));

/** Where a page of the dashboard finds a video's image. */
export const youtubeThumbnailPath = (videoId: string): string =>
  `/api/youtube/video/${encodeURIComponent(videoId)}/thumbnail`;

/** The list as a file, filtered and ordered; the response's body is still to be read. */
export const exportYoutubeVideos = (client: Client, { days, ...input }: YoutubeExportInput) =>
  ensureOk(client.api.youtube.export.$get({ query: { ...input, ...query(days) } }));
