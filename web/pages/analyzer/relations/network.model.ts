import type { Relations } from '@smops/core/insight/relations/relations.schemas.js';

/** The drawing's side; positions are in its units. */
export const NETWORK_SIZE = 400;
const RADIUS = 140;
/** More would not be read; the table has them all. */
export const MOST_NODES = 12;
const LONGEST_LABEL = 16;

export interface NetworkNode {
  name: string;
  label: string;
  count: number;
  x: number;
  y: number;
  radius: number;
}

export interface NetworkEdge {
  from: NetworkNode;
  to: NetworkNode;
  width: number;
  both: number;
}

/** A Chinese character takes the room of two letters. */
function shortLabel(name: string): string {
  let room = LONGEST_LABEL;
  let label = '';
  for (const character of name) {
    room -= /[⺀-鿿가-힯豈-﫿＀-｠]/.test(character) ? 2 : 1;
    if (room < 0) return `${label}…`;
    label += character;
  }
  return label;
}

/**
 * The variables that clearly occur together, on a circle in the order they were set, joined by lines as wide as their
 * mutual information is high. The same relations always give the same drawing.
 */
export function networkOf({ variables, pairs }: Relations): { nodes: NetworkNode[]; edges: NetworkEdge[] } {
  const strong = pairs.filter((pair) => pair.isClear && pair.lift > 1);
  const names = new Set<string>();
  for (const { a, b } of strong) {
    if (new Set([...names, a, b]).size > MOST_NODES) continue;
    names.add(a);
    names.add(b);
  }
  const shown = variables.filter(({ name }) => names.has(name));
  const most = Math.max(1, ...shown.map(({ count }) => count));
  const nodes = shown.map(({ name, count }, index): NetworkNode => {
    const angle = (index / shown.length) * 2 * Math.PI - Math.PI / 2;
    return {
      name,
      label: shortLabel(name),
      count,
      x: NETWORK_SIZE / 2 + RADIUS * Math.cos(angle),
      y: NETWORK_SIZE / 2 - 10 + RADIUS * Math.sin(angle),
      radius: 6 + 10 * Math.sqrt(count / most),
    };
  });
  const byName = new Map(nodes.map((node) => [node.name, node]));
  const highest = Math.max(1, ...strong.map((pair) => pair.pmi ?? 0));
  const edges = strong.flatMap((pair): NetworkEdge[] => {
    const from = byName.get(pair.a);
    const to = byName.get(pair.b);
    if (!from || !to) return [];
    return [{ from, to, both: pair.both, width: 1 + (5 * (pair.pmi ?? 0)) / highest }];
  });
  return { nodes, edges };
}
