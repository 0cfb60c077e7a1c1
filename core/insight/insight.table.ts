import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';
import type { ReportLanguage } from '../analyzer/analyzer.constants.js';
import type { ProposedTheme } from '../engine/explore/explore.js';

/** Two runs of the analyzer that are looked at side by side. */
export interface ComparisonTable {
  id: Generated<number>;
  comparisonId: string;
  createdAt: Date;
  createdByName: string;
  runA: number;
  runB: number;
}

/** The themes that were found in a file of comments. */
export interface ExplorationTable {
  id: Generated<number>;
  explorationId: string;
  createdAt: Date;
  createdByName: string;
  fileName: string;
  language: ReportLanguage;
  totalComments: number;
  readComments: number;
  /** Written as JSON text, read as a value. */
  themes: ColumnType<ProposedTheme[], string, never>;
}

export interface InsightTables {
  comparisons: ComparisonTable;
  explorations: ExplorationTable;
}

export type ComparisonRow = Selectable<ComparisonTable>;
export type ExplorationRow = Selectable<ExplorationTable>;
export type NewExplorationRow = Insertable<ExplorationTable>;
