import type { Generated, Selectable } from 'kysely';

/** Two runs of the analyzer that are looked at side by side. */
export interface ComparisonTable {
  id: Generated<number>;
  comparisonId: string;
  createdAt: Date;
  createdByName: string;
  runA: number;
  runB: number;
}

export interface InsightTables {
  comparisons: ComparisonTable;
}

export type ComparisonRow = Selectable<ComparisonTable>;
