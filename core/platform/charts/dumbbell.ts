import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { percentOf, percentRangeOf } from '../language/percent.model.js';
import { percentTick, points } from './figures.js';
import { type Axis, type Mark, moved, type Scene } from './scene.js';
import { ticksWithRoom } from './ticks.js';
import { fitting, widthOf } from './words.js';

/** A share, 0 to 1, and where it lies for sure. */
export interface Estimated {
  share: number;
  low: number;
  high: number;
}

export interface DumbbellRow {
  key: string;
  name: string;
  a: Estimated;
  b: Estimated;
  /** a minus b, −1 to 1, with its interval. */
  difference: { value: number; low: number; high: number };
  /** Said after the figures: "large", "p < 0.001". */
  note?: string | undefined;
}

export interface DumbbellInput {
  label: string;
  width: number;
  rows: readonly DumbbellRow[];
  /** The two sides' names, and the heads of the table. */
  words: { name: string; a: string; b: string; interval: string; difference: string };
}

const ROW = 34;
const FOOT = 26;
const GAP = 24;
/** Room for a percentage beside a dot. */
const NUMBER = 40;
/** Below this width a row's difference is a number beside its name, without its own scale. */
const NARROW = 560;
/** A side's interval lies this far above or below the row's line, so that the two never cover each other. */
const APART = 6;

/**
 * Two shares of each row with their intervals: a dot and a square on one line, their values beside them; right of them the
 * difference with its interval around zero. Rows stand in the order given: the largest difference first.
 */
export function dumbbellScene(input: DumbbellInput): Scene {
  const { width, rows, words } = input;
  const isNarrow = width < NARROW;
  const names = isNarrow ? 0 : Math.min((max(rows, ({ name }) => widthOf(name, 13)) ?? 0) + 12, width * 0.22);
  const right = isNarrow ? width : names + (width - names - GAP) * 0.62;
  const x = scaleLinear()
    .domain([0, max(rows, ({ a, b }) => Math.max(a.high, b.high)) || 1])
    .nice(4)
    .range([names + NUMBER, right - NUMBER]);
  const reach = max(rows, ({ difference: { low, high } }) => Math.max(-low, high)) || 0.01;
  const d = scaleLinear()
    .domain([-reach, reach])
    .nice(4)
    .range([right + GAP, width - NUMBER - 8]);
  const each = isNarrow ? ROW + 18 : ROW;
  const floor = rows.length * each;
  const rowMarks = (row: DumbbellRow, index: number): Mark[] => [
    ...(index % 2 === 1
      ? [{ kind: 'rect', role: 'grid', strength: 0.35, x: 0, y: 0, width, height: each } as const]
      : []),
    {
      kind: 'text',
      role: 'text',
      x: 0,
      y: isNarrow ? 12 : each / 2,
      text: fitting(row.name, isNarrow ? width - 80 : names - 8, 13),
      anchor: 'start',
      size: 13,
    },
    ...pairMarks(row, x, each - ROW / 2),
    ...(isNarrow
      ? [
          {
            kind: 'text',
            role: 'text',
            x: width,
            y: 12,
            text: points(row.difference.value),
            anchor: 'end',
            size: 13,
            strong: true,
          } as const,
        ]
      : differenceMarks(row, d, each / 2, width)),
    {
      kind: 'rect',
      role: 'hit',
      key: row.key,
      label: sentenceOf(row, words),
      x: 0,
      y: 0,
      width,
      height: each,
    },
  ];
  const axisOf = (scale: typeof x, text: (value: number) => string): Axis => ({
    side: 'bottom',
    at: floor,
    grid: [0, floor],
    ticks: ticksWithRoom(scale.ticks(4).map((value) => ({ at: scale(value), text: text(value) }))),
  });
  const zero: Mark = { kind: 'line', role: 'quiet', x1: d(0), x2: d(0), y1: 0, y2: floor };
  return {
    width,
    height: floor + FOOT,
    label: input.label,
    axes: [axisOf(x, percentTick), ...(isNarrow ? [] : [axisOf(d, points)])],
    marks: [
      ...(isNarrow ? [] : [zero]),
      ...rows.flatMap((row, index) => moved(rowMarks(row, index), 0, index * each)),
    ],
    table: {
      head: [words.name, words.a, words.interval, words.b, words.interval, words.difference, words.interval],
      rows: rows.map(({ name, a, b, difference: by }) => [
        name,
        percentOf(a.share),
        percentRangeOf(a.low, a.high),
        percentOf(b.share),
        percentRangeOf(b.low, b.high),
        points(by.value),
        `${points(by.low)} … ${points(by.high)}`,
      ]),
    },
  };
}

type Scale = ReturnType<typeof scaleLinear<number, number>>;

function pairMarks({ key, a, b }: DumbbellRow, x: Scale, y: number): Mark[] {
  const [ax, bx] = [x(a.share), x(b.share)];
  const value = (share: number, at: number, isLeft: boolean): Mark => ({
    kind: 'text',
    role: 'text',
    x: at + (isLeft ? -9 : 9),
    y,
    text: percentOf(share),
    anchor: isLeft ? 'end' : 'start',
    size: 12,
  });
  return [
    { kind: 'line', role: 'a', key, x1: x(a.low), x2: x(a.high), y1: y - APART, y2: y - APART },
    { kind: 'line', role: 'b', key, x1: x(b.low), x2: x(b.high), y1: y + APART, y2: y + APART },
    { kind: 'line', role: 'muted', key, thick: true, x1: ax, x2: bx, y1: y, y2: y },
    { kind: 'circle', role: 'a', key, x: ax, y, r: 5 },
    { kind: 'rect', role: 'b', key, hollow: true, x: bx - 4.5, y: y - 4.5, width: 9, height: 9 },
    // Dots that meet say the same: once.
    ...(percentOf(a.share) === percentOf(b.share)
      ? [value(Math.max(a.share, b.share), Math.max(ax, bx), false)]
      : [value(a.share, ax, ax < bx), value(b.share, bx, ax >= bx)]),
  ];
}

function differenceMarks(
  { key, difference: { value, low, high } }: DumbbellRow,
  d: Scale,
  y: number,
  width: number,
): Mark[] {
  const cap = (at: number): Mark => ({
    kind: 'line',
    role: 'text',
    key,
    x1: at,
    x2: at,
    y1: y - 4,
    y2: y + 4,
  });
  return [
    { kind: 'line', role: 'text', key, x1: d(low), x2: d(high), y1: y, y2: y },
    cap(d(low)),
    cap(d(high)),
    { kind: 'circle', role: value < 0 ? 'b' : 'a', key, x: d(value), y, r: 4 },
    { kind: 'text', role: 'text', x: width, y, text: points(value), anchor: 'end', size: 12, strong: true },
  ];
}

/** "banjir: Penang 32% (31 – 33%), Johor 8.9% (8.1 – 9.7%); difference +23.2 (+21.7 … +24.7)". */
function sentenceOf(
  { name, a, b, difference: by, note }: DumbbellRow,
  words: DumbbellInput['words'],
): string {
  const side = (called: string, { share, low, high }: Estimated) =>
    `${called} ${percentOf(share)} (${percentRangeOf(low, high)})`;
  const apart = `${words.difference} ${points(by.value)} (${points(by.low)} … ${points(by.high)})`;
  return `${name}: ${side(words.a, a)}, ${side(words.b, b)}; ${apart}${note ? `; ${note}` : ''}`;
}
