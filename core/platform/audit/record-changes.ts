import { AppError } from '../../errors.js';
import { RECORDS_TEXTS } from '../texts/records.texts.model.js';

/** What an update changes: the changed fields before and after, or undefined when it changes nothing. */
export function changesOf<Fields extends object>(
  before: Fields,
  fields: Partial<Fields>,
): { before: Partial<Fields>; after: Partial<Fields> } | undefined {
  const changed = (Object.keys(fields) as (keyof Fields)[]).filter((key) => before[key] !== fields[key]);
  if (changed.length === 0) return undefined;
  const pick = (from: Partial<Fields>) =>
    Object.fromEntries(changed.map((key) => [key, from[key]])) as Partial<Fields>;
  return { before: pick(before), after: pick(fields) };
}

/** Throws PRECONDITION_FAILED when the caller has seen another version of the record than the present one. */
export function requireVersion(present: number, seen: number | undefined, what: string): void {
  if (seen !== undefined && seen !== present) {
    throw new AppError('PRECONDITION_FAILED', RECORDS_TEXTS().changedMeanwhile(what));
  }
}
