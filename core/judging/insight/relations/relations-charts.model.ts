import { count } from '../../../platform/charts/figures.js';
import { type MatrixCell, matrixScene } from '../../../platform/charts/matrix.js';
import type { Mark, Scene } from '../../../platform/charts/scene.js';
import { fitting, widthOf } from '../../../platform/charts/words.js';
import type { RELATIONS } from '../reports.texts.model.js';
import { clusteredOrder } from './clustered-order.js';
import type { Relation, Relations } from './relations.schemas.js';

/** What stands in the charts; a surface gives its own, or those of the report. */
export type RelationsWords = ReturnType<typeof RELATIONS>['chart'];

/** Bits at which a cell has its full colour: four times as often as by chance, or a quarter as often. */
const FULL_BITS = 2;
/** What may be chance is hardly coloured. */
const PALE = 0.06;
/** More would not be read in a graph; the matrix has them all. */
const MOST_NODES = 12;
const MOST_HEIGHT = 420;

const bitsOf = ({ lift }: Relation) =>
  lift === 0 ? -FULL_BITS : Math.max(-FULL_BITS, Math.min(FULL_BITS, Math.log2(lift)));

interface Ordered {
  names: string[];
  pairOf(a: string, b: string): Relation | undefined;
}

/** The variables that occur, so that those which occur together stand together. */
function ordered({ pairs, variables }: Relations): Ordered {
  const known = new Map(
    pairs.flatMap((pair) =>
      [pair, { ...pair, a: pair.b, b: pair.a }].map((one) => [`${one.a}\n${one.b}`, pair]),
    ),
  );
  const pairOf = (a: string, b: string) => known.get(`${a}\n${b}`);
  const names = variables.filter((variable) => variable.count > 0).map(({ name }) => name);
  const order = clusteredOrder(names.length, (i, j) => {
    const pair = pairOf(names[i] ?? '', names[j] ?? '');
    return pair === undefined ? 0 : bitsOf(pair);
  });
  return { names: order.map((place) => names[place] ?? ''), pairOf };
}

function sentenceOf(a: string, b: string, pair: Relation, say: RelationsWords): string {
  const { both, expected, lift, isClear, isThin } = pair;
  const parts = [
    say.pair(a, b),
    say.both(count(both), count(expected)),
    say.lift(lift.toFixed(2)),
    isClear ? (lift > 1 ? say.together : say.apart) : say.asChance,
    ...(isThin ? [say.thin] : []),
  ];
  return parts.join('; ');
}

function cellOf(a: string, b: string, pair: Relation, say: RelationsWords): MatrixCell {
  const bits = bitsOf(pair);
  return {
    row: a,
    column: b,
    text: pair.lift.toFixed(1),
    label: sentenceOf(a, b, pair, say),
    strength: pair.isClear ? Math.max(PALE, Math.abs(bits) / FULL_BITS) : PALE,
    role: bits >= 0 ? 'positive' : 'negative',
    isThin: pair.isThin,
  };
}

/**
 * Every pair of variables as a cell with its lift: one colour for more often together than by chance, another for less often;
 * hatched where few are expected. A mark's `key` and `part` are the two variables.
 */
export function relationsMatrix(relations: Relations, width: number, say: RelationsWords): Scene {
  const { names, pairOf } = ordered(relations);
  const list = names.map((name) => ({ key: name, name }));
  const cells = names.flatMap((a) =>
    names.flatMap((b) => {
      const pair = a === b ? undefined : pairOf(a, b);
      return pair === undefined ? [] : cellOf(a, b, pair, say);
    }),
  );
  return matrixScene({
    label: say.matrix,
    width,
    rows: list,
    columns: list,
    cells,
    words: { name: say.variable },
  });
}

/**
 * The variables that clearly occur together, on a circle, those alike beside each other; each line has the number of comments
 * with both. The same relations always give the same drawing.
 */
export function relationsGraph(relations: Relations, width: number, say: RelationsWords): Scene {
  const strong = relations.pairs.filter((pair) => pair.isClear && pair.lift > 1);
  const some = new Set<string>();
  for (const { a, b } of strong) if (new Set([...some, a, b]).size <= MOST_NODES) some.add(a).add(b);
  const names = ordered(relations).names.filter((name) => some.has(name));
  const height = Math.min(MOST_HEIGHT, Math.max(260, width * 0.7));
  const [middleX, middleY] = [width / 2, height / 2];
  const [reachX, reachY] = [Math.max(60, Math.min(width / 2 - 90, 260)), height / 2 - 40];
  const counts = new Map(relations.variables.map(({ name, count: comments }) => [name, comments]));
  const most = Math.max(1, ...names.map((name) => counts.get(name) ?? 0));
  const places = new Map(
    names.map((name, at) => {
      const angle = (at / names.length) * 2 * Math.PI - Math.PI / 2;
      return [name, { x: middleX + reachX * Math.cos(angle), y: middleY + reachY * Math.sin(angle) }];
    }),
  );
  const edges = strong.flatMap((pair): Mark[] => {
    const [from, to] = [places.get(pair.a), places.get(pair.b)];
    if (!from || !to) return [];
    const text = count(pair.both);
    // Not in the middle, where the lines of a ring cross.
    const [x, y] = [from.x + (to.x - from.x) * 0.38, from.y + (to.y - from.y) * 0.38];
    const box = { width: widthOf(text, 11) + 8, height: 16 };
    return [
      {
        kind: 'line',
        role: 'a',
        strength: 0.55,
        thick: pair.lift >= 2,
        x1: from.x,
        y1: from.y,
        x2: to.x,
        y2: to.y,
      },
      {
        kind: 'rect',
        role: 'grid',
        key: pair.a,
        part: pair.b,
        label: sentenceOf(pair.a, pair.b, pair, say),
        x: x - box.width / 2,
        y: y - box.height / 2,
        ...box,
      },
      { kind: 'text', role: 'text', x, y, text, anchor: 'middle', size: 11 },
    ];
  });
  const nodes = names.flatMap((name): Mark[] => {
    const { x, y } = places.get(name) ?? { x: 0, y: 0 };
    const comments = counts.get(name) ?? 0;
    const r = 6 + 8 * Math.sqrt(comments / most);
    const isBelow = y >= middleY;
    return [
      { kind: 'circle', role: 'a', key: name, label: say.node(name, count(comments)), x, y, r },
      {
        kind: 'text',
        role: 'text',
        x,
        y: y + (isBelow ? r + 12 : -r - 12),
        text: fitting(name, 150, 13),
        anchor: 'middle',
        size: 13,
      },
    ];
  });
  return {
    width,
    height: names.length === 0 ? 0 : height,
    label: names.length === 0 ? say.none : say.graph,
    axes: [],
    marks: [...edges, ...nodes],
    table: {
      head: [say.variable, say.variable, say.comments, say.liftHead],
      rows: strong.map(({ a, b, both, lift }) => [a, b, count(both), lift.toFixed(2)]),
    },
  };
}
