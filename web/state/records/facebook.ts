import * as calls from '@smops/server/client/facebook.client.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** The page's posts; tried once more when it fails. */
export const facebookPostsAtom = resourceAtom({
  key: ['api', 'facebook-posts'],
  load: () => calls.listFacebookPosts(client),
  retries: 1,
});

/** 刷新: what Facebook has now, or the cached copy when that may not be asked. Throws ApiError. */
export async function refreshFacebookPosts() {
  const posts = await calls.refreshFacebookPosts(client);
  facebookPostsAtom.patch(() => posts);
  return posts;
}

/** A post's comments as a file that the analyzer takes. Throws ApiError. */
export async function fetchCommentsFile(postId: string): Promise<{ file: File; count: number }> {
  const { data } = await calls.listFacebookComments(client, postId);
  const file = new File([JSON.stringify({ data })], `facebook-${postId}.json`, { type: 'application/json' });
  return { file, count: data.length };
}
