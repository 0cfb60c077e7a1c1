import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';
import type { ReportLanguage } from '../../analysis/analyzer/analyzer.constants.js';
import type { Variable } from '../../analysis/analyzer/providers/provider.js';
import type { ProposedTheme } from '../../engine/explore/explore.js';

/** Two to six runs of the analyzer that are looked at side by side. */
export interface ComparisonTable {
  id: Generated<number>;
  comparisonId: string;
  createdAt: Date;
  createdByName: string;
  /** What is compared. Written as JSON text, read as a value. */
  variables: ColumnType<Variable[], string, never>;
  language: ReportLanguage;
  deletedAt: ColumnType<Date | null, never, Date | null>;
}

export interface ComparisonSideTable {
  comparisonId: number;
  place: number;
  name: string;
  runId: number;
  /** A run of the same comments with the variables that the first one lacks. */
  extraRunId: number | null;
  /** Whether the run was started for this comparison, and is deleted with it. */
  ownsRun: boolean;
  ownsExtraRun: boolean;
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
  /** The run whose comments were explored; null for a file, whose comments a run of its own keeps. */
  taskId: string | null;
}

export type ComparisonRow = Selectable<ComparisonTable>;
export type ComparisonSideRow = Selectable<ComparisonSideTable>;
export type ExplorationRow = Selectable<ExplorationTable>;
export type NewExplorationRow = Insertable<ExplorationTable>;
