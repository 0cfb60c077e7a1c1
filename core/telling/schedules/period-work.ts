import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import type { PeriodRow, ScheduleRow } from './schedules.table.js';
import type { Collected, Reading } from './sources/source.js';

/** A period that a server holds, and what it is done with. `now` is the database's time. */
export interface PeriodWork {
  ctx: AnalyzerContext;
  schedule: ScheduleRow;
  period: PeriodRow;
  now: Date;
  /** Aborts when the server ends. */
  signal: AbortSignal;
  /** Default: what reads the kind of source that the schedule has, as long as READING_MS says. */
  collect?: ((work: PeriodWork, reading: Reading) => Promise<Collected>) | undefined;
  readingMs?: number | undefined;
}
