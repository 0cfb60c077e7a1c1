import type { Generated, Insertable, Selectable } from 'kysely';
import type { ListName } from '../lists/lists.constants.js';

export interface SpreadsheetFeedTable {
  id: Generated<number>;
  list: ListName;
  name: string;
  /** sha256 of the token; the token itself is nowhere kept. */
  tokenHash: Buffer;
  prefix: string;
  /** Who made it; null for the owner of the data folder. The feed ends with the user. */
  userId: number | null;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  lastFetchedAt: Date | null;
}

export interface SheetSyncTable {
  list: ListName;
  /** The state of the list that was written last. */
  mark: string | null;
  syncedAt: Date | null;
  triedAt: Date;
  /** Why the last try failed; null when it did not. */
  error: string | null;
}

export type FeedRow = Selectable<SpreadsheetFeedTable>;
export type NewFeedRow = Insertable<SpreadsheetFeedTable>;
export type SheetSyncRow = Selectable<SheetSyncTable>;
