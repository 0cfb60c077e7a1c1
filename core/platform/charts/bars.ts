import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import type { SentimentCounts } from '../../analysis/analyzer/analyzer.model.js';
import { percentOf, percentRangeOf } from '../language/percent.model.js';
import { count } from './figures.js';
import { type Mark, moved, type Scene, TEXT_SIZE } from './scene.js';
import { CELL } from './scene-blocks.js';
import { SPARK_CELLS, sparkBlocks, sparkMarks } from './sparkline.js';
import { fitting, widthOf } from './words.js';

export interface BarRow {
  key: string;
  name: string;
  count: number;
  /** Of the whole, 0 to 1, and where it lies for sure. */
  share: number;
  low?: number | undefined;
  high?: number | undefined;
  sentiment?: SentimentCounts | undefined;
  /** A count for each step of time. */
  trend?: readonly number[] | undefined;
  /** Said after the figures. */
  note?: string | undefined;
  /** Stands in place of the figures where these would say too much: "at least 3". */
  said?: string | undefined;
}

/** What stands beside a row's name, from left to right. */
export type BarPart = 'share' | 'sentiment' | 'trend';

export interface BarsInput {
  label: string;
  width: number;
  rows: readonly BarRow[];
  /** Default: all three. */
  parts?: readonly BarPart[];
  /** Height of a row in px; default 28. On a narrow chart the name stands above its bars and a row is as high again. */
  rowHeight?: number;
  /** For a terminal: rows are one character high, and courses of block characters. A narrow one has no room for courses. */
  inBlocks?: boolean | undefined;
  words: {
    name: string;
    count: string;
    share: string;
    interval: string;
    positive: string;
    neutral: string;
    negative: string;
    trend: string;
  };
}

const HEAD = 20;
/** Parts begin at whole characters of a terminal, so that its bars begin with a whole block. */
const snapped = (x: number) => Math.round(x / CELL.width) * CELL.width;
const GAP = 16;
const FIGURES = 100;
const TREND = 84;
/** Below this width a row takes two lines. */
const NARROW = 520;

interface Place {
  left: number;
  right: number;
}

/** Where each part of a row stands. */
function placesOf({ width, rows, parts = ['share', 'sentiment', 'trend'], inBlocks = false }: BarsInput) {
  const isNarrow = width < NARROW;
  const widest = max(rows, ({ name }) => widthOf(name, 13)) ?? 0;
  const name = isNarrow ? width - FIGURES : Math.min(widest + 8, width * 0.24);
  const from = isNarrow ? 0 : name + FIGURES + GAP;
  const cells = isNarrow ? 0 : Math.min(SPARK_CELLS, Math.floor((width * 0.15) / CELL.width));
  const course = inBlocks ? cells * CELL.width : Math.min(TREND, width * 0.2);
  const trend = parts.includes('trend') && course > 0 ? course + GAP : 0;
  const bars = parts.filter((part) => part !== 'trend');
  const each = (width - from - trend - GAP * (bars.length - 1)) / Math.max(1, bars.length);
  const places = new Map<BarPart, Place>();
  bars.forEach((part, index) => {
    const left = snapped(from + index * (each + GAP));
    places.set(part, { left, right: Math.min(left + each, width - trend) });
  });
  if (trend > 0) places.set('trend', { left: width - trend + GAP, right: width });
  return { isNarrow, name, figures: isNarrow ? width : name + FIGURES, places };
}

/**
 * Rows of bars: the share with its interval, positive and negative to either side of a line, the course over time. Rows
 * stand in the order given. `part` of a mark is a sentiment's; the row's own mark has none.
 */
export function barsScene(input: BarsInput): Scene {
  const { width, rows, words, inBlocks = false, rowHeight = inBlocks ? CELL.height : 28 } = input;
  const { isNarrow, name, figures, places } = placesOf(input);
  const height = isNarrow ? rowHeight * 2 : rowHeight;
  const share = scaleLinear().domain([0, max(rows, (row) => row.high ?? row.share) || 1]);
  const sentimentScale = scaleLinear().domain([
    0,
    max(rows, ({ sentiment: of }) => Math.max(of?.negative ?? 0, of?.positive ?? 0)) || 1,
  ]);
  const rowMarks = (row: BarRow): Mark[] => {
    const line = isNarrow ? rowHeight / 2 : height / 2;
    const middle = isNarrow ? rowHeight * 1.4 : height / 2;
    const at = (part: BarPart) => places.get(part);
    return [
      {
        kind: 'text',
        role: 'text',
        x: 0,
        y: line,
        text: fitting(row.name, name - 4, 13),
        anchor: 'start',
        size: 13,
      },
      ...figureMarks(row, figures, line),
      { kind: 'rect', role: 'hit', key: row.key, label: sentenceOf(row, words), x: 0, y: 0, width, height },
      ...(at('share') ? shareMarks(row, at('share') as Place, share, middle) : []),
      ...(at('sentiment') && row.sentiment
        ? sentimentMarks(row, at('sentiment') as Place, sentimentScale, middle, words)
        : []),
      ...(at('trend') && row.trend ? trendMarks(row.trend, at('trend') as Place, middle, inBlocks) : []),
    ];
  };
  const head: Mark[] = isNarrow ? [] : headMarks(places, words);
  const top = head.length > 0 ? Math.min(HEAD, rowHeight) : 0;
  return {
    width,
    height: top + rows.length * height,
    label: input.label,
    axes: [],
    marks: [...head, ...rows.flatMap((row, index) => moved(rowMarks(row), 0, top + index * height))],
    table: tableOf(input),
  };
}

