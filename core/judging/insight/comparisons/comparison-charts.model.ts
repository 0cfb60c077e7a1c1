import type { DifferenceWords } from '../../../analysis/shares/copied-shares.model.js';
import { dumbbellScene, type Estimated } from '../../../platform/charts/dumbbell.js';
import { points } from '../../../platform/charts/figures.js';
import { matrixScene } from '../../../platform/charts/matrix.js';
import type { Scene } from '../../../platform/charts/scene.js';
import { percentOf, percentRangeOf } from '../../../platform/language/percent.model.js';
import { differenceWord } from '../difference-size.model.js';
import type { COMPARISON } from '../reports.texts.model.js';
import type { ComparedRates, ComparedVariable, Contrast, RateEstimate } from './comparison.schemas.js';
import { isNotable, largestOf } from './largest-contrast.model.js';

export const COMPARISON_SORTS = ['difference', 'share', 'order'] as const;
export type ComparisonSort = (typeof COMPARISON_SORTS)[number];
export type Weighting = 'raw' | 'weighted';

/** Which variables of a comparison are shown, and in which order. */
export interface ComparisonView {
  weighting: Weighting;
  sort: ComparisonSort;
  /** Leaves out differences that are negligible or may be chance. */
  onlyNotable: boolean;
}

const sizeOf = (rates: ComparedRates) => Math.abs(largestOf(rates).contrast.difference);
const shareOf = ({ sides }: ComparedRates) => Math.max(0, ...sides.map(({ rate }) => rate));

/** The variables that a view shows, in its order: the largest difference or share first, or as they were asked. */
export function shownVariables(
  variables: readonly ComparedVariable[],
  { weighting, sort, onlyNotable }: ComparisonView,
): ComparedVariable[] {
  const kept = onlyNotable ? variables.filter((one) => largestOf(one[weighting]).isNotable) : [...variables];
  if (sort === 'order') return kept;
  const by = sort === 'difference' ? sizeOf : shareOf;
  return kept.sort((a, b) => by(b[weighting]) - by(a[weighting]));
}

/** What stands in the chart; a surface gives its own, or those of the report. */
export type ComparisonWords = Pick<
  ReturnType<typeof COMPARISON>,
  'variable' | 'interval' | 'difference' | 'dumbbells' | 'heatMap' | 'fromOthers' | 'thin'
> & { differences: DifferenceWords };

/** What a chart of a comparison is drawn from. */
interface Drawn {
  names: readonly string[];
  shown: readonly ComparedVariable[];
  weighting: Weighting;
  width: number;
  say: ComparisonWords;
}

/** "large difference", "may be chance, few comments". */
function noteOf(contrast: Contrast, isThin: boolean, { thin, differences }: ComparisonWords): string {
  const word = differenceWord(contrast, isThin);
  const said = differences.sizes[word];
  return [word === 'unclear' ? said : differences.sizeOf(said), ...(isThin ? [thin] : [])].join(', ');
}

const estimated = ({ rate: share, low, high }: RateEstimate): Estimated => ({ share, low, high });

function dumbbells({ names, shown, weighting: of, width, say }: Drawn): Scene {
  const [nameA = 'A', nameB = 'B'] = names;
  const rows = shown.flatMap((one) => {
    const [a, b] = one[of].sides;
    const [contrast] = one[of].contrasts;
    if (a === undefined || b === undefined || contrast === undefined) return [];
    const { difference: value, low, high } = contrast;
    return {
      key: one.variable,
      name: one.variable + (one.isThin ? ' *' : ''),
      a: estimated(a),
      b: estimated(b),
      difference: { value, low, high },
      note: noteOf(contrast, one.isThin, say),
    };
  });
  const words = {
    name: say.variable,
    a: nameA,
    b: nameB,
    interval: say.interval,
    difference: say.difference,
  };
  return dumbbellScene({ label: say.dumbbells(nameA, nameB), width, rows, words });
}

/** The least colour of a cell. */
const PALE = 0.08;

function heatMap({ names, shown, weighting: of, width, say }: Drawn): Scene {
  const most = Math.max(0.01, ...shown.map((one) => sizeOf(one[of])));
  const keys = names.map((name, at) => ({ key: String(at), name }));
  const cells = shown.flatMap((one) =>
    one[of].sides.flatMap((side, at) => {
      const contrast = one[of].contrasts[at];
      if (contrast === undefined) return [];
      const { difference, low, high } = contrast;
      const apart = isNotable(contrast);
      const against = `${say.fromOthers(points(difference))} (${points(low)} … ${points(high)})`;
      return {
        row: one.variable,
        column: String(at),
        text: `${percentOf(side.rate)}${apart ? (difference > 0 ? ' ▲' : ' ▼') : ''}`,
        label: `${one.variable}, ${names[at]}: ${percentOf(side.rate)} (${percentRangeOf(side.low, side.high)}); ${against}; ${noteOf(contrast, one.isThin, say)}`,
        strength: apart ? Math.max(PALE, Math.abs(difference) / most) : PALE,
        role: apart ? (difference > 0 ? ('positive' as const) : ('negative' as const)) : ('base' as const),
        isThin: one.isThin,
      };
    }),
  );
  const rows = shown.map(({ variable }) => ({ key: variable, name: variable }));
  return matrixScene({
    label: say.heatMap,
    width,
    rows,
    columns: keys,
    cells,
    words: { name: say.variable },
  });
}

/**
 * A comparison as a chart: of two sides both shares and their difference for each variable, of more a table of shares whose
 * colour says how far a side lies above or below the mean of the others.
 */
export function comparisonScene(
  { sides, variables }: { sides: readonly { name: string }[]; variables: readonly ComparedVariable[] },
  view: ComparisonView,
  width: number,
  say: ComparisonWords,
): Scene {
  const names = sides.map(({ name }) => name);
  const shown = shownVariables(variables, view);
  const draw = names.length === 2 ? dumbbells : heatMap;
  return draw({ names, shown, weighting: view.weighting, width, say });
}
