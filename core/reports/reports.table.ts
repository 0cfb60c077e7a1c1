import type { ColumnType, Generated, Selectable } from 'kysely';
import type { ReportSectionId } from './reports.constants.js';

export interface ReportLineTable {
  runId: number;
  text: string;
  writtenAt: Date;
  writtenByName: string;
}

export interface ReportTemplateTable {
  id: Generated<number>;
  name: string;
  /** The name as it is compared: no two templates have the same. */
  nameKey: string;
  sections: ColumnType<ReportSectionId[], string, string>;
  changedAt: Date;
  changedByName: string;
}

export interface ReportsTables {
  reportLines: ReportLineTable;
  reportTemplates: ReportTemplateTable;
}

export type ReportLineRow = Selectable<ReportLineTable>;
export type ReportTemplateRow = Selectable<ReportTemplateTable>;
