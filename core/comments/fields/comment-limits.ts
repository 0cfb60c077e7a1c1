/** What a comment file may hold. Every limit is named in the message of the error that enforces it. */
export interface CommentLimits {
  maxBytes: number;
  maxComments: number;
  /** Longer comments are rejected one by one, with their place. In UTF-16 code units. */
  maxCommentChars: number;
  /** Problems listed per outcome; the total is always counted. */
  maxListedProblems: number;
}

/** Wire rules, "Analyzer request": 100 MB and 200,000 comments unless configured higher. */
export const DEFAULT_LIMITS: CommentLimits = {
  maxBytes: 100 * 1_048_576,
  maxComments: 200_000,
  maxCommentChars: 20_000,
  maxListedProblems: 50,
};

/** Replies inside replies, and lists inside lists; no platform goes beyond a handful. */
export const MAX_NESTING = 1_000;

/** Longer author names are cut; longer ids and links are left out. */
export const MAX_AUTHOR_CHARS = 200;
export const MAX_REFERENCE_CHARS = 2_000;
