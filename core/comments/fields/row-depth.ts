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
