import { createHash, hash } from 'node:crypto';
import type { Comment } from '../comments/comment.js';
import { commentIdentity } from '../comments/gather/comment-identity.js';

/** Among which comments each counts once: those of a task for imports, those of its own analysis for an upload. */
export type CommentScope = { taskId: string } | { analysisId: number };

const scopeText = (scope: CommentScope) =>
  'taskId' in scope ? `task:${scope.taskId}` : `analysis:${scope.analysisId}`;

/**
 * An id above 2^53 that was a number in its file has been rounded by JSON.parse, so different comments may share it;
 * as text it looks like a number that is its own rounding.
 */
const isRounded = (id: string) =>
  /^\d{16,}$/.test(id) && !(Number(id) < 2 ** 53) && String(Number(id)) === id;

export const KEY_BYTES = 16;

/** The key under which a comment is stored once: the first bytes of a sha256, in hex. */
export function commentKey(scope: CommentScope, comment: Comment): string {
  const isExact = comment.externalId === null || !isRounded(comment.externalId);
  const identity = commentIdentity(comment, isExact);
  return hash('sha256', `${scopeText(scope)}\n${identity}`).slice(0, 2 * KEY_BYTES);
}

const STORED = 'key:';

/** The comment as the run that scores it carries it: its id is the key under which it is stored. */
export const withKey = ({ key, comment }: { key: string; comment: Comment }): Comment => ({
  ...comment,
  externalId: STORED + key,
});

/** The key that a run's comment carries, else the one it has by its content. */
export const keyOfRunComment = (scope: CommentScope, comment: Comment): string =>
  comment.externalId?.startsWith(STORED) === true
    ? comment.externalId.slice(STORED.length)
    : commentKey(scope, comment);

/** The key of an import's record, or of an imported record. */
export const sourceKey = (parts: readonly string[]): Buffer =>
  createHash('sha256').update(JSON.stringify(parts)).digest();
