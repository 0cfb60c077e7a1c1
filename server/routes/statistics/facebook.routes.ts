import { exportFacebookPosts } from '@smops/core/channels/facebook/export-facebook.service.js';
import { POST_ID } from '@smops/core/channels/facebook/facebook.constants.js';
import { FACEBOOK } from '@smops/core/channels/facebook/facebook.operations.js';
import {
  CommentsQuery,
  FacebookComments,
  FacebookExportInput,
  FacebookListInput,
  FacebookPosts,
} from '@smops/core/channels/facebook/facebook.schemas.js';
import { listFacebookPosts, refreshFacebookPosts } from '@smops/core/channels/facebook/facebook.service.js';
import { listFacebookComments } from '@smops/core/channels/facebook/facebook-comments.service.js';
import { getFacebookImage } from '@smops/core/channels/facebook/facebook-images.js';
import { REQUESTS_TEXTS } from '@smops/core/requests.texts.model.js';
import { z } from 'zod';
import { contextOf } from '../../contexts.js';
import { imageResponse, respondWithImage } from '../../responses/image-response.js';
import { createRouter, jsonResponse } from '../../router.js';
import { serve, serveByHand, serveFile } from '../serve-operation.js';

const tag = 'Facebook';

const PostParams = z.object({
  postId: z
    .string()
    .regex(POST_ID, { error: () => REQUESTS_TEXTS().noPostId })
    .openapi({ param: { name: 'postId', in: 'path' }, example: '104857600128_7340000042' }),
});

export const facebookRoutes = createRouter();
const posts = { tag, query: FacebookListInput, answer: jsonResponse('The posts', FacebookPosts) };

serve(facebookRoutes, FACEBOOK.list, posts, (c, query) => listFacebookPosts(contextOf(c), query));
serve(facebookRoutes, FACEBOOK.refresh, posts, (c, query) => refreshFacebookPosts(contextOf(c), query));
serve(
  facebookRoutes,
  FACEBOOK.comments,
  {
    tag,
    params: PostParams,
    query: CommentsQuery,
    answer: jsonResponse('The comments', FacebookComments),
  },
  (c, { postId, limit }) => listFacebookComments(contextOf(c), postId, limit),
);
serveByHand(
  facebookRoutes,
  FACEBOOK.image,
  { tag, params: PostParams },
  { 200: imageResponse },
  async (c, { postId }) => respondWithImage(c, await getFacebookImage(contextOf(c), postId)),
);
serveFile(
  facebookRoutes,
  FACEBOOK.export,
  { tag, query: FacebookExportInput, formats: ['csv', 'xlsx', 'json'], expensive: 'file' },
  (c, query) => exportFacebookPosts(contextOf(c), query),
);
