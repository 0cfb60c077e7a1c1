/** An object of a parsed file: not a list, not null. */
export type PlainObject = Record<string, unknown>;

export const isObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Only own keys count: a file's `__proto__` or `constructor` must never reach the prototype. */
export const hasOwn = (object: PlainObject, key: string) => Object.hasOwn(object, key);

/** The value at a path of own keys, or undefined. */
export function valueAt(row: unknown, path: readonly string[]): unknown {
  let value = row;
  for (const key of path) {
    if (!isObject(value) || !hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

/** The first of several paths at which a list stands. */
export function listAt(row: PlainObject, paths: readonly (readonly string[])[]): unknown[] | undefined {
  for (const path of paths) {
    const value = valueAt(row, path);
    if (Array.isArray(value)) return value;
  }
  return undefined;
}

/** Lists and objects in each other: replies to replies are a few, what programs write is some dozens. */
export const MAX_DEPTH = 1_000;

/**
 * Whether a row's lists and objects stand in each other more than MAX_DEPTH deep. JSON.parse reads any depth, but
 * JSON.stringify, and recursive functions do not. Keeps its own stack, so depth does not matter.
 */
export function isTooDeep(row: unknown): boolean {
  let level = [row];
  for (let depth = 0; depth <= MAX_DEPTH; depth++) {
    const next: unknown[] = [];
    for (const value of level)
      if (typeof value === 'object' && value !== null)
        for (const inner of Object.values(value))
          if (typeof inner === 'object' && inner !== null) next.push(inner);
    if (next.length === 0) return false;
    level = next;
  }
  return true;
}
