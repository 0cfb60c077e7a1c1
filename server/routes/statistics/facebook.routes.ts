import { exportFacebookPosts } from '@smops/core/facebook/export-facebook.service.js';
import { POST_ID } from '@smops/core/facebook/facebook.constants.js';
import {
  CommentsQuery,
  FacebookComments,
  FacebookExportInput,
  FacebookListInput,
  FacebookPosts,
} from '@smops/core/facebook/facebook.schemas.js';
import { listFacebookPosts, refreshFacebookPosts } from '@smops/core/facebook/facebook.service.js';
import { listFacebookComments } from '@smops/core/facebook/facebook-comments.service.js';
import { getFacebookImage } from '@smops/core/facebook/facebook-images.js';
import { SAY } from '@smops/core/requests.texts.model.js';
import { z } from 'zod';
import { fileResponse, respondWithFile } from '../../responses/file-response.js';
import { imageResponse, respondWithImage } from '../../responses/image-response.js';
import { contextOf, createRouter, defineRoute, jsonResponse } from '../../router.js';

const tags = ['Facebook'];

const PostParams = z.object({
  postId: z
    .string()
    .regex(POST_ID, { error: () => SAY().noPostId })
    .openapi({ param: { name: 'postId', in: 'path' }, example: '104857600128_7340000042' }),
});

const listRoute = defineRoute('listFacebookPosts', 'lists', {
  method: 'get',
  path: '/api/facebook-posts',
  tags,
  summary: "The page's posts, live or from the cached copy; those that a filter leaves, by page",
  request: { query: FacebookListInput },
  responses: { 200: jsonResponse('The posts', FacebookPosts) },
});

const refreshRoute = defineRoute('refreshFacebookPosts', 'lists', {
  method: 'post',
  path: '/api/facebook-posts/refresh',
  tags,
  summary: 'The posts, live however fresh the copy is; at most one live call in 30 s for everybody',
  request: { query: FacebookListInput },
  responses: { 200: jsonResponse('The posts', FacebookPosts) },
});

const commentsRoute = defineRoute('listFacebookComments', 'lists', {
  method: 'get',
  path: '/api/facebook-posts/{postId}/comments',
  tags,
  summary: "A post's comments, read now, in a shape that the analyzer takes",
  request: { params: PostParams, query: CommentsQuery },
  responses: { 200: jsonResponse('The comments', FacebookComments) },
});

const imageRoute = defineRoute('getFacebookImage', 'lists', {
  method: 'get',
  path: '/api/facebook-posts/{postId}/picture',
  tags,
  summary: "A post's image, through this server",
  request: { params: PostParams },
  responses: { 200: imageResponse },
});

const exportRoute = defineRoute(
  'exportFacebookPosts',
  'lists',
  {
    method: 'get',
    path: '/api/facebook-posts/export',
    tags,
    summary: 'The list as a file',
    request: { query: FacebookExportInput },
    responses: {
      200: fileResponse(['csv', 'xlsx', 'json']),
    },
  },
  { expensive: 'file' },
);

export const facebookRoutes = createRouter()
  .openapi(listRoute, async (c) => c.json(await listFacebookPosts(contextOf(c), c.req.valid('query')), 200))
  .openapi(refreshRoute, async (c) =>
    c.json(await refreshFacebookPosts(contextOf(c), c.req.valid('query')), 200),
  )
  .openapi(commentsRoute, async (c) => {
    const { postId } = c.req.valid('param');
    return c.json(await listFacebookComments(contextOf(c), postId, c.req.valid('query').limit), 200);
  })
  .openapi(imageRoute, async (c) =>
    respondWithImage(c, await getFacebookImage(contextOf(c), c.req.valid('param').postId)),
  )
  .openapi(exportRoute, async (c) =>
    respondWithFile(c, await exportFacebookPosts(contextOf(c), c.req.valid('query'))),
  );
