/** For the results of runs: comments with what was found in them. */
export { type CommentWithResult, countTags, listComments, listNumbers } from './results.repository.js';
