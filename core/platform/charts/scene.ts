/**
 * What a chart consists of, before it is drawn: shapes with a role instead of a colour. The dashboard draws a scene with
 * React, a report as an SVG text, the terminal with block characters, so that the three cannot differ.
 */

/** What a mark stands for; the surface gives it a colour. `hit` is seen by pointers only: the place of a whole row or column. */
export type Role =
  | 'positive'
  | 'neutral'
  | 'negative'
  | 'a'
  | 'b'
  | 'base'
  | 'muted'
  | 'grid'
  | 'text'
  | 'quiet'
  | 'hit'
  | `series${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

interface Target {
  role: Role;
  /** What the mark filters by, as the caller named it. */
  key?: string;
  /** Which part of `key`: a series of a column, a sentiment of a variable. */
  part?: string;
  /** The sentence a reader hears and the tip shows. A mark that has one can be reached by keyboard. */
  label?: string;
  /** How much of the role's colour, 0 to 1; 1 without. */
  strength?: number;
}

export type Point = readonly [x: number, y: number];

export type Mark = Target &
  (
    | { kind: 'rect'; x: number; y: number; width: number; height: number; hollow?: boolean }
    | { kind: 'line'; x1: number; y1: number; x2: number; y2: number; thick?: boolean; dashed?: boolean }
    | { kind: 'path'; points: readonly Point[]; filled?: boolean }
    | { kind: 'circle'; x: number; y: number; r: number; hollow?: boolean }
    | {
        kind: 'text';
        /** Where the text starts, ends or has its middle; `y` is its middle line. */
        x: number;
        y: number;
        text: string;
        anchor: 'start' | 'middle' | 'end';
        size: number;
        strong?: boolean;
        /** Stands on a shape of its role, in the colour that can be read there. */
        isInside?: boolean;
      }
  );

/** One of two straight scales: its ticks, and how far its grid lines reach. */
export interface Axis {
  side: 'bottom' | 'left';
  ticks: readonly { at: number; text: string }[];
  /** Where the axis lies, and where its grid lines begin and end. */
  at: number;
  grid?: readonly [from: number, to: number];
}

/** The figures of a chart for those who read them: the same numbers, in the same order. */
export interface Table {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A chart, in px. */
export interface Scene {
  width: number;
  height: number;
  axes: readonly Axis[];
  marks: readonly Mark[];
  /** The chart in one sentence. */
  label: string;
  table: Table;
}

/** The size of words in a chart, in px. */
export const TEXT_SIZE = 12;
const TICK_GAP = 8;

/** An axis as marks: grid lines, and the words at its ticks. */
export function axisMarks({ side, ticks, at, grid }: Axis): Mark[] {
  const isBottom = side === 'bottom';
  return ticks.flatMap((tick): Mark[] => {
    const line: Mark[] = grid
      ? [
          isBottom
            ? { kind: 'line', role: 'grid', x1: tick.at, x2: tick.at, y1: grid[0], y2: grid[1] }
            : { kind: 'line', role: 'grid', x1: grid[0], x2: grid[1], y1: tick.at, y2: tick.at },
        ]
      : [];
    const [x, y] = isBottom ? [tick.at, at + TICK_GAP + 4] : [at - TICK_GAP, tick.at];
    const anchor = isBottom ? 'middle' : 'end';
    return [...line, { kind: 'text', role: 'quiet', x, y, text: tick.text, anchor, size: TEXT_SIZE }];
  });
}

/** All that is to be drawn, from back to front. */
export const marksOf = ({ axes, marks }: Scene): Mark[] => [...axes.flatMap(axisMarks), ...marks];

/** The marks that a person can point at or reach by keyboard, in the order of reading. */
export const targetsOf = ({ marks }: Pick<Scene, 'marks'>): Mark[] =>
  marks.filter(({ label }) => label !== undefined);

/** The box around a mark. */
export function boxOf(mark: Mark): { x: number; y: number; width: number; height: number } {
  switch (mark.kind) {
    case 'rect':
      return mark;
    case 'circle':
      return { x: mark.x - mark.r, y: mark.y - mark.r, width: mark.r * 2, height: mark.r * 2 };
    case 'line':
      return {
        x: Math.min(mark.x1, mark.x2),
        y: Math.min(mark.y1, mark.y2),
        width: Math.abs(mark.x2 - mark.x1),
        height: Math.abs(mark.y2 - mark.y1),
      };
    case 'text':
      return { x: mark.x, y: mark.y - mark.size / 2, width: 0, height: mark.size };
    case 'path': {
      const xs = mark.points.map(([x]) => x);
      const ys = mark.points.map(([, y]) => y);
      const [x, y] = [Math.min(...xs), Math.min(...ys)];
      return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
    }
  }
}

/** A scene's marks, moved. */
export function moved(marks: readonly Mark[], dx: number, dy: number): Mark[] {
  return marks.map((mark): Mark => {
    switch (mark.kind) {
      case 'line':
        return { ...mark, x1: mark.x1 + dx, x2: mark.x2 + dx, y1: mark.y1 + dy, y2: mark.y2 + dy };
      case 'path':
        return { ...mark, points: mark.points.map(([x, y]) => [x + dx, y + dy] as const) };
      default:
        return { ...mark, x: mark.x + dx, y: mark.y + dy };
    }
  });
}
