import type { ColumnType, Generated } from 'kysely';
import type { Language } from '../../platform/language/language.constants.js';
import type { ReportSectionId } from '../reports/reports.constants.js';

export interface ShareTable {
  id: Generated<number>;
  runId: number;
  /** sha256 of the token; the token itself is nowhere kept. */
  tokenHash: Buffer;
  prefix: string;
  /** Null: all of them. */
  sections: ColumnType<ReportSectionId[] | null, string | null, string | null>;
  language: Language;
  /** Who made it; null for the owner of the data folder. The link ends with the user. */
  userId: number | null;
  createdAt: Date;
  createdByName: string;
  expiresAt: Date;
  revokedAt: Date | null;
  lastOpenedAt: Date | null;
}
