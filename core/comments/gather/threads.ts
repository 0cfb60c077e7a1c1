import type { Comment } from '../comment.js';
import type { PlainObject } from '../fields/plain-object.js';
import { commentIdentity } from './duplicates.js';

/** What a row is called inside its file, and the row it answers. */
interface RowName {
  key: string;
  parent: string | null;
}

const cell = (row: PlainObject, ...names: string[]) => {
  for (const name of names) if (row[name] != null) return String(row[name]).trim();
  return '';
};

/** `1`, `1-1`: the number of the comment and that of the reply, in two columns, of which either may be empty. */
function numberedName(row: PlainObject): RowName | null {
  const first = cell(row, 'Id', 'Column 1');
  const second = cell(row, 'SubId', 'Sub Id', 'Column 2');
  const whole = second.includes('-') || first === '' ? second : first;
  if (whole === '') return null;
  if (whole === first && /^[1-9]\d*$/.test(second)) return { key: `${first}-${second}`, parent: first };
  const at = whole.lastIndexOf('-');
  return { key: whole, parent: at > 0 ? whole.slice(0, at) : null };
}

/**
 * Joins replies to comments where rows are named by numbers of their own file: those are no ids, which another file has
 * too. A comment that is answered gets an id that follows from what it says.
 */
export class RowThreads {
  readonly #nameOf: (row: PlainObject) => RowName | null;
  /** Null for what is no comment. */
  readonly #rows = new Map<string, Comment | null>();
  readonly #parents = new Map<Comment, string>();

  constructor(kind: 'facepager' | 'numbered') {
    this.#nameOf =
      kind === 'numbered'
        ? numberedName
        : (row) => ({ key: cell(row, 'id'), parent: cell(row, 'parent_id') || null });
  }

  see(row: PlainObject, comment: Comment | null): void {
    const name = this.#nameOf(row);
    if (name === null) return;
    this.#rows.set(name.key, comment);
    if (comment === null) return;
    comment.parentId = name.parent;
    if (name.parent !== null) this.#parents.set(comment, name.parent);
  }

  /** Puts ids in place of the file's numbers. */
  join(): void {
    for (const [comment, key] of this.#parents) {
      const parent = this.#rows.get(key) ?? null;
      if (parent !== null) parent.externalId ??= commentIdentity(parent);
      comment.parentId = parent === null || parent === comment ? null : parent.externalId;
    }
    this.#parents.clear();
  }
}

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
