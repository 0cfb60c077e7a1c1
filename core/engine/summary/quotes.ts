import type { AnsweredComment } from './answered-comment.js';

const SHORTEST = 8;
const LONGEST = 160;

function plainLength(text: string): number {
  return text.replace(/\s+/g, ' ').trim().length;
}

/**
 * The comments that show best what many say: clear in sentiment, of readable length, not twice the same text. Order is
 * fixed by the comments alone, so the same file always gives the same quotes.
 */
export function representativeComments(
  comments: readonly AnsweredComment[],
  count: number,
): AnsweredComment[] {
  const seen = new Set<string>();
  const ranked = comments
    .map((comment, i) => {
      const length = plainLength(comment.text);
      const readable = length >= SHORTEST && length <= LONGEST ? 1 : 0;
      return {
        comment,
        i,
        weight: readable * 10 + Math.abs(comment.score - 5) + Math.min(comment.tags.length, 3),
      };
    })
    .sort((a, b) => b.weight - a.weight || a.i - b.i);
  const chosen: AnsweredComment[] = [];
  for (const { comment } of ranked) {
    if (chosen.length === count) break;
    const key = comment.text
      .toLowerCase()
      .replace(/[\s\p{P}\p{S}]+/gu, '')
      .slice(0, 80);
    if (key === '' || seen.has(key)) continue;
    seen.add(key);
    chosen.push(comment);
  }
  return chosen;
}
