import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.js';

/**
 * Counts one more attempt for the key and returns how many the running window has, this one included. Counting comes
 * before checking the password, so that a hundred guesses at once count as a hundred.
 */
export async function countAttempt(db: Db, key: string, now: Date, windowStart: Date) {
  return await db
    .insertInto('loginAttempts')
    .values({ key, failures: 1, windowStartedAt: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        failures: sql`case when login_attempts.window_started_at <= ${windowStart} then 1 else login_attempts.failures + 1 end`,
        windowStartedAt: sql`case when login_attempts.window_started_at <= ${windowStart} then ${now} else login_attempts.window_started_at end`,
      }),
    )
    .returning(['failures', 'windowStartedAt'])
    .executeTakeFirstOrThrow();
}

/** Takes one counted attempt back: it succeeded. */
export async function forgiveAttempt(db: Db, key: string): Promise<void> {
  await db
    .updateTable('loginAttempts')
    .set({ failures: sql`greatest(failures - 1, 0)` })
    .where('key', '=', key)
    .execute();
}

export async function clearAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('loginAttempts').where('key', '=', key).execute();
}

export async function deleteOldAttempts(db: Db, windowStart: Date): Promise<void> {
  await db.deleteFrom('loginAttempts').where('windowStartedAt', '<=', windowStart).execute();
}
