import type { Comment } from '../comment.js';

/**
 * Gives each comment of `flat` (a parent id, but no depth) the depth of its parent plus one; 1 when the parent is not
 * in the file, and when parents run in a circle. Changes the comments in place; a parent may stand after its replies.
 */
export function resolveDepths(comments: readonly Comment[], flat: Set<Comment>): void {
  if (flat.size === 0) return;
  const byId = new Map<string, Comment>();
  for (const comment of comments) if (comment.externalId !== null) byId.set(comment.externalId, comment);
  const waiting = new Set(flat);
  for (const start of flat) {
    const chain: Comment[] = [];
    let current: Comment | undefined = start;
    while (current !== undefined && waiting.delete(current)) {
      chain.push(current);
      current = current.parentId === null ? undefined : byId.get(current.parentId);
    }
    // A parent met again on this very chain closes a circle; its depth is still 0, and the last of the chain gets 1.
    let depth = current?.depth ?? 0;
    for (const comment of chain.reverse()) comment.depth = ++depth;
  }
}
