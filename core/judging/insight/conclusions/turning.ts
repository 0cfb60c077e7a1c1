import { needsOf } from '../../estimates/estimates.js';
import type { VariableStrata } from '../../estimates/sort-reads.js';
import { differenceOf, type Rate, stratifiedShare } from '../../estimates/stratified.js';
import type { ComparedShares } from '../comparisons/compare-rates.js';
import { othersContrast } from '../comparisons/others-contrast.js';
import type { TurningDifference, TurningOrder } from './conclusions.schemas.js';

/** A variable as each reader alone has it, and as people's reading corrects it. */
interface EachReader {
  variable: string;
  machine: number;
  second: Rate;
  /** Null before enough was read. */
  corrected: Rate | null;
  label: string;
}

/** The share of a second reader alone: of the tagged comments and of the others, by the part that it read of either. */
function secondAlone({ tagged, untagged }: NonNullable<VariableStrata['byCells']>): Rate | null {
  const strata = [tagged, untagged].map(({ of, cells = [] }) => ({
    of,
    read: cells.reduce((sum, { seen }) => sum + seen, 0),
    // The first cell is what the second reader found.
    yes: cells[0]?.seen ?? 0,
  }));
  return stratifiedShare(strata);
}

/** Undefined where no second reader has read of it. */
function byEachReader({ variable, tagged, untagged, byCells }: VariableStrata): EachReader | undefined {
  const second = byCells && secondAlone(byCells);
  const all = tagged.of + untagged.of;
  if (byCells === null || second === null || all === 0) return undefined;
  const needs = needsOf(tagged, untagged);
  const isRead = needs.tagged + needs.untagged === 0;
  return {
    variable,
    machine: tagged.of / all,
    second,
    corrected: isRead ? stratifiedShare([tagged, untagged]) : null,
    label: byCells.label,
  };
}

const isApart = ({ low, high }: Rate) => low > 0 || high < 0;
/** Whether the second reader clearly says the opposite: its own sampling does not explain it. */
const isOpposite = (machine: number, second: Rate) =>
  machine !== 0 && isApart(second) && Math.sign(second.value) !== Math.sign(machine);

/**
 * The pairs of a run's variables of which smops alone and the second reader alone do not agree which is mentioned more often, and which
 * people's reading does not settle; those with the largest shares first.
 */
export function turningOrders(strata: readonly VariableStrata[]): TurningOrder[] {
  const known = strata
    .flatMap((one) => byEachReader(one) ?? [])
    .sort((one, other) => other.machine - one.machine);
  return known.flatMap((more, at) =>
    known.slice(at + 1).flatMap((less): TurningOrder[] => {
      if (!isOpposite(more.machine - less.machine, differenceOf(more.second, less.second))) return [];
      const isSettled =
        more.corrected !== null &&
        less.corrected !== null &&
        isApart(differenceOf(more.corrected, less.corrected));
      if (isSettled) return [];
      return [
        {
          variables: [more.variable, less.variable],
          machine: [more.machine, less.machine],
          second: [more.second.value, less.second.value],
          reader: more.label,
        },
      ];
    }),
  );
}

const exactly = (value: number): Rate => ({ value, low: value, high: value });

/**
 * The differences between sides that go one way by smops alone and the other way by the second readers alone, and that people's reading
 * does not settle. `read` is what was read of each side.
 */
export function turningDifferences(
  compared: readonly ComparedShares[],
  read: readonly (readonly VariableStrata[])[],
): TurningDifference[] {
  return compared.flatMap(({ variable, raw }) => {
    const sides = read.map((side) => {
      const own = side.find((strata) => strata.variable === variable);
      return own && byEachReader(own);
    });
    const known = sides.filter((side) => side !== undefined);
    if (known.length < sides.length || known.length < 2) return [];
    return raw.contrasts.flatMap((contrast, side): TurningDifference[] => {
      const machine = othersContrast(
        known.map((one) => exactly(one.machine)),
        side,
      );
      const second = othersContrast(
        known.map((one) => one.second),
        side,
      );
      const isSettled = raw.basis === 'corrected' && contrast.isClear;
      if (isSettled || !isOpposite(machine.value, second)) return [];
      const reader = [...new Set(known.map(({ label }) => label))].join(', ');
      return [{ variable, side, machine: machine.value, second: second.value, reader }];
    });
  });
}
