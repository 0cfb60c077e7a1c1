import type { FacebookExportInput, FacebookListInput } from '@smops/core/facebook/facebook.schemas.js';
import type { ClientResponse } from 'hono/client';
import { ApiError, ensureOk } from './api-error.js';
import { type Client, readJson } from './client.js';

/** As `readJson`, for the one list whose errors read `HTTP {status}: {statusText}`. */
async function readPosts<Answer extends ClientResponse<unknown>>(call: Promise<Answer>) {
  try {
    return await readJson(call);
  } catch (error) {
    if (error instanceof ApiError) error.message = `HTTP ${error.status}: ${(await call).statusText}`;
    throw error;
  }
}

const queryOf = ({ limit, offset, ...filter }: FacebookListInput) => ({
  ...filter,
  ...(limit === undefined ? {} : { limit: String(limit) }),
  ...(offset === undefined ? {} : { offset: String(offset) }),
});

/** The posts that a filter leaves, live or from the cached copy (`cached`, `cacheTime`). */
export const listFacebookPosts = (client: Client, input: FacebookListInput = {}) =>
  readPosts(client.api['facebook-posts'].$get({ query: queryOf(input) }));

/** The same, live unless they were asked for within 30 s. */
export const refreshFacebookPosts = (client: Client, input: FacebookListInput = {}) =>
  readPosts(client.api['facebook-posts'].refresh.$post({ query: queryOf(input) }));

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
