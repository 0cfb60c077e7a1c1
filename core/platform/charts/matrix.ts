import { max } from 'd3-array';
import type { Mark, Role, Scene } from './scene.js';
import { fitting, widthOf } from './words.js';

export interface MatrixCell {
  row: string;
  column: string;
  /** Stands in the cell. */
  text: string;
  /** Said in full. */
  label: string;
  /** How much of the role's colour, 0 to 1. */
  strength: number;
  /** `positive` above what is expected, `negative` below, `base` for a plain amount. */
  role: 'positive' | 'negative' | 'base';
  /** Rests on too little: hatched, in quiet words. */
  isThin?: boolean | undefined;
}

export interface MatrixInput {
  label: string;
  width: number;
  rows: readonly { key: string; name: string }[];
  columns: readonly { key: string; name: string }[];
  /** Cells that are missing stay empty, as the diagonal of pairs. */
  cells: readonly MatrixCell[];
  words: { name: string };
}

const CELL = 34;
const WIDEST = 110;
const HEAD = 24;
/** A column narrower than this has its row's number instead of its name. */
const ROOM_FOR_NAME = 44;
/** Above this strength words stand on the colour, below beside it. */
const STRONG = 0.55;

/** A table of coloured cells, each with its number. `key` of a mark is the row's, `part` the column's. */
export function matrixScene({ label, width, rows, columns, cells, words }: MatrixInput): Scene {
  const names = Math.min((max(rows, ({ name }) => widthOf(name, 12)) ?? 0) + 26, width * 0.34);
  const each = Math.min(WIDEST, (width - names) / Math.max(1, columns.length));
  const isNumbered = each < ROOM_FOR_NAME;
  const numberOf = (key: string, index: number) => rows.findIndex((row) => row.key === key) + 1 || index + 1;
  const heads = columns.map(
    ({ key, name }, index): Mark => ({
      kind: 'text',
      role: 'quiet',
      x: names + (index + 0.5) * each,
      y: HEAD / 2,
      text: isNumbered ? String(numberOf(key, index)) : fitting(name, each - 6, 12),
      anchor: 'middle',
      size: 12,
    }),
  );
  const sides = rows.map(
    ({ name }, index): Mark => ({
      kind: 'text',
      role: 'text',
      x: 0,
      y: HEAD + (index + 0.5) * CELL,
      text: fitting(isNumbered ? `${index + 1} ${name}` : name, names - 8, 12),
      anchor: 'start',
      size: 12,
    }),
  );
  const found = new Map(cells.map((cell) => [`${cell.row}\n${cell.column}`, cell]));
  const drawn = rows.flatMap((row, i) =>
    columns.flatMap((column, j) => {
      const cell = found.get(`${row.key}\n${column.key}`);
      return cell ? cellMarks(cell, names + j * each, HEAD + i * CELL, each) : [];
    }),
  );
  return {
    width,
    height: HEAD + rows.length * CELL,
    label,
    axes: [],
    marks: [...heads, ...sides, ...drawn],
    table: {
      head: [words.name, ...columns.map(({ name }) => name)],
      rows: rows.map((row) => [
        row.name,
        ...columns.map((column) => found.get(`${row.key}\n${column.key}`)?.text ?? ''),
      ]),
    },
  };
}

function cellMarks(
  { row, column, text, label, strength, role, isThin }: MatrixCell,
  x: number,
  y: number,
  each: number,
): Mark[] {
  const [width, height] = [each - 2, CELL - 2];
  const hatch = [0.25, 0.5, 0.75].map(
    (at): Mark => ({
      kind: 'line',
      role: 'grid',
      x1: x + width * at - 6,
      x2: x + width * at + 6,
      y1: y + height,
      y2: y,
    }),
  );
  const words: Role = isThin ? 'quiet' : strength > STRONG ? role : 'text';
  return [
    {
      kind: 'rect',
      role,
      strength: isThin ? strength * 0.4 : strength,
      key: row,
      part: column,
      label,
      x,
      y,
      width,
      height,
    },
    ...(isThin ? hatch : []),
    {
      kind: 'text',
      role: words,
      key: row,
      part: column,
      isInside: words === role,
      x: x + width / 2,
      y: y + height / 2,
      text: fitting(text, width, 12),
      anchor: 'middle',
      size: 12,
    },
  ];
}
