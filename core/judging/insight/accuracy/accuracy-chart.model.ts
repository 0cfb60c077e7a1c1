import { scaleLinear } from 'd3-scale';
import { count, percentTick } from '../../../platform/charts/figures.js';
import type { Mark, Role, Scene } from '../../../platform/charts/scene.js';
import { fitting } from '../../../platform/charts/words.js';
import { percentOf, percentRangeOf } from '../../../platform/language/percent.model.js';
import type { ACCURACY } from '../reports.texts.model.js';
import type { VariableAccuracy } from './accuracy.schemas.js';

/** What stands in the chart; a surface gives its own, or those of the report. */
export type AccuracyWords = ReturnType<typeof ACCURACY>['chart'];

const HEAD = 20;
const LINE = 15;
const FOOT = 26;
const SIGNS: readonly { of: 'precision' | 'recall' | 'f1'; role: Role }[] = [
  { of: 'f1', role: 'text' },
  { of: 'precision', role: 'a' },
  { of: 'recall', role: 'b' },
];
const EACH = HEAD + SIGNS.length * LINE + 6;

/** F1, precision and recall of every variable as dots with their intervals; the best F1 first, its judged comments beside the name. */
export function accuracyScene(
  variables: readonly VariableAccuracy[],
  width: number,
  say: AccuracyWords,
): Scene {
  const rows = [...variables].sort((a, b) => (b.f1?.value ?? -1) - (a.f1?.value ?? -1));
  const x = scaleLinear()
    .domain([0, 1])
    .range([82, width - 46]);
  const floor = rows.length * EACH;
  const marks = rows.flatMap((row, at): Mark[] => {
    const top = at * EACH;
    const band: Mark[] =
      at % 2 === 1 ? [{ kind: 'rect', role: 'grid', strength: 0.35, x: 0, y: top, width, height: EACH }] : [];
    const head = fitting(`${row.variable}${row.isThin ? ' *' : ''}`, width * 0.6, 13);
    const judged = { kind: 'text', role: 'quiet', y: top + 12, size: 12 } as const;
    const lines = SIGNS.flatMap(({ of, role }, line): Mark[] => {
      const rate = row[of];
      const y = top + HEAD + line * LINE + 8;
      const name: Mark = { kind: 'text', role: 'quiet', x: 0, y, text: say[of], anchor: 'start', size: 11 };
      if (rate === null) return [name];
      const { value, low, high } = rate;
      const shape: Mark =
        of === 'recall'
          ? { kind: 'rect', role, hollow: true, x: x(value) - 4, y: y - 4, width: 8, height: 8 }
          : { kind: 'circle', role, x: x(value), y, r: 4 };
      return [
        name,
        { kind: 'line', role, x1: x(low), x2: x(high), y1: y, y2: y },
        shape,
        { kind: 'text', role: 'text', x: width, y, text: percentOf(value), anchor: 'end', size: 11 },
      ];
    });
    const said = SIGNS.map(({ of }) => {
      const rate = row[of];
      return `${say[of]} ${rate === null ? '–' : `${percentOf(rate.value)} (${percentRangeOf(rate.low, rate.high)})`}`;
    });
    return [
      ...band,
      { kind: 'text', role: 'text', x: 0, y: top + 12, text: head, anchor: 'start', size: 13, strong: true },
      { ...judged, x: width, text: say.judged(count(row.judged)), anchor: 'end' },
      ...lines,
      {
        kind: 'rect',
        role: 'hit',
        label: [`${row.variable}: ${said.join(', ')}`, say.judged(count(row.judged))].join('; '),
        x: 0,
        y: top,
        width,
        height: EACH,
      },
    ];
  });
  return {
    width,
    height: floor + FOOT,
    label: say.label,
    axes: [
      {
        side: 'bottom',
        at: floor,
        grid: [0, floor],
        ticks: [0, 0.25, 0.5, 0.75, 1].map((value) => ({ at: x(value), text: percentTick(value) })),
      },
    ],
    marks,
    table: {
      head: [say.variable, ...SIGNS.map(({ of }) => say[of])],
      rows: rows.map((row) => [
        row.variable,
        ...SIGNS.map(({ of }) => {
          const rate = row[of];
          return rate === null ? '–' : `${percentOf(rate.value)} (${percentRangeOf(rate.low, rate.high)})`;
        }),
      ]),
    },
  };
}
