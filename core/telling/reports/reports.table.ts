import type { Generated, JSONColumnType, Selectable } from 'kysely';
import type { ReportSectionId } from './reports.constants.js';

/** Of a run, a comparison, a codebook, or the history of a task or of all: one of the four is given. */
export interface ReportLineTable {
  id: Generated<number>;
  runId: number | null;
  comparisonId: number | null;
  codebookId: number | null;
  historyOf: string | null;
  text: string;
  writtenAt: Date;
  writtenByName: string;
}

export interface ReportTemplateTable {
  id: Generated<number>;
  name: string;
  /** The name as it is compared: no two templates have the same. */
  nameKey: string;
  sections: JSONColumnType<ReportSectionId[]>;
  changedAt: Date;
  changedByName: string;
}

export type ReportLineRow = Selectable<ReportLineTable>;
export type ReportTemplateRow = Selectable<ReportTemplateTable>;
