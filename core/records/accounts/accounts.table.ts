import type { Generated, Selectable } from 'kysely';
import type { AccountFields } from './accounts.schemas.js';

export interface AccountTable extends AccountFields {
  id: Generated<number>;
  /** The case-folded email address: how an import knows an account again. Not unique. */
  emailKey: string;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
  /** Deleted, but restorable for a while. */
  deletedAt: Date | null;
}

export type AccountRow = Selectable<AccountTable>;
