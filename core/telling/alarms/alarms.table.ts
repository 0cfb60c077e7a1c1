import type { JSONColumnType, Selectable } from 'kysely';
import type { Language } from '../../platform/language/language.constants.js';

export interface AlarmWatchTable {
  codebook: number;
  /** Ids of destinations. */
  destinations: JSONColumnType<number[]>;
  language: Language;
  changedAt: Date;
  changedByName: string;
  /** The completed runs that were looked at; null: alarms of before are not told. */
  lookedAtRuns: string | null;
}

/** Days in a row on which a variable stood out: one alarm. */
export interface ToldAlarmTable {
  codebook: number;
  variable: string;
  firstDay: string;
  lastDay: string;
  /** It lasts while the share is higher. */
  limitShare: number;
  /** Null while it lasts. */
  overAt: Date | null;
}

export type AlarmWatchRow = Selectable<AlarmWatchTable>;
export type ToldAlarmRow = Selectable<ToldAlarmTable>;
