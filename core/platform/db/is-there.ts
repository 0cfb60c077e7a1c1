import { type RawBuilder, sql } from 'kysely';

/** Whether a row is not deleted, or, with `since`, was deleted after it. */
export const isThere = (
  since?: Date,
  deletedAt: RawBuilder<unknown> = sql.ref('deletedAt'),
): RawBuilder<boolean> =>
  since === undefined ? sql`${deletedAt} is null` : sql`(${deletedAt} is null or ${deletedAt} >= ${since})`;
