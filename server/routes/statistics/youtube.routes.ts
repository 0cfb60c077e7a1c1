import { SAY } from '@smops/core/requests.texts.model.js';
import { exportYoutubeVideos } from '@smops/core/youtube/export-youtube.service.js';
import { VIDEO_ID } from '@smops/core/youtube/youtube.constants.js';
import {
  GrowthQuery,
  RefreshYoutubeInput,
  YoutubeChannel,
  YoutubeChannelGrowth,
  YoutubeExportInput,
  YoutubeRefresh,
  YoutubeVideo,
  YoutubeVideoGrowth,
} from '@smops/core/youtube/youtube.schemas.js';
import {
  getYoutubeChannelGrowth,
  getYoutubeVideo,
  getYoutubeVideoGrowth,
  listYoutubeVideos,
  refreshYoutube,
} from '@smops/core/youtube/youtube.service.js';
import { getYoutubeThumbnail } from '@smops/core/youtube/youtube-images.js';
import { z } from 'zod';
import { fileResponse, respondWithFile } from '../../responses/file-response.js';
import { imageResponse, respondWithImage } from '../../responses/image-response.js';
import { contextOf, createRouter, defineRoute, jsonBody, jsonResponse } from '../../router.js';

const tags = ['YouTube'];

const VideoParams = z.object({
  videoId: z
    .string()
    .regex(VIDEO_ID, { error: () => SAY().noVideoId })
    .openapi({ param: { name: 'videoId', in: 'path' }, example: 'kL3-aQ9xT0w' }),
});

const listRoute = defineRoute('listYoutubeVideos', 'lists', {
  method: 'get',
  path: '/api/youtube/videos',
  tags,
  summary: 'The channel and all its videos, newest first',
  responses: { 200: jsonResponse('The channel', YoutubeChannel) },
});

const getRoute = defineRoute('getYoutubeVideo', 'lists', {
  method: 'get',
  path: '/api/youtube/video/{videoId}',
  tags,
  summary: 'One video',
  request: { params: VideoParams },
  responses: { 200: jsonResponse('The video', YoutubeVideo) },
});

const thumbnailRoute = defineRoute('getYoutubeThumbnail', 'lists', {
  method: 'get',
  path: '/api/youtube/video/{videoId}/thumbnail',
  tags,
  summary: "A video's image, through this server",
  request: { params: VideoParams },
  responses: { 200: imageResponse },
});

const videoGrowthRoute = defineRoute('getYoutubeVideoGrowth', 'lists', {
  method: 'get',
  path: '/api/youtube/video/{videoId}/growth',
  tags,
  summary: "A video's counts by day",
  request: { params: VideoParams, query: GrowthQuery },
  responses: { 200: jsonResponse('By day, oldest first', YoutubeVideoGrowth) },
});

const channelGrowthRoute = defineRoute('getYoutubeChannelGrowth', 'lists', {
  method: 'get',
  path: '/api/youtube/growth',
  tags,
  summary: "The channel's counts by day",
  request: { query: GrowthQuery },
  responses: { 200: jsonResponse('By day, oldest first', YoutubeChannelGrowth) },
});

const refreshRoute = defineRoute('refreshYoutube', 'lists', {
  method: 'post',
  path: '/api/youtube/refresh',
  tags,
  summary: 'Refresh the counts now, or list the whole channel again; at most as often as the quota allows',
  request: { body: jsonBody(RefreshYoutubeInput) },
  responses: { 200: jsonResponse('What the refresh changed and cost', YoutubeRefresh) },
});

const exportRoute = defineRoute(
  'exportYoutubeVideos',
  'lists',
  {
    method: 'get',
    path: '/api/youtube/export',
    tags,
    summary: 'The list as a file',
    request: { query: YoutubeExportInput },
    responses: {
      200: fileResponse(['csv', 'xlsx', 'json']),
    },
  },
  { expensive: 'file' },
);

export const youtubeRoutes = createRouter()
  .openapi(listRoute, async (c) => c.json(await listYoutubeVideos(contextOf(c)), 200))
  .openapi(getRoute, async (c) =>
    c.json(await getYoutubeVideo(contextOf(c), c.req.valid('param').videoId), 200),
  )
  .openapi(thumbnailRoute, async (c) =>
    respondWithImage(c, await getYoutubeThumbnail(contextOf(c), c.req.valid('param').videoId)),
  )
  .openapi(videoGrowthRoute, async (c) =>
    c.json(
      await getYoutubeVideoGrowth(contextOf(c), c.req.valid('param').videoId, c.req.valid('query').days),
      200,
    ),
  )
  .openapi(channelGrowthRoute, async (c) =>
    c.json(await getYoutubeChannelGrowth(contextOf(c), c.req.valid('query').days), 200),
  )
  .openapi(refreshRoute, async (c) => c.json(await refreshYoutube(contextOf(c), c.req.valid('json')), 200))
  .openapi(exportRoute, async (c) =>
    respondWithFile(c, await exportYoutubeVideos(contextOf(c), c.req.valid('query'))),
  );
