/**
 * Places of `size` things in an order in which those that are alike stand together: the leaves of a tree that joins the two
 * most alike groups first (average linkage; Sokal and Michener 1958). `alike` is symmetric, larger for more alike.
 */
export function clusteredOrder(size: number, alike: (a: number, b: number) => number): number[] {
  let groups = Array.from({ length: size }, (_, place) => [place]);
  const between = (one: readonly number[], other: readonly number[]) => {
    let sum = 0;
    for (const a of one) for (const b of other) sum += alike(a, b);
    return sum / (one.length * other.length);
  };
  while (groups.length > 1) {
    let best = { i: 0, j: 1, value: Number.NEGATIVE_INFINITY };
    for (const [i, one] of groups.entries()) {
      for (let j = i + 1; j < groups.length; j++) {
        const value = between(one, groups[j] ?? []);
        if (value > best.value) best = { i, j, value };
      }
    }
    const joined = facing(groups[best.i] ?? [], groups[best.j] ?? [], alike);
    groups = [...groups.filter((_, at) => at !== best.i && at !== best.j), joined];
  }
  return groups[0] ?? [];
}

/** Two groups in a row, turned so that the ends that meet are as alike as they can be. */
function facing(
  one: readonly number[],
  other: readonly number[],
  alike: (a: number, b: number) => number,
): number[] {
  const turned = (list: readonly number[]) => [...list].reverse();
  const ways = [
    [one, other],
    [turned(one), other],
    [one, turned(other)],
    [turned(one), turned(other)],
  ] as const;
  let best: (typeof ways)[number] = ways[0];
  const met = ([left, right]: (typeof ways)[number]) => alike(left.at(-1) ?? 0, right[0] ?? 0);
  for (const way of ways) if (met(way) > met(best)) best = way;
  return best.flat();
}
