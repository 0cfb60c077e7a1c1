import { shareOf } from '@smops/core/platform/charts/figures.js';
import { SPARK_CELLS, sparkBlocks } from '@smops/core/platform/charts/sparkline.js';
import { percentOf } from '@smops/core/platform/language/percent.model.js';
import { pad, truncate } from '../../output/output.js';
import { widthOf } from '../terminal/screen.js';
import type { Tone } from '../theme.js';
import type { ReaderLine } from './Reader.js';

/** Columns of a count and its share. */
const FIGURES = 16;
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A bar of block characters, to an eighth of a column. */
export function bar(part: number, whole: number, columns: number): string {
  const eighths = whole <= 0 ? 0 : Math.round((Math.min(part, whole) / whole) * columns * 8);
  return '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '');
}

const LEVELS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/** Stands before a value that another version of the program made than the one before. */
export const CHANGE_MARK = '┊';

/**
 * Values as one line of blocks, from the least to the greatest; the last `columns` of them. Before the values at the places
 * `changes` stands a mark.
 */
export function sparkline(
  values: readonly number[],
  columns: number,
  range?: readonly [number, number],
  changes: readonly number[] = [],
): string {
  const shown = values.slice(-columns);
  const first = values.length - shown.length;
  const [least, most] = range ?? [Math.min(...shown), Math.max(...shown)];
  return shown
    .map((value, at) => {
      const level = LEVELS[most === least ? 3 : Math.round(((value - least) / (most - least)) * 7)] ?? '▁';
      return at > 0 && changes.includes(first + at) ? `${CHANGE_MARK}${level}` : level;
    })
    .join('');
}

/** A bar shorter than this leaves no room for courses. */
const LEAST_BAR = 16;

/**
 * A line per value: name, bar, count, share of `whole`; `said` stands in place of a count too small for a number. Names are
 * cut to their column. Courses over time stand at the end under `over` where there is room.
 */
export function barChart(
  values: readonly {
    name: string;
    value: number;
    tone?: Tone;
    said?: string | null;
    course?: readonly number[] | undefined;
  }[],
  whole: number,
  columns: number,
  over = '',
): ReaderLine[] {
  const most = Math.max(1, ...values.map(({ value }) => value));
  const names = Math.min(24, Math.max(8, ...values.map(({ name }) => widthOf(name))));
  const beside = SPARK_CELLS + 2;
  const free = columns - names - FIGURES - 4;
  const hasCourses = values.some(({ course }) => course !== undefined) && free - beside >= LEAST_BAR;
  const room = Math.max(6, hasCourses ? free - beside : free);
  const head = `${' '.repeat(names + room + FIGURES + 4)}${over}`;
  const lines = values.map(({ name, value, tone = 'accent', said = null, course = [] }): ReaderLine => {
    const shown = truncate(name, names);
    const blocks = bar(value, most, room);
    return {
      pieces: [
        { text: `${shown}${' '.repeat(names - widthOf(shown) + 1)}` },
        { text: blocks, tone },
        {
          text: `${' '.repeat(room - blocks.length + 1)}${said === null ? value.toLocaleString('en').padStart(7) : pad(`  ${said}`, FIGURES)}`,
          isBold: true,
        },
        ...(said === null
          ? [{ text: percentOf(shareOf(value, whole)).padStart(9), tone: 'muted' as const }]
          : []),
        ...(hasCourses ? [{ text: `  ${sparkBlocks(course)}`, tone: 'muted' as const }] : []),
      ],
    };
  });
  return hasCourses ? [{ pieces: [{ text: head, tone: 'muted' }] }, ...lines] : lines;
}
