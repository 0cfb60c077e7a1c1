import { type FileAnswer, operationsFor } from '../../platform/operations/operation.js';
import type {
  FacebookComments,
  FacebookExportInput,
  FacebookFilter,
  FacebookPosts,
} from './facebook.schemas.js';

const operation = operationsFor('lists');
const path = '/api/facebook-posts';
const ofPost = `${path}/{postId}` as const;

interface OfPost {
  postId: string;
}

/** Which posts a call is about, and which page of them. */
export type FacebookPart = FacebookFilter & { limit?: number | undefined; offset?: number | undefined };

/** What can be done with the posts of the Facebook page. */
export const FACEBOOK = {
  /** Live or from the cached copy (`cached`, `cacheTime`). */
  list: operation<FacebookPart, FacebookPosts>({
    id: 'listFacebookPosts',
    get: path,
    summary: "The page's posts, live or from the cached copy; those that a filter leaves, by page",
  }),
  refresh: operation<FacebookPart, FacebookPosts>({
    id: 'refreshFacebookPosts',
    post: `${path}/refresh`,
    summary: 'The posts, live however fresh the copy is; at most one live call in 30 s for everybody',
    inQuery: 'all',
  }),
  /** Oldest first. */
  comments: operation<OfPost & { limit?: number }, FacebookComments>({
    id: 'listFacebookComments',
    get: `${ofPost}/comments`,
    summary: "A post's comments, read now, in a shape that the analyzer takes",
  }),
  image: operation<OfPost, FileAnswer>({
    id: 'getFacebookImage',
    get: `${ofPost}/picture`,
    summary: "A post's image, through this server",
  }),
  export: operation<FacebookExportInput, FileAnswer>({
    id: 'exportFacebookPosts',
    get: `${path}/export`,
    summary: 'The list as a file',
  }),
};
