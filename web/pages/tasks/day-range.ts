import { weekOf } from '@smops/core/records/tasks/tasks.model.js';
import { TASKS_TEXT as TEXT } from './tasks.texts.js';

/** Days of tasks that one chooses by name; `custom` is two days of one's own. */
export const DAY_RANGES = ['today', 'week', 'last7', 'next7', 'custom'] as const;
export type DayRange = (typeof DAY_RANGES)[number];

export const DAY_OPTIONS = DAY_RANGES.map((range) => ({ value: range, label: TEXT.days[range] }));

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The first and the last day of a range, YYYY-MM-DD; weeks begin on Monday. Empty custom days are open ends. */
export function daysOf(
  range: DayRange | undefined,
  today: string,
  custom: { from: string; to: string },
): { from?: string; to?: string } {
  if (range === undefined) return {};
  if (range === 'custom')
    return { ...(custom.from && { from: custom.from }), ...(custom.to && { to: custom.to }) };
  if (range === 'last7') return { from: shifted(today, -6), to: today };
  if (range === 'next7') return { from: today, to: shifted(today, 6) };
  return range === 'week' ? weekOf(today) : { from: today, to: today };
}
