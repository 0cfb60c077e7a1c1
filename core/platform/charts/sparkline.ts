import { max, mean } from 'd3-array';
import { scaleBand, scaleLinear } from 'd3-scale';
import type { Mark, Scene } from './scene.js';
import { columnBlock } from './scene-blocks.js';

/** How tall the columns are, from 0 to 1: all from zero, the greatest is 1. */
const heightsOf = (values: readonly number[]): number[] =>
  values.map(scaleLinear([0, max(values) || 1], [0, 1])).map((height) => Math.max(0, height));

/** Characters that a course takes in a terminal at most. */
export const SPARK_CELLS = 16;

/** Neighbouring steps as one, so that at most `most` are left: the mean of each, as the last may be of fewer. */
function merged(values: readonly number[], most: number): number[] {
  const size = Math.max(1, Math.ceil(values.length / most));
  return Array.from(
    { length: Math.ceil(values.length / size) },
    (_, at) => mean(values.slice(at * size, (at + 1) * size)) ?? 0,
  );
}

/** The same columns for a terminal, a character for each; a step without a count is blank. */
export const sparkBlocks = (values: readonly number[], cells: number = SPARK_CELLS): string =>
  heightsOf(merged(values, cells)).map(columnBlock).join('');

/** A count for each step of time as small columns on their zero line, without axes. */
export function sparkMarks(values: readonly number[], width: number, height: number): Mark[] {
  const x = scaleBand<number>()
    .domain(values.map((_, index) => index))
    .range([0, width])
    .paddingInner(values.length > width / 4 ? 0 : 0.2);
  return [
    { kind: 'line', role: 'grid', x1: 0, x2: width, y1: height - 0.5, y2: height - 0.5 },
    ...heightsOf(values).flatMap((share, index): Mark[] =>
      share === 0
        ? []
        : [
            {
              kind: 'rect',
              role: 'muted',
              x: x(index) ?? 0,
              y: (height - 1) * (1 - share),
              width: x.bandwidth(),
              height: (height - 1) * share,
            },
          ],
    ),
  ];
}

/** The same alone: beside a number in a list. `label` says the course in words. */
export const sparklineScene = (input: {
  label: string;
  values: readonly number[];
  width: number;
  height: number;
}): Scene => ({
  width: input.width,
  height: input.height,
  label: input.label,
  axes: [],
  marks: sparkMarks(input.values, input.width, input.height),
  table: { head: [input.label], rows: input.values.map((value) => [String(value)]) },
});
