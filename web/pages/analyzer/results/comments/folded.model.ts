import type { AnalysisComment } from '@smops/core/judging/results/results.schemas.js';

/** The comments without those that are copies of one before them: each text once, where it comes first. */
export function foldCopies<Comment extends Pick<AnalysisComment, 'copies'>>(
  comments: readonly Comment[],
): readonly Comment[] {
  const seen = new Set<number>();
  return comments.filter(({ copies }) => {
    if (!copies) return true;
    const isFirst = !seen.has(copies.first);
    seen.add(copies.first);
    return isFirst;
  });
}