type Scale = ReturnType<typeof scaleLinear<number, number>>;

/** "banjir: 1,606, 32% (31 – 33%); positive 519, neutral 119, negative 968". */
function sentenceOf(
  { name, count: of, share, low, high, sentiment, note, said }: BarRow,
  words: BarsInput['words'],
): string {
  const where = low === undefined || high === undefined ? '' : ` (${percentRangeOf(low, high)})`;
  const sentiments = sentiment
    ? `; ${(['positive', 'neutral', 'negative'] as const).map((one) => `${words[one]} ${count(sentiment[one])}`).join(', ')}`
    : '';
  const figures = said ?? `${count(of)}, ${percentOf(share)}${where}`;
  return `${name}: ${figures}${sentiments}${note ? `; ${note}` : ''}`;
}

/** Count and share, or what is said instead of them. */
function figureMarks({ count: of, share, said }: BarRow, right: number, y: number): Mark[] {
  const text = (x: number, words: string, strong: boolean): Mark => ({
    kind: 'text',
    role: strong ? 'text' : 'quiet',
    x,
    y,
    text: words,
    anchor: 'end',
    size: 13,
    strong,
  });
  if (said !== undefined) return [text(right, fitting(said, FIGURES, 13), false)];
  return [text(right - 48, count(of), true), text(right, percentOf(share), false)];
}

/** A bar from nothing, its interval as a whisker over it. */
function shareMarks(
  { key, share, low, high }: BarRow,
  { left, right }: Place,
  scale: Scale,
  y: number,
): Mark[] {
  const x = scale.copy().range([left, right]);
  const bar: Mark = {
    kind: 'rect',
    role: 'base',
    key,
    x: left,
    y: y - 5,
    width: x(share) - left,
    height: 10,
  };
  if (low === undefined || high === undefined) return [bar];
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
    bar,
    { kind: 'line', role: 'text', key, x1: x(low), x2: x(high), y1: y, y2: y },
    cap(x(low)),
    cap(x(high)),
  ];
}

/** Negative to the left, positive to the right of one line, each with its number. */
function sentimentMarks(
  { key, name, sentiment }: BarRow,
  { left, right }: Place,
  scale: Scale,
  y: number,
  words: BarsInput['words'],
): Mark[] {
  const zero = (left + right) / 2;
  const length = scale.copy().range([0, (right - left) / 2 - 36]);
  const side = (part: 'negative' | 'positive', sign: -1 | 1): Mark[] => {
    const of = sentiment?.[part] ?? 0;
    const long = length(of);
    const [x, end] = [sign < 0 ? zero - long : zero, zero + sign * (long + 4)];
    const reach = (right - left) / 2;
    return [
      { kind: 'rect', role: part, key, part, x, y: y - 6, width: long, height: 12 },
      {
        kind: 'text',
        role: 'quiet',
        x: end,
        y,
        text: count(of),
        anchor: sign < 0 ? 'end' : 'start',
        size: TEXT_SIZE,
      },
      {
        kind: 'rect',
        role: 'hit',
        key,
        part,
        label: `${name}, ${words[part]}: ${count(of)}`,
        x: sign < 0 ? zero - reach : zero,
        y: y - 12,
        width: reach,
        height: 24,
      },
    ];
  };
  return [
    ...side('negative', -1),
    { kind: 'line', role: 'quiet', x1: zero, x2: zero, y1: y - 10, y2: y + 10 },
    ...side('positive', 1),
  ];
}

function trendMarks(trend: readonly number[], { left, right }: Place, y: number, inBlocks: boolean): Mark[] {
  if (!inBlocks) return moved(sparkMarks(trend, right - left, 18), left, y - 9);
  const text = sparkBlocks(trend, (right - left) / CELL.width);
  return [{ kind: 'text', role: 'muted', x: left, y, text, anchor: 'start', size: TEXT_SIZE }];
}

function headMarks(places: ReadonlyMap<BarPart, Place>, words: BarsInput['words']): Mark[] {
  const word = (x: number, text: string, anchor: 'start' | 'middle' | 'end', room: number): Mark => ({
    kind: 'text',
    role: 'quiet',
    x,
    y: HEAD / 2,
    text: fitting(text, room, 11),
    anchor,
    size: 11,
  });
  return [...places].flatMap(([part, { left, right }]) => {
    if (part !== 'sentiment')
      return [word(left, part === 'share' ? words.share : words.trend, 'start', right - left)];
    const zero = (left + right) / 2;
    const room = (right - left) / 2 - 8;
    return [word(zero - 6, words.negative, 'end', room), word(zero + 6, words.positive, 'start', room)];
  });
}

function tableOf({ rows, words }: BarsInput): Scene['table'] {
  const hasInterval = rows.some(({ low }) => low !== undefined);
  const hasSentiments = rows.some(({ sentiment }) => sentiment !== undefined);
  return {
    head: [
      words.name,
      words.count,
      words.share,
      ...(hasInterval ? [words.interval] : []),
      ...(hasSentiments ? [words.negative, words.neutral, words.positive] : []),
    ],
    rows: rows.map(({ name, count: of, share, low, high, sentiment }) => [
      name,
      count(of),
      percentOf(share),
      ...(hasInterval ? [low === undefined || high === undefined ? '' : percentRangeOf(low, high)] : []),
      ...(hasSentiments
        ? (['negative', 'neutral', 'positive'] as const).map((one) => count(sentiment?.[one] ?? 0))
        : []),
    ]),
  };
}
