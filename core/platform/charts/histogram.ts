import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { percentOf } from '../language/percent.model.js';
import { count, shareOf } from './figures.js';
import type { Mark, Role, Scene } from './scene.js';

export interface HistogramInput {
  label: string;
  width: number;
  height: number;
  /** Comments by score: ten bins of one point, from 0 to 10. */
  bins: readonly number[];
  words: { score: string; count: string; negative: string; neutral: string; positive: string };
}

/** Where neutral begins and where positive does (the bands of sentiment). */
const BANDS = [4, 7] as const;
const MARGIN = { top: 18, right: 10, bottom: 20, left: 10 };

const bandOf = (bin: number): 'negative' | 'neutral' | 'positive' =>
  bin < BANDS[0] ? 'negative' : bin < BANDS[1] ? 'neutral' : 'positive';

/** Scores from 0 to 10 as columns in their bands, cut at 4 and 7. `key` is the bin, "6". */
export function histogramScene({ label, width, height, bins, words }: HistogramInput): Scene {
  const x = scaleLinear()
    .domain([0, 10])
    .range([MARGIN.left, width - MARGIN.right]);
  const floor = height - MARGIN.bottom;
  const y = scaleLinear()
    .domain([0, max(bins) || 1])
    .range([floor, MARGIN.top]);
  const all = bins.reduce((sum, bin) => sum + bin, 0);
  const columns = bins.flatMap((value, bin): Mark[] => {
    const [left, right] = [x(bin) + 0.5, x(bin + 1) - 0.5];
    const sentence = `${bin} – ${bin + 1} (${words[bandOf(bin)]}): ${count(value)}, ${percentOf(shareOf(value, all))}`;
    const role: Role = bandOf(bin);
    return [
      {
        kind: 'rect',
        role,
        key: String(bin),
        x: left,
        y: y(value),
        width: right - left,
        height: floor - y(value),
      },
      {
        kind: 'rect',
        role: 'hit',
        key: String(bin),
        label: sentence,
        x: left,
        y: MARGIN.top,
        width: right - left,
        height: floor - MARGIN.top,
      },
    ];
  });
  return {
    width,
    height,
    label,
    axes: [
      {
        side: 'bottom',
        at: floor,
        ticks: [0, ...BANDS, 10].map((score) => ({ at: x(score), text: String(score) })),
      },
    ],
    marks: [
      ...BANDS.map(
        (score): Mark => ({
          kind: 'line',
          role: 'quiet',
          dashed: true,
          x1: x(score),
          x2: x(score),
          y1: MARGIN.top,
          y2: floor,
        }),
      ),
      ...columns,
      { kind: 'line', role: 'quiet', x1: x(0), x2: x(10), y1: floor, y2: floor },
    ],
    table: {
      head: [words.score, words.count],
      rows: bins.map((value, bin) => [`${bin} – ${bin + 1}`, count(value)]),
    },
  };
}
