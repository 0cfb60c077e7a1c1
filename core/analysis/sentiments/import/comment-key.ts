import { createHash, hash } from 'node:crypto';
import type { Comment } from '../../../comments/comment.js';
import { commentIdentity } from '../../../comments/gather/duplicates.js';
import { KEY_BYTES } from '../../analyzer/runs/sentiment-runs.service.js';

/**
 * An id above 2^53 that was a number in its file has been rounded by JSON.parse, so different comments may share it;
 * as text it looks like a number that is its own rounding.
 */
const isRounded = (id: string) =>
  /^\d{16,}$/.test(id) && !(Number(id) < 2 ** 53) && String(Number(id)) === id;

/** The key under which an imported comment is stored once for its task: the first bytes of a sha256, in hex. */
export function commentKey(taskId: string, comment: Comment): string {
  const isExact = comment.externalId === null || !isRounded(comment.externalId);
  const identity = commentIdentity(comment, isExact);
  return hash('sha256', `task:${taskId}\n${identity}`).slice(0, 2 * KEY_BYTES);
}

/** The key of an import's record, or of an imported record. */
export const sourceKey = (parts: readonly string[]): Buffer =>
  createHash('sha256').update(JSON.stringify(parts)).digest();
