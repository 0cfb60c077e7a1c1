import type { Selectable } from 'kysely';

/** The cached copy of a page's posts. */
export interface FacebookPostTable {
  /** The page as it is configured. */
  page: string;
  postId: string;
  /** Place in Facebook's order, from 0. */
  position: number;
  createdTime: Date;
  message: string | null;
  fullPicture: string | null;
  permalinkUrl: string | null;
  reactionCount: number;
  commentCount: number;
  shareCount: number;
}

export type FacebookPostRow = Selectable<FacebookPostTable>;
