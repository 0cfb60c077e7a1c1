import type { ColumnType, Generated, Insertable, JSONColumnType, Selectable, Updateable } from 'kysely';
import type { ProviderId } from '../../analysis/analyzer/providers/providers.constants.js';
import type { ColumnsOf } from '../../records/lists/fields.model.js';
import type { PeriodState } from './schedules.constants.js';
import type { SCHEDULE_FIELDS } from './schedules.fields.js';
import type { ScheduleReport, ScheduleSource } from './schedules.schemas.js';

export interface ScheduleTable extends ColumnsOf<typeof SCHEDULE_FIELDS> {
  id: Generated<number>;
  /** The public id. */
  scheduleId: string;
  name: string;
  /** The name as it is compared: no two undeleted schedules have the same. */
  nameKey: string;
  createdBy: number | null;
  createdByName: string;
  createdAt: Date;
  changedAt: Date;
  /** The public id of a codebook. */
  codebook: string;
  /** Null: the latest when a period begins. */
  codebookVersion: number | null;
  source: JSONColumnType<ScheduleSource>;
  whenDue: string;
  provider: ProviderId | null;
  report: JSONColumnType<ScheduleReport>;
  destinations: JSONColumnType<number[]>;
  /** Null while it is paused. */
  nextDue: Date | null;
  pausedAt: ColumnType<Date | null, never, Date | null>;
  /** Null: a person paused it. */
  pauseReason: ColumnType<string | null, never, string | null>;
  /** Failed periods in a row. */
  failures: ColumnType<number, never, number>;
  sourceState: ColumnType<SourceState, never, string>;
  deletedAt: ColumnType<Date | null, never, Date | null>;
}

/** What a source answered with the last time. */
export interface SourceState {
  etag?: string;
}

/** Something that was not read, and why. */
export interface LeftOut {
  name: string;
  reason: string;
}

export interface SchedulePeriodTable {
  id: Generated<number>;
  schedule: number;
  dueAt: Date;
  byHand: boolean;
  isLate: boolean;
  state: PeriodState;
  /** The id that its run has, or will have. */
  taskId: string;
  comments: ColumnType<number, never, number>;
  files: ColumnType<string[], never, string>;
  leftOut: ColumnType<LeftOut[], never, string>;
  reason: ColumnType<string | null, never, string | null>;
  /** How often a server has begun to read its comments. */
  tries: ColumnType<number, never, number>;
  leaseOwner: ColumnType<string | null, never, string | null>;
  leaseUntil: ColumnType<Date | null, never, Date | null>;
  beganAt: Date;
  endedAt: ColumnType<Date | null, never, Date | null>;
}

/** What a schedule has read. */
export interface ScheduleSeenTable {
  schedule: number;
  key: string;
  period: number;
}

export type ScheduleRow = Selectable<ScheduleTable>;
export type NewScheduleRow = Insertable<ScheduleTable>;
export type ScheduleChange = Updateable<ScheduleTable>;
export type PeriodRow = Selectable<SchedulePeriodTable>;
export type NewPeriodRow = Insertable<SchedulePeriodTable>;
export type PeriodChange = Updateable<SchedulePeriodTable>;
