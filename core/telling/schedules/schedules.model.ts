import type { Schedule } from './schedules.schemas.js';

/** Whether a schedule needs a person: it is paused, or failed the last time. */
export const isTroubled = ({ paused, failures }: Pick<Schedule, 'paused' | 'failures'>): boolean =>
  paused !== null || failures > 0;
