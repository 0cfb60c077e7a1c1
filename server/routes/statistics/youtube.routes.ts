import { exportYoutubeVideos } from '@smops/core/channels/youtube/export-youtube.service.js';
import { VIDEO_ID } from '@smops/core/channels/youtube/youtube.constants.js';
import { YOUTUBE } from '@smops/core/channels/youtube/youtube.operations.js';
import {
  GrowthQuery,
  RefreshYoutubeInput,
  YoutubeChannel,
  YoutubeChannelGrowth,
  YoutubeExportInput,
  YoutubeRefresh,
  YoutubeVideo,
  YoutubeVideoGrowth,
} from '@smops/core/channels/youtube/youtube.schemas.js';
import {
  getYoutubeChannelGrowth,
  getYoutubeVideo,
  getYoutubeVideoGrowth,
  listYoutubeVideos,
  refreshYoutube,
} from '@smops/core/channels/youtube/youtube.service.js';
import { getYoutubeThumbnail } from '@smops/core/channels/youtube/youtube-images.js';
import { REQUESTS_TEXTS } from '@smops/core/requests.texts.model.js';
import { z } from 'zod';
import { contextOf } from '../../contexts.js';
import { imageResponse, respondWithImage } from '../../responses/image-response.js';
import { createRouter, defineRoute, jsonResponse } from '../../router.js';
import { serve, serveFile } from '../serve-operation.js';

const tag = 'YouTube';

const VideoParams = z.object({
  videoId: z
    .string()
    .regex(VIDEO_ID, { error: () => REQUESTS_TEXTS().noVideoId })
    .openapi({ param: { name: 'videoId', in: 'path' }, example: 'kL3-aQ9xT0w' }),
});

const thumbnailRoute = defineRoute('getYoutubeThumbnail', 'lists', {
  method: 'get',
  path: '/api/youtube/video/{videoId}/thumbnail',
  tags: [tag],
  summary: "A video's image, through this server",
  request: { params: VideoParams },
  responses: { 200: imageResponse },
});

export const youtubeRoutes = createRouter();

serve(youtubeRoutes, YOUTUBE.list, { tag, answer: jsonResponse('The channel', YoutubeChannel) }, (c) =>
  listYoutubeVideos(contextOf(c)),
);
serve(
  youtubeRoutes,
  YOUTUBE.get,
  { tag, params: VideoParams, answer: jsonResponse('The video', YoutubeVideo) },
  (c, { videoId }) => getYoutubeVideo(contextOf(c), videoId),
);
youtubeRoutes.openapi(thumbnailRoute, async (c) =>
  respondWithImage(c, await getYoutubeThumbnail(contextOf(c), c.req.valid('param').videoId)),
);
serve(
  youtubeRoutes,
  YOUTUBE.videoGrowth,
  {
    tag,
    params: VideoParams,
    query: GrowthQuery,
    answer: jsonResponse('By day, oldest first', YoutubeVideoGrowth),
  },
  (c, { videoId, days }) => getYoutubeVideoGrowth(contextOf(c), videoId, days),
);
serve(
  youtubeRoutes,
  YOUTUBE.growth,
  { tag, query: GrowthQuery, answer: jsonResponse('By day, oldest first', YoutubeChannelGrowth) },
  (c, { days }) => getYoutubeChannelGrowth(contextOf(c), days),
);
serve(
  youtubeRoutes,
  YOUTUBE.refresh,
  {
    tag,
    body: RefreshYoutubeInput,
    answer: jsonResponse('What the refresh changed and cost', YoutubeRefresh),
  },
  (c, input) => refreshYoutube(contextOf(c), input),
);
serveFile(
  youtubeRoutes,
  YOUTUBE.export,
  { tag, query: YoutubeExportInput, formats: ['csv', 'xlsx', 'json'], expensive: 'file' },
  (c, input) => exportYoutubeVideos(contextOf(c), input),
);
