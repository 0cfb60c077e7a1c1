import { extent, max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { count } from './figures.js';
import type { Mark, Scene } from './scene.js';
import { ticksWithRoom } from './ticks.js';
import { widthOf } from './words.js';

export interface LinePoint {
  key: string;
  /** Milliseconds since 1970. */
  at: number;
  /** In full, and short for the axis. */
  name: string;
  tick: string;
  value: number;
  /** Where the value lies for sure. */
  low?: number | undefined;
  high?: number | undefined;
  /** How many comments it rests on: a column below. */
  volume?: number | undefined;
  /** What changed before this point, so that the line on both sides is not of one kind: a dashed line stands there. */
  change?: string | undefined;
}

export interface LineInput {
  label: string;
  width: number;
  height: number;
  points: readonly LinePoint[];
  /** Where the scale begins and ends; from zero to the largest value without. */
  domain?: readonly [number, number];
  /** Lines across, such as the bands of a score, each with the word for what is above it; from the lowest. */
  bands?: readonly { at: number; name: string }[];
  /** How a value is written. */
  format(value: number): string;
  /** Writes a number at the scale. Default: as `format`. */
  formatTick?(value: number): string;
  words: { time: string; value: string; interval: string; volume: string };
}

const MARGIN = { top: 10, right: 16, bottom: 22, left: 40 };
const VOLUME_SHARE = 0.22;
const BAND_SIZE = 11;
const BAND_GAP = 6;
/** Beyond this many points the line says it all. */
const MOST_DOTS = 60;

/** A value over time with its interval as a band, and the volume as columns below it on the same time. */
export function lineScene(input: LineInput): Scene {
  const { width, height, points, format, words, bands = [] } = input;
  const hasVolume = points.some(({ volume }) => volume !== undefined);
  const bottom = height - MARGIN.bottom;
  const floor = hasVolume ? bottom - (bottom - MARGIN.top) * VOLUME_SHARE - 8 : bottom;
  // The names of bands, and of the columns below, stand right of the line: they never meet it.
  const side = [...bands.map(({ name }) => name), ...(hasVolume ? [words.volume] : [])];
  const named = max(side, (name) => widthOf(name, BAND_SIZE)) ?? 0;
  const right = named === 0 ? MARGIN.right : named + 2 * BAND_GAP;
  const y = scaleLinear()
    .domain(input.domain ?? [0, max(points, ({ value, high = value }) => Math.max(value, high)) || 1])
    .range([floor, MARGIN.top]);
  if (input.domain === undefined) y.nice(4);
  const ends = [...new Set([...y.domain(), ...bands.map(({ at }) => at)])];
  const ticks = (bands.length > 0 ? ends : y.ticks(3)).map((value) => ({
    at: y(value),
    text: (input.formatTick ?? format)(value),
  }));
  const left = Math.max(MARGIN.left, ...ticks.map(({ text }) => widthOf(text) + 12));
  const [first = 0, last = 0] = extent(points, ({ at }) => at);
  const x = scaleLinear()
    .domain(first === last ? [first - 1, last + 1] : [first, last])
    .range([left + 8, width - right - 8]);
  const grid = [left, width - right] as const;
  return {
    width,
    height,
    label: input.label,
    axes: [
      { side: 'left', at: grid[0], grid, ticks },
      {
        side: 'bottom',
        at: bottom,
        ticks: ticksWithRoom(
          points.map(({ at, tick }) => ({ at: x(at), text: tick })),
          width,
        ),
      },
    ],
    marks: [
      ...bands.map(
        ({ at, name }, index): Mark => ({
          kind: 'text',
          role: 'quiet',
          x: grid[1] + BAND_GAP,
          // In the middle of its band.
          y: (y(at) + y(bands[index + 1]?.at ?? y.domain()[1] ?? at)) / 2,
          text: name,
          anchor: 'start',
          size: BAND_SIZE,
        }),
      ),
      ...(hasVolume
        ? [
            {
              kind: 'text',
              role: 'quiet',
              x: grid[1] + BAND_GAP,
              y: (floor + 8 + bottom) / 2,
              text: words.volume,
              anchor: 'start',
              size: BAND_SIZE,
            } as const,
          ]
        : []),
      ...changeMarks(points, x, [MARGIN.top, bottom]),
      ...intervalMarks(points, x, y),
      { kind: 'path', role: 'base', points: points.map((point) => [x(point.at), y(point.value)] as const) },
      ...(points.length > MOST_DOTS
        ? []
        : points.map(
            (point): Mark => ({
              kind: 'circle',
              role: 'base',
              key: point.key,
              x: x(point.at),
              y: y(point.value),
              r: 3.5,
            }),
          )),
      ...volumeMarks(points, x, [floor + 8, bottom]),
      ...hitMarks(input, x, bottom),
    ],
    table: {
      head: [words.time, words.value, words.interval, words.volume],
      rows: points.map(({ name, value, low, high, volume, change }) => [
        change === undefined ? name : `${name} (${change})`,
        format(value),
        low === undefined || high === undefined ? '' : `${format(low)} – ${format(high)}`,
        volume === undefined ? '' : count(volume),
      ]),
    },
  };
}

type Scale = ReturnType<typeof scaleLinear<number, number>>;

/** The interval as a band along the line; of a single point as a whisker. */
function intervalMarks(points: readonly LinePoint[], x: Scale, y: Scale): Mark[] {
  const known = points.filter((point) => point.low !== undefined && point.high !== undefined);
  const edge = (end: 'low' | 'high') =>
    known.map((point) => [x(point.at), y(point[end] ?? point.value)] as const);
  if (known.length === 0) return [];
  if (known.length > 1)
    return [
      {
        kind: 'path',
        role: 'base',
        strength: 0.18,
        filled: true,
        points: [...edge('high'), ...edge('low').reverse()],
      },
    ];
  const [[at, high] = [0, 0], [, low] = [0, 0]] = [edge('high')[0], edge('low')[0]];
  return [{ kind: 'line', role: 'base', x1: at, x2: at, y1: low, y2: high }];
}

/** Half the way from the point before. */
const changeMarks = (points: readonly LinePoint[], x: Scale, [y1, y2]: [number, number]): Mark[] =>
  points.flatMap(({ at, change }, index): Mark[] => {
    const before = points[index - 1];
    if (change === undefined || before === undefined) return [];
    const place = (x(before.at) + x(at)) / 2;
    return [{ kind: 'line', role: 'quiet', x1: place, x2: place, y1, y2, dashed: true }];
  });

function volumeMarks(points: readonly LinePoint[], x: Scale, [top, bottom]: [number, number]): Mark[] {
  const most = max(points, ({ volume = 0 }) => volume) || 1;
  const [from = 0, to = 0] = x.range();
  const width = Math.max(1, Math.min(16, ((to - from) / Math.max(1, points.length)) * 0.7));
  return points.flatMap(({ at, key, volume = 0 }): Mark[] => {
    const height = (volume / most) * (bottom - top);
    return height === 0
      ? []
      : [{ kind: 'rect', role: 'muted', key, x: x(at) - width / 2, y: bottom - height, width, height }];
  });
}

/** From half the way to the point before until half the way to the next. */
function hitMarks({ points, format, words }: LineInput, x: Scale, height: number): Mark[] {
  const [from = 0, to = 0] = x.range();
  return points.map((point, index): Mark => {
    const [before, after] = [points[index - 1], points[index + 1]];
    const left = before ? (x(before.at) + x(point.at)) / 2 : from - 8;
    const right = after ? (x(after.at) + x(point.at)) / 2 : to + 8;
    const where =
      point.low === undefined || point.high === undefined
        ? ''
        : ` (${format(point.low)} – ${format(point.high)})`;
    const volume = point.volume === undefined ? '' : `; ${words.volume} ${count(point.volume)}`;
    const change = point.change === undefined ? '' : `; ${point.change}`;
    const label = `${point.name}: ${format(point.value)}${where}${volume}${change}`;
    return {
      kind: 'rect',
      role: 'hit',
      key: point.key,
      label,
      x: left,
      y: 0,
      width: Math.max(1, right - left),
      height,
    };
  });
}
