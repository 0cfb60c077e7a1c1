import { max } from 'd3-array';
import { scaleBand, scaleLinear } from 'd3-scale';
import type { Mark, Scene } from './scene.js';

/** A count for each step of time as small columns on their zero line, without axes. */
export function sparkMarks(values: readonly number[], width: number, height: number): Mark[] {
  const x = scaleBand<number>()
    .domain(values.map((_, index) => index))
    .range([0, width])
    .paddingInner(values.length > width / 4 ? 0 : 0.2);
  const y = scaleLinear()
    .domain([0, max(values) || 1])
    .range([0, height - 1]);
  return [
    { kind: 'line', role: 'grid', x1: 0, x2: width, y1: height - 0.5, y2: height - 0.5 },
    ...values.flatMap((value, index): Mark[] =>
      value <= 0
        ? []
        : [
            {
              kind: 'rect',
              role: 'muted',
              x: x(index) ?? 0,
              y: height - 1 - y(value),
              width: x.bandwidth(),
              height: y(value),
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
