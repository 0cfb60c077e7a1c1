import type { Comment } from '../comment.js';

/**
 * The name under which a comment is recognised again in a later file: the source's id, else a hash of author,
 * normalised text and time. The same in every process and on every machine, so it may be stored. `exactId` is false for
 * an id that was a number above 2^53: JSON.parse rounds it, so different comments may share it and the text must decide.
 */
export function commentIdentity(comment: Comment, exactId = true): string {
  const { externalId, repeat } = comment;
  if (exactId && externalId !== null) return `id:${externalId}`;
  const time = comment.time ?? comment.timeText ?? '';
  const fields = [comment.author, normalText(comment.content), time, externalId];
  return `text:${hash106(JSON.stringify(fields))}${repeat === undefined ? '' : `#${repeat}`}`;
}

/** Whether nothing tells the comment's writer: two people may have said the same. */
export const isAnonymous = ({ externalId, author }: Comment) => externalId === null && author === '';

/**
 * What else a file says of a comment of the same identity. Rows that differ here are different comments: an id that is
 * the post's or the writer's, thanks said twice to two people. A reaction count may grow under the same id. `others` is
 * what the row says in columns that smops does not read: it counts where no id does.
 */
export function commentDetails(comment: Comment, others = ''): string {
  const { author, content, time, timeText, parentId, link, externalId, reactionsCount, stars } = comment;
  const rest = externalId === null ? [reactionsCount, stars, others] : [];
  return JSON.stringify([author, normalText(content), time ?? timeText, parentId, link, ...rest]);
}

/** Text as it is compared: compatibility forms, case and blanks do not count. */
export const normalText = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Two runs of the cyrb53 mixing function (public domain) with different seeds, as 27 hexadecimal digits at most. */
function hash106(text: string): string {
  return hash53(text, 0x9e3779b9) + hash53(text, 0x2545f491);
}

function hash53(text: string, seed: number): string {
  let low = 0xdeadbeef ^ seed;
  let high = 0x41c6ce57 ^ seed;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 2654435761);
    high = Math.imul(high ^ code, 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  return (4294967296 * (2097151 & high) + (low >>> 0)).toString(16).padStart(14, '0');
}
