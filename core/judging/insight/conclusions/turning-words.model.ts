import { points } from '../../../platform/charts/figures.js';
import { percentOf } from '../../../platform/language/percent.model.js';
import { FINDING } from '../finding.texts.model.js';
import type { TurningDifference, TurningOrder, TurningRise } from './conclusions.schemas.js';

/** Two variables whose order turns with the reader, as a sentence. */
export const orderTurnsText = ({ variables, machine, second, reader }: TurningOrder): string =>
  FINDING().orderTurns(
    ...variables,
    percentOf(machine[0]),
    percentOf(machine[1]),
    reader,
    percentOf(second[0]),
    percentOf(second[1]),
  );

/** A difference that turns with the reader, as a sentence; `sides` are the names of the sides. */
export const differenceTurnsText = (
  { variable, side, machine, second, reader }: TurningDifference,
  sides: readonly string[],
): string => FINDING().differenceTurns(variable, sides[side] ?? '', points(machine), reader, points(second));

/** A rise or fall that turns with the reader, as a sentence. */
export const riseTurnsText = ({ variable, machine, second, reader }: TurningRise): string =>
  FINDING().riseTurns(variable, points(machine), reader, points(second));
