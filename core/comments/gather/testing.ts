import type { Comment } from '../comment.js';

/** A comment for tests. */
export const commentWith = (parts: Partial<Comment> = {}): Comment => ({
  content: 'Lampu jalan rosak',
  author: '',
  reactionsCount: 0,
  externalId: null,
  parentId: null,
  depth: 0,
  time: null,
  timeText: null,
  link: null,
  line: null,
  index: 0,
  ...parts,
});
