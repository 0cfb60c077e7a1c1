import type { FacebookExportInput } from '@smops/core/facebook/facebook.schemas.js';
import type { ClientResponse } from 'hono/client';
import { ApiError, type Client, ensureOk, readJson } from './client.js';

/** As `readJson`, for the one list whose errors read `HTTP {status}: {statusText}`. */
async function readPosts<Answer extends ClientResponse<unknown>>(call: Promise<Answer>) {
  try {
    return await readJson(call);
  } catch (error) {
    if (error instanceof ApiError) error.message = `HTTP ${error.status}: ${(await call).statusText}`;
    throw error;
  }
}

/** The posts, live or from the cached copy (`cached`, `cacheTime`). */
export const listFacebookPosts = (client: Client) => readPosts(client.api['facebook-posts'].$get());

/** The posts, live unless they were asked for within 30 s. */
export const refreshFacebookPosts = (client: Client) =>
  readPosts(client.api['facebook-posts'].refresh.$post());

/** A post's comments, read from Facebook now, oldest first. */
export const listFacebookComments = (client: Client, postId: string, limit?: number) =>
  readJson(
    client.api['facebook-posts'][':postId'].comments.$get({
      param: { postId },
      query: limit === undefined ? {} : { limit: String(limit) },
    }),
  );

/** Where a page of the dashboard finds a post's image. */
export const facebookImagePath = (postId: string): string =>
  `/api/facebook-posts/${encodeURIComponent(postId)}/picture`;

/** The posts as a file; the response's body is still to be read. */
export const exportFacebookPosts = (client: Client, input: FacebookExportInput) =>
  ensureOk(client.api['facebook-posts'].export.$get({ query: input }));
