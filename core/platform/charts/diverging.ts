import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import type { SentimentCounts } from '../../analysis/analyzer/analyzer.model.js';
import { percentOf } from '../language/percent.model.js';
import { count, shareOf } from './figures.js';
import { type Mark, moved, type Scene, TEXT_SIZE } from './scene.js';
import { fitting, widthOf } from './words.js';

export interface DivergingRow {
  key: string;
  name: string;
  /** Counts of comments; the bars are their shares. */
  sentiment: SentimentCounts;
  /** Score, 0 to 10. */
  mean: number | null;
}

export interface DivergingInput {
  label: string;
  width: number;
  rows: readonly DivergingRow[];
  /** The heads of the table and of the columns. */
  words: {
    name: string;
    mean: string;
    comments: string;
    positive: string;
    neutral: string;
    negative: string;
  };
}

const ROW = 30;
const HEAD = 22;
const GAP = 16;
/** Below this width a row takes two lines. */
const NARROW = 520;
const SENTIMENTS = ['negative', 'neutral', 'positive'] as const;

const allOf = ({ positive, neutral, negative }: SentimentCounts) => positive + neutral + negative;
const meanText = (mean: number | null) => (mean === null ? '–' : mean.toFixed(1));

const column = (head: string, texts: readonly string[]) =>
  Math.max(widthOf(head, 11), ...texts.map((text) => widthOf(text, 13))) + 4;

/** Where everything stands in a row: ends of columns, and the line from which the bars go to both sides. */
function layoutOf({ width, rows, words }: DivergingInput) {
  const isNarrow = width < NARROW;
  const comments = column(
    words.comments,
    rows.map(({ sentiment }) => count(allOf(sentiment))),
  );
  const mean = column(words.mean, ['10.0']);
  const neutral = column(words.neutral, ['100%']);
  const widest = max(rows, ({ name }) => widthOf(name, 13)) ?? 0;
  const names = isNarrow ? width - comments - mean - GAP : Math.min(widest + 12, width * 0.3);
  const [meanEnd, commentsEnd] = isNarrow
    ? [width - comments - GAP, width]
    : [names + mean, names + mean + GAP + comments];
  const [left, right] = isNarrow ? [0, width - neutral] : [commentsEnd + GAP, width - neutral];
  const most = max(rows, ({ sentiment: of }) => shareOf(Math.max(of.negative, of.positive), allOf(of))) || 1;
  const half = (right - left) / 2;
  return {
    isNarrow,
    width,
    names,
    meanEnd,
    commentsEnd,
    left,
    half,
    zero: (left + right) / 2,
    length: scaleLinear()
      .domain([0, most])
      .range([0, half - 44]),
    height: isNarrow ? ROW * 2 : ROW,
    barAt: isNarrow ? ROW * 1.45 : ROW / 2,
  };
}
type Layout = ReturnType<typeof layoutOf>;

const text = (x: number, y: number, said: string, role: 'text' | 'quiet', size = 13): Mark => ({
  kind: 'text',
  role,
  x,
  y,
  text: said,
  anchor: 'end',
  size,
});

/** The bars of a row, each with its share beside it and a place to click. */
function barsOf(
  { key, name, sentiment }: DivergingRow,
  layout: Layout,
  words: DivergingInput['words'],
): Mark[] {
  const { zero, left, half, barAt } = layout;
  return (['negative', 'positive'] as const).flatMap((part): Mark[] => {
    const share = shareOf(sentiment[part], allOf(sentiment));
    const long = layout.length(share);
    const sign = part === 'negative' ? -1 : 1;
    const label = `${name}, ${words[part]}: ${count(sentiment[part])}, ${percentOf(share)}`;
    const bar = { x: sign < 0 ? zero - long : zero, y: barAt - 7, width: long, height: 14 };
    const place = { x: sign < 0 ? left : zero, y: barAt - 12, width: half, height: 24 };
    return [
      { kind: 'rect', role: part, key, part, ...bar },
      {
        kind: 'text',
        role: 'text',
        x: zero + sign * (long + 6),
        y: barAt,
        text: percentOf(share),
        anchor: sign < 0 ? 'end' : 'start',
        size: TEXT_SIZE,
      },
      { kind: 'rect', role: 'hit', key, part, label, ...place },
    ];
  });
}

function rowMarks(row: DivergingRow, layout: Layout, words: DivergingInput['words']): Mark[] {
  const { width, height, zero, barAt, names, meanEnd, commentsEnd } = layout;
  const all = allOf(row.sentiment);
  return [
    {
      kind: 'text',
      role: 'text',
      x: 0,
      y: ROW / 2,
      text: fitting(row.name, names - 8, 13),
      anchor: 'start',
      size: 13,
    },
    { ...text(meanEnd, ROW / 2, meanText(row.mean), 'text'), strong: true } as Mark,
    text(commentsEnd, ROW / 2, count(all), 'quiet'),
    { kind: 'rect', role: 'hit', key: row.key, label: sentenceOf(row, words), x: 0, y: 0, width, height },
    ...barsOf(row, layout, words),
    { kind: 'line', role: 'quiet', x1: zero, x2: zero, y1: barAt - 11, y2: barAt + 11 },
    text(width, barAt, percentOf(shareOf(row.sentiment.neutral, all)), 'quiet', TEXT_SIZE),
  ];
}

function headMarks({ isNarrow, width, zero, meanEnd, commentsEnd }: Layout, words: DivergingInput['words']) {
  const head = (x: number, said: string) => text(x, HEAD / 2, said, 'quiet', 11);
  const columns = [head(meanEnd, words.mean), head(commentsEnd, words.comments)];
  if (isNarrow) return columns;
  const positive = { ...head(zero + 6, words.positive), anchor: 'start' } as Mark;
  return [...columns, head(zero - 6, words.negative), positive, head(width, words.neutral)];
}

/** How many comments feel how, in shares, so that rows of different size compare: negative to the left of one line, positive to its right. */
export function divergingScene(input: DivergingInput): Scene {
  const { width, rows, words } = input;
  const layout = layoutOf(input);
  return {
    width,
    height: HEAD + rows.length * layout.height,
    label: input.label,
    axes: [],
    marks: [
      ...headMarks(layout, words),
      ...rows.flatMap((row, index) => moved(rowMarks(row, layout, words), 0, HEAD + index * layout.height)),
    ],
    table: {
      head: [
        words.name,
        words.mean,
        words.comments,
        ...SENTIMENTS.flatMap((one) => [words[one], `${words[one]}%`]),
      ],
      rows: rows.map(({ name, mean, sentiment }) => [
        name,
        meanText(mean),
        count(allOf(sentiment)),
        ...SENTIMENTS.flatMap((one) => [
          count(sentiment[one]),
          percentOf(shareOf(sentiment[one], allOf(sentiment))),
        ]),
      ]),
    },
  };
}

/** "Penang: score 4.2; 5,000 comments: negative 55%, neutral 7%, positive 38%". */
function sentenceOf({ name, mean, sentiment }: DivergingRow, words: DivergingInput['words']): string {
  const shares = SENTIMENTS.map(
    (one) => `${words[one]} ${percentOf(shareOf(sentiment[one], allOf(sentiment)))}`,
  );
  return `${name}: ${words.mean} ${meanText(mean)}; ${words.comments} ${count(allOf(sentiment))}: ${shares.join(', ')}`;
}
