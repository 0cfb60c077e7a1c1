import { scaleLinear } from 'd3-scale';
import { percentOf } from '../language/percent.model.js';
import { count } from './figures.js';
import { type Mark, moved, type Role, type Scene, TEXT_SIZE } from './scene.js';
import { fitting, widthOf } from './words.js';

/** A whole, cut into its parts: sentiments of a file, languages, states of accounts. */
export interface PartsRow {
  key: string;
  /** Left of the bar; a single row needs none. */
  name?: string;
  parts: readonly { key: string; name: string; count: number; role: Role }[];
}

export interface PartsInput {
  label: string;
  width: number;
  rows: readonly PartsRow[];
  /** Default: 20 px. */
  barHeight?: number;
  words: {
    name: string;
    /** Stands in place of a bar that has no parts. */
    none?: string;
  };
}

const GAP = 8;

/** Bars of one length, each cut into its parts, with the percentage in every part that has room for it in width and height. */
export function partsScene({ label, width, rows, barHeight = 20, words }: PartsInput): Scene {
  const names = Math.max(0, ...rows.map(({ name = '' }) => widthOf(name, 13)));
  const left = names === 0 ? 0 : Math.min(names + GAP, width * 0.35);
  const rowMarks = (row: PartsRow): Mark[] => [
    ...(row.name === undefined
      ? []
      : [
          {
            kind: 'text',
            role: 'text',
            x: 0,
            y: barHeight / 2,
            text: fitting(row.name, left - GAP, 13),
            anchor: 'start',
            size: 13,
          } as const,
        ]),
    ...barMarks(row, left, width, barHeight, words.none),
  ];
  const heads = rows[0]?.parts.map(({ name }) => name) ?? [];
  return {
    width,
    height: rows.length * (barHeight + GAP) - GAP,
    label,
    axes: [],
    marks: rows.flatMap((row, index) => moved(rowMarks(row), 0, index * (barHeight + GAP))),
    table: {
      head: [words.name, ...heads],
      rows: rows.map(({ name = label, parts }) => [name, ...parts.map((part) => count(part.count))]),
    },
  };
}

function barMarks(
  { key, name, parts }: PartsRow,
  left: number,
  right: number,
  height: number,
  none: string | undefined,
): Mark[] {
  const all = parts.reduce((sum, part) => sum + part.count, 0);
  const x = scaleLinear()
    .domain([0, all || 1])
    .range([left, right]);
  let before = 0;
  if (all === 0 && none !== undefined)
    return [
      { kind: 'text', role: 'quiet', x: left, y: height / 2, text: none, anchor: 'start', size: TEXT_SIZE },
    ];
  return parts.flatMap((part): Mark[] => {
    const [from, to] = [x(before), x(before + part.count)];
    before += part.count;
    if (part.count === 0) return [];
    const text = percentOf(part.count / all);
    const box = { x: from, y: 0, width: Math.max(1, to - from - 1), height };
    const sentence = `${name === undefined ? '' : `${name}, `}${part.name}: ${count(part.count)}, ${text}`;
    return [
      { kind: 'rect', role: part.role, key, part: part.key, label: sentence, ...box },
      ...(widthOf(text) + 8 > to - from || height < TEXT_SIZE + 2
        ? []
        : [
            {
              kind: 'text',
              role: part.role,
              key,
              part: part.key,
              isInside: true,
              x: (from + to) / 2,
              y: height / 2,
              text,
              anchor: 'middle',
              size: TEXT_SIZE,
            } as const,
          ]),
    ];
  });
}
