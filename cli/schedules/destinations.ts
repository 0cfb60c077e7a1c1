import type { Call } from '../program/command.js';
import { usageError } from '../program/failures.js';
import { schedulesTexts } from './schedules.texts.js';

const NONE = 'none';

/** The destinations of --to; undefined without. */
export function destinationsOf(call: Call): number[] | undefined {
  const given = call.options.to as string[] | undefined;
  if (given === undefined) return undefined;
  return given
    .filter((one) => one !== NONE)
    .map((one) => {
      if (!/^\d{1,15}$/.test(one)) throw usageError(schedulesTexts().destinationNumber);
      return Number(one);
    });
}
