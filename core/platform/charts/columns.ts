import { max } from 'd3-array';
import { scaleBand, scaleLinear } from 'd3-scale';
import { stack, stackOffsetDiverging } from 'd3-shape';
import { count, short } from './figures.js';
import type { Axis, Mark, Role, Scene } from './scene.js';
import { ticksWithRoom } from './ticks.js';
import { fitting, widthOf } from './words.js';

/** What a column is cut into; also the legend. */
export interface Series {
  key: string;
  name: string;
  role: Role;
}

/** One column: a day, an hour, a task. */
export interface Column {
  key: string;
  /** The column's name in full, and short for the axis. */
  name: string;
  tick: string;
  /** A number for each series. */
  values: readonly number[];
}

/** Neighbouring columns that stand out, from the first to the last of them. */
export interface Peak {
  from: string;
  to: string;
  /** Short: it stands above the columns. */
  name: string;
  /** In full, for readers and the tip. */
  label: string;
}

export interface ColumnsInput {
  label: string;
  width: number;
  height: number;
  series: readonly Series[];
  columns: readonly Column[];
  peaks?: readonly Peak[];
  /** Columns with a tick below, such as an upload, each with its words. */
  events?: readonly { key: string; label: string }[];
  /** How a value is written; as a count without. */
  format?(value: number): string;
  /** The head of the table's first column, and of its sum. */
  words: { column: string; all: string };
}

const MARGIN = { top: 8, right: 8, bottom: 22, left: 40 };
const PEAK_ROW = 18;
/** Columns that stand closer than this, in px, touch: a gap would be less than half a px. */
const LEAST_STEP = 4;

/** Columns over time, each stacked of its series. `key` of a mark is the column's, of a peak `from/to`. */
export function columnsScene(input: ColumnsInput): Scene {
  const { width, height, series, columns, peaks = [], format = count } = input;
  const top = MARGIN.top + (peaks.length > 0 ? PEAK_ROW : 0);
  const floor = height - MARGIN.bottom;
  const layers = stack<Column, number>()
    .keys(series.map((_, index) => index))
    .value((column, index) => column.values[index] ?? 0)
    .offset(stackOffsetDiverging)(columns);
  const ends = layers.flatMap((layer) => layer.flat());
  const y = scaleLinear()
    .domain([Math.min(0, ...ends), max(ends) || 1])
    .nice(4)
    .range([floor, top]);
  // Of whole things no half is a place for a tick.
  const isWhole = columns.every(({ values }) => values.every(Number.isInteger));
  const ticked = Object.assign((value: number) => y(value), {
    ticks: (most: number) => y.ticks(most).filter((tick) => !isWhole || Number.isInteger(tick)),
  });
  const tickText = input.format ?? short;
  const left = Math.max(MARGIN.left, ...ticked.ticks(3).map((tick) => widthOf(tickText(tick)) + 12));
  const x = scaleBand<string>()
    .domain(columns.map(({ key }) => key))
    .range([left, width - MARGIN.right])
    .paddingInner((width - left) / columns.length < LEAST_STEP ? 0 : 0.15);
  const at = (key: string) => x(key) ?? 0;
  const bars = layers.flatMap((layer, index) =>
    layer.map(([from, to], place): Mark => {
      const { key } = columns[place] as Column;
      const { role, key: part } = series[index] as Series;
      const high = y(Math.max(from, to));
      const tall = y(Math.min(from, to)) - high;
      return {
        kind: 'rect',
        role,
        key,
        part,
        x: at(key),
        y: high,
        width: x.bandwidth(),
        // A line of ground parts many layers: their hues alone would not.
        height: series.length > 3 && tall > 3 ? tall - 1 : tall,
      };
    }),
  );
  return {
    width,
    height,
    label: input.label,
    axes: [
      valueAxis(ticked, [left, width - MARGIN.right], tickText),
      {
        side: 'bottom',
        at: floor,
        ticks: ticksWithRoom(
          columns.map(({ key, tick }) => ({ at: at(key) + x.bandwidth() / 2, text: tick })),
          width,
        ),
      },
    ],
    marks: [
      ...bars.filter((mark) => mark.kind === 'rect' && mark.height > 0),
      ...columns.map(
        (column): Mark =>
          hitOf(column, series, format, {
            x: at(column.key),
            y: top,
            width: x.bandwidth(),
            height: floor - top,
          }),
      ),
      ...peaks.flatMap((peak) => peakMarks(peak, at, x.bandwidth(), { top, right: width - MARGIN.right })),
      ...(input.events ?? []).map(({ key, label }): Mark => {
        const middle = at(key) + x.bandwidth() / 2;
        return {
          kind: 'line',
          role: 'text',
          key,
          label,
          thick: true,
          x1: middle,
          x2: middle,
          y1: floor,
          y2: floor + 6,
        };
      }),
    ],
    table: {
      head: [
        input.words.column,
        ...series.map(({ name }) => name),
        ...(series.length > 1 ? [input.words.all] : []),
      ],
      rows: columns.map(({ name, values }) => [
        name,
        ...values.map(format),
        ...(series.length > 1 ? [format(sumOf(values))] : []),
      ]),
    },
  };
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The whole column, so that thin ones can be met: "10 Nov 2026: 640 (positive 120, negative 520)". */
function hitOf(
  { key, name, values }: Column,
  series: readonly Series[],
  format: (value: number) => string,
  box: { x: number; y: number; width: number; height: number },
): Mark {
  const parts = series.map((one, index) => `${one.name} ${format(values[index] ?? 0)}`).join(', ');
  const label =
    series.length > 1 ? `${name}: ${format(sumOf(values))} (${parts})` : `${name}: ${format(values[0] ?? 0)}`;
  return { kind: 'rect', role: 'hit', key, label, ...box };
}

function peakMarks(
  peak: Peak,
  at: (key: string) => number,
  band: number,
  { top, right }: { top: number; right: number },
): Mark[] {
  const [x1, x2] = [at(peak.from), at(peak.to) + band];
  const key = `${peak.from}/${peak.to}`;
  const y = top - 4;
  const name = fitting(peak.name, right - MARGIN.left);
  const half = widthOf(name) / 2;
  const middle = Math.min(right - half, Math.max(MARGIN.left + half, (x1 + x2) / 2));
  return [
    { kind: 'line', role: 'text', thick: true, x1, x2, y1: y, y2: y },
    {
      kind: 'text',
      role: 'text',
      x: middle,
      y: y - 10,
      text: name,
      anchor: 'middle',
      size: 12,
      strong: true,
    },
    {
      kind: 'rect',
      role: 'hit',
      part: 'peak',
      key,
      label: peak.label,
      x: Math.min(x1, middle - half),
      y: y - 18,
      width: Math.max(x2 - x1, half * 2),
      height: 18,
    },
  ];
}

/** Numbers up the left side, at most four, with grid lines across. */
function valueAxis(
  y: { ticks(count: number): number[]; (value: number): number },
  grid: [number, number],
  text: (value: number) => string,
): Axis {
  return {
    side: 'left',
    at: grid[0],
    grid,
    ticks: y.ticks(3).map((value) => ({ at: y(value), text: text(value) })),
  };
}
