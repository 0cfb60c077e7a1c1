import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { percentOf } from '../language/percent.model.js';
import { count, percentTick, shareOf } from './figures.js';
import { type Axis, type Mark, moved, type Role, type Scene } from './scene.js';
import { ticksWithRoom } from './ticks.js';
import { fitting, widthOf } from './words.js';

/** A part of a whole at one step of time. */
export interface CourseStep {
  key: string;
  /** In full, and short for the axis. */
  name: string;
  tick: string;
  hits: number;
  total: number;
}

export interface CourseRow {
  key: string;
  name: string;
  role: Role;
  steps: readonly CourseStep[];
  /** Stands in place of a line where there is none. */
  note?: string | undefined;
}

export interface CoursesInput {
  label: string;
  width: number;
  rows: readonly CourseRow[];
  words: { name: string; time: string; share: string; hits: string; total: string };
}

const TITLE = 20;
const PLOT = 64;
const FOOT = 26;
const LEFT = 44;
const RIGHT = 10;
/** Beyond this many steps the line says it all. */
const MOST_DOTS = 45;

/** A small line per row, each on its own days and all on one scale of shares, so that their heights compare. */
export function coursesScene({ label, width, rows, words }: CoursesInput): Scene {
  const top = max(rows, ({ steps }) => max(steps, ({ hits, total }) => shareOf(hits, total))) || 0.01;
  const y = scaleLinear()
    .domain([0, top])
    .nice(2)
    .range([TITLE + PLOT, TITLE + 6]);
  const [, highest = top] = y.domain();
  let offset = 0;
  const axes: Axis[] = [];
  const marks: Mark[] = [];
  for (const row of rows) {
    const hasLine = row.steps.length > 0;
    marks.push(...moved(hasLine ? lineMarks(row, y, width) : noteMarks(row, width), 0, offset));
    if (hasLine) {
      const values = [0, highest].map((value) => ({ at: offset + y(value), text: percentTick(value) }));
      axes.push({ side: 'left', at: LEFT, grid: [LEFT, width - RIGHT], ticks: values });
      axes.push({ side: 'bottom', at: offset + TITLE + PLOT, ticks: ticksOf(row, width) });
    }
    offset += hasLine ? TITLE + PLOT + FOOT : TITLE * 2;
  }
  return {
    width,
    height: offset,
    label,
    axes,
    marks,
    table: {
      head: [words.name, words.time, words.share, words.hits, words.total],
      rows: rows.flatMap(({ name, steps }) =>
        steps.map((step) => [
          name,
          step.name,
          percentOf(shareOf(step.hits, step.total)),
          count(step.hits),
          count(step.total),
        ]),
      ),
    },
  };
}

type Scale = ReturnType<typeof scaleLinear<number, number>>;

const placeOf = ({ steps }: CourseRow, width: number) =>
  scaleLinear()
    .domain(steps.length === 1 ? [-1, 1] : [0, steps.length - 1])
    .range([LEFT + 6, width - RIGHT - 6]);

const titleMark = ({ name }: CourseRow, width: number): Mark => ({
  kind: 'text',
  role: 'text',
  x: 0,
  y: TITLE / 2,
  text: fitting(name, width, 13),
  anchor: 'start',
  size: 13,
});

const noteMarks = (row: CourseRow, width: number): Mark[] => [
  titleMark(row, width),
  {
    kind: 'text',
    role: 'quiet',
    x: 0,
    y: TITLE * 1.4,
    text: fitting(row.note ?? '', width, 12),
    anchor: 'start',
    size: 12,
  },
];

function lineMarks(row: CourseRow, y: Scale, width: number): Mark[] {
  const { key, role, steps } = row;
  const x = placeOf(row, width);
  const at = (step: CourseStep) => y(shareOf(step.hits, step.total));
  const half = ((x.range()[1] ?? width) - LEFT) / Math.max(1, steps.length - 1) / 2;
  // A step without comments has no share: the line ends there and begins after it.
  const runs: number[][] = [[]];
  for (const [index, { total }] of steps.entries()) {
    if (total > 0) runs.at(-1)?.push(index);
    else runs.push([]);
  }
  const point = (index: number) => [x(index), at(steps[index] as CourseStep)] as const;
  return [
    titleMark(row, width),
    ...runs
      .filter(({ length }) => length > 1)
      .map((run): Mark => ({ kind: 'path', role, points: run.map(point) })),
    ...runs
      .filter(({ length }) => length === 1 || steps.length <= MOST_DOTS)
      .flat()
      .map((index): Mark => {
        const [cx, cy] = point(index);
        return { kind: 'circle', role, x: cx, y: cy, r: 2.5 };
      }),
    ...steps.map(
      (step, index): Mark => ({
        kind: 'rect',
        role: 'hit',
        key,
        part: step.key,
        label: `${row.name}, ${step.name}: ${percentOf(shareOf(step.hits, step.total))} (${count(step.hits)} / ${count(step.total)})`,
        x: Math.max(LEFT, x(index) - half),
        y: TITLE,
        width: Math.max(1, Math.min(width, x(index) + half) - Math.max(LEFT, x(index) - half)),
        height: PLOT,
      }),
    ),
  ];
}

/** The names of the steps that have room and do not stand out of the chart. */
function ticksOf(row: CourseRow, width: number): Axis['ticks'] {
  const x = placeOf(row, width);
  const ticks = ticksWithRoom(row.steps.map(({ tick }, index) => ({ at: x(index), text: tick })));
  return ticks.filter(({ at, text }) => at + widthOf(text) / 2 <= width);
}
