import { columnsScene, type Series } from '../../../platform/charts/columns.js';
import type { Scene } from '../../../platform/charts/scene.js';
import type { ProviderCosts } from './providers.schemas.js';

/** Months of the chart, the current one included. */
export const COST_MONTHS = 12;
const ROLES = [
  'series1',
  'series2',
  'series3',
  'series4',
  'series5',
  'series6',
  'series7',
  'series8',
] as const;

/** "0.0042", "12.30": an amount of US dollars as charts and tables write it, without the sign. */
export const dollars = (amount: number): string => amount.toFixed(amount > 0 && amount < 1 ? 4 : 2);

/** The last months up to `current` ("2026-11"), the earliest first. */
export function monthsUpTo(current: string, count = COST_MONTHS): string[] {
  const [year = 0, month = 1] = current.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  );
}

/** The providers that charged something, the one that charged most first, each with its colour; also the legend. */
export function costSeries({ months }: ProviderCosts): Series[] {
  const sums = new Map<string, { name: string; costUsd: number }>();
  for (const { id, label: name, costUsd } of months.flatMap(({ providers }) => providers))
    sums.set(id, { name, costUsd: (sums.get(id)?.costUsd ?? 0) + costUsd });
  return [...sums]
    .filter(([, { costUsd }]) => costUsd > 0)
    .sort(([, one], [, other]) => other.costUsd - one.costUsd)
    .map(([key, { name }], index) => ({ key, name, role: ROLES[index % ROLES.length] ?? 'base' }));
}

/** What was paid in each of the last months, by provider; a month without costs keeps its place. */
export function costScene(
  costs: ProviderCosts,
  {
    current,
    ...input
  }: {
    /** The month in which it is seen: "2026-11". */
    current: string;
    width: number;
    height: number;
    label: string;
    words: { column: string; all: string };
    name(month: string): string;
    tick(month: string): string;
  },
): Scene {
  const series = costSeries(costs);
  const byMonth = new Map(costs.months.map(({ month, providers }) => [month, providers]));
  return columnsScene({
    ...input,
    series,
    format: dollars,
    columns: monthsUpTo(current).map((month) => ({
      key: month,
      name: input.name(month),
      tick: input.tick(month),
      values: series.map(
        ({ key }) => byMonth.get(month)?.find((provider) => provider.id === key)?.costUsd ?? 0,
      ),
    })),
  });
}
