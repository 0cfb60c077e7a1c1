import type { CommentField } from './comment-fields.js';

/** How the command line names the choice of each field's column. */
export const COLUMN_OPTIONS: Record<CommentField, string> = {
  content: '--text-column',
  author: '--author-column',
  reactionsCount: '--likes-column',
  id: '--id-column',
  time: '--time-column',
  parentId: '--parent-column',
  link: '--link-column',
  repliesCount: '--replies-column',
  depth: '--depth-column',
  stars: '--stars-column',
};
