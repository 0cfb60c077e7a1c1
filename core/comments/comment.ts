/** One comment of a file, whatever the file called its fields. */
export interface Comment {
  content: string;
  author: string;
  /** Unknown counts are 0. */
  reactionsCount: number;
  /** The source's own id, or null. */
  externalId: string | null;
  parentId: string | null;
  /** 0 for a comment on the post, 1 for a reply to it, and so on. */
  depth: number;
  /** RFC 3339 in UTC, or null when the file gives none that can be read. */
  time: string | null;
  /** The time as the file gave it, when it could not be read ("2d"). */
  timeText: string | null;
  link: string | null;
  /** How many replies the source says it has; absent where it does not say. */
  repliesCount?: number;
  /** Stars that it gives, and out of how many; absent where the file has none. */
  stars?: number;
  starsOf?: number;
  /**
   * Which of several comments this is that have no id and the same author (or none), words and time: 1 for the second,
   * 2 for the third, in the order of the file; absent for the first, and for comments that can be told apart.
   */
  repeat?: number;
  /** Where it stood: line of an NDJSON or CSV file (from 1), and index of its element in the list (from 0; a reply has that of the comment it stands in). */
  line: number | null;
  index: number;
}

/** What two comments must share to be asked once: the same text up to outer and repeated white space. */
export function normalizeContent(content: string): string {
  return content.normalize('NFC').replace(/\s+/gu, ' ').trim();
}
