import { COMMENT_FIELDS, type CommentField, type CommentMapping } from '../fields/comment-fields.js';
import { isObject, type PlainObject } from '../fields/plain-object.js';
import type { RowReading } from '../fields/read-row.js';

const PATH_SAMPLE = 100;
const MAX_PATHS = 100;
const MAX_PATH_CHARS = 200;

/** What the rows of one file look like taken together: the paths they have, the paths that were used. */
export class FileSurvey {
  readonly #paths = new Set<string>();
  readonly #used = new Map<CommentField, Map<string, number>>();
  /** Under which name rows hold lists of objects called comments, as posts do. */
  commentsInside: string | undefined;
  /** Of how many accepted comments the reactions are known. */
  reactions = 0;
  #rows = 0;

  /** Looks at a row; only the first ones count. */
  see(row: PlainObject): void {
    if (++this.#rows > PATH_SAMPLE) return;
    this.commentsInside ??= Object.keys(row).find(
      (key) => /^\w*comments$/i.test(key) && Array.isArray(row[key]) && row[key].some(isObject),
    );
    for (const path of pathsOf(row)) {
      if (this.#paths.size >= MAX_PATHS) return;
      if (path.length <= MAX_PATH_CHARS) this.#paths.add(path);
    }
  }

  /** Counts the paths from which an accepted comment was read. */
  use(reading: RowReading): void {
    if (reading.reactionsCount !== undefined) this.reactions++;
    for (const field of COMMENT_FIELDS) {
      const path = reading[field]?.path;
      if (path === undefined) continue;
      let counts = this.#used.get(field);
      if (counts === undefined) {
        counts = new Map();
        this.#used.set(field, counts);
      }
      if (counts.size < MAX_PATHS || counts.has(path)) counts.set(path, (counts.get(path) ?? 0) + 1);
    }
  }

  get paths(): string[] {
    return [...this.#paths];
  }

  get mapping(): CommentMapping {
    const most = (field: CommentField) =>
      mostFrequent(this.#used.get(field) ?? new Map<string, number>()) ?? null;
    return Object.fromEntries(COMMENT_FIELDS.map((field) => [field, most(field)])) as CommentMapping;
  }
}

function mostFrequent<Key>(counts: Map<Key, number>): Key | undefined {
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** The keys of a row, and those of the objects directly inside it as paths. */
export function* pathsOf(row: PlainObject): Generator<string> {
  for (const key of Object.keys(row)) {
    const value = row[key];
    const inner = isObject(value) ? Object.keys(value) : [];
    if (inner.length === 0) yield key;
    for (const name of inner) yield `${key}.${name}`;
  }
}
