import { needsOf } from '../../estimates/estimates.js';
import type { VariableStrata } from '../../estimates/sort-reads.js';
import { differenceOf, type Rate, stratifiedShare } from '../../estimates/stratified.js';
import type { ComparedShares } from '../comparisons/compare-rates.js';
import { othersContrast } from '../comparisons/others-contrast.js';
import type { TurningDifference, TurningOrder, TurningRise } from './conclusions.schemas.js';

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
function secondAlone(runs: readonly NonNullable<VariableStrata['byCells']>[]): Rate | null {
  const sides = runs.flatMap(({ tagged, untagged }) => [tagged, untagged]);
  const strata = sides.map(({ of, cells = [] }) => ({
    of,
    read: cells.reduce((sum, { seen }) => sum + seen, 0),
    // The first cell is what the second reader found.
    yes: cells[0]?.seen ?? 0,
  }));
  return stratifiedShare(strata);
}

/** A variable in the comments of several runs taken together; undefined where a second reader has not read of all of them. */
function byEachReader(runs: readonly VariableStrata[]): EachReader | undefined {
  const known = runs.filter(({ tagged, untagged }) => tagged.of + untagged.of > 0);
  const cells = known.flatMap(({ byCells }) => byCells ?? []);
  const [first] = known;
  if (first === undefined || cells.length < known.length) return undefined;
  const second = secondAlone(cells);
  if (second === null) return undefined;
  const sides = known.flatMap(({ tagged, untagged }) => [tagged, untagged]);
  const all = sides.reduce((sum, { of }) => sum + of, 0);
  const isRead = known.every(({ tagged, untagged }) => {
    const needs = needsOf(tagged, untagged);
    return needs.tagged + needs.untagged === 0;
  });
  return {
    variable: first.variable,
    machine: known.reduce((sum, { tagged }) => sum + tagged.of, 0) / all,
    second,
    corrected: isRead ? stratifiedShare(sides) : null,
    label: [...new Set(cells.map(({ label }) => label))].join(', '),
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
    .flatMap((one) => byEachReader([one]) ?? [])
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
      return own && byEachReader([own]);
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

/** A variable before and after, in the comments of one or several runs each. */
export interface TwoSpans {
  variable: string;
  before: readonly VariableStrata[];
  after: readonly VariableStrata[];
}

/**
 * The rises and falls of shares that go one way by smops alone and the other way by the second readers alone, and that people's reading does
 * not settle.
 */
export function turningRises(variables: readonly TwoSpans[]): TurningRise[] {
  return variables.flatMap(({ variable, ...spans }): TurningRise[] => {
    const [before, after] = [byEachReader(spans.before), byEachReader(spans.after)];
    if (before === undefined || after === undefined) return [];
    const machine = after.machine - before.machine;
    const second = differenceOf(after.second, before.second);
    const isSettled =
      before.corrected !== null &&
      after.corrected !== null &&
      isApart(differenceOf(after.corrected, before.corrected));
    if (isSettled || !isOpposite(machine, second)) return [];
    const reader = [...new Set([before.label, after.label])].join(', ');
    return [{ variable, machine, second: second.value, reader }];
  });
}
