import { usageError } from '../../failures/failures.js';
import { statisticsTexts } from './statistics.texts.js';

export function wholeNumber(value: unknown, name: string, max: number): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (Number.isInteger(number) && number >= 1 && number <= max) return number;
  throw usageError(statisticsTexts().wholeNumber(name, max));
}

export function day(value: unknown, name: string): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return value;
  throw usageError(statisticsTexts().takesDay(name));
}
