import { FACEBOOK } from '@smops/core/channels/facebook/facebook.operations.js';
import type {
  FacebookComment,
  FacebookListInput,
  FacebookPost,
  FacebookPosts,
} from '@smops/core/channels/facebook/facebook.schemas.js';
import { readFacebookPosts as readPosts } from '@smops/server/client/facebook-posts.js';
import { client } from '../client.js';
import { queryClient } from '../query-client.js';

const KEY = ['api', 'facebook-posts'];

/** A page of the posts that a filter leaves; tried once more when it fails. Throws ApiError. */
export const readFacebookPosts = (input: FacebookListInput): Promise<FacebookPosts> =>
  queryClient.fetchQuery({
    queryKey: [...KEY, input],
    queryFn: () => readPosts(client, FACEBOOK.list, input),
    retry: 1,
  });

/** 刷新: what Facebook has now, or the cached copy when that may not be asked. Throws ApiError. */
export async function refreshFacebookPosts(input: FacebookListInput): Promise<FacebookPosts> {
  const posts = await readPosts(client, FACEBOOK.refresh, input);
  queryClient.removeQueries({ queryKey: KEY });
  queryClient.setQueryData([...KEY, input], posts);
  return posts;
}

/** Comments of posts as a file that the analyzer takes. */
export interface CommentsFile {
  file: File;
  count: number;
  /** Posts whose comments are in it. */
  posts: number;
  /** Why the comments of the other posts are not. */
  error?: Error;
}

/**
 * Reads the comments of posts one after the other, for Facebook counts calls, and stops at the first failure; throws it
 * as ApiError when there is nothing before it. `onPost` sees how many posts were read.
 */
export async function fetchCommentsFile(
  posts: readonly FacebookPost[],
  onPost: (read: number) => void,
): Promise<CommentsFile> {
  const comments: FacebookComment[] = [];
  let read = 0;
  let failure: Error | undefined;
  for (const { id } of posts) {
    try {
      comments.push(...(await client.call(FACEBOOK.comments, { postId: id })).data);
    } catch (error) {
      if (comments.length === 0) throw error;
      failure = error as Error;
      break;
    }
    onPost(++read);
  }
  const name = posts.length === 1 ? posts[0]?.id : `${read}-posts`;
  const file = new File([JSON.stringify({ data: comments })], `facebook-${name}.json`, {
    type: 'application/json',
  });
  return { file, count: comments.length, posts: read, ...(failure && { error: failure }) };
}
