import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.js';
import { NO_LEASE, secondsFromNow } from '../../platform/db/lease.js';
import type { UpstreamError } from '../../platform/upstream/upstream-error.js';
import type { StatisticsSourceRow } from './statistics.table.js';

/** All times are the database's, so that servers whose clocks differ agree. */
export interface SourceState extends Omit<StatisticsSourceRow, 'source' | 'leaseOwner'> {
  /** The database's time when this was read: ages are counted from here. */
  now: Date;
  isRefreshing: boolean;
}

/** What is known of a source; a blank state before its first refresh. */
export async function readSource(db: Db, source: string): Promise<SourceState> {
  const row = await db
    .selectFrom('statisticsSources')
    .selectAll()
    .select(sql<Date>`now()`.as('now'))
    .where('source', '=', source)
    .executeTakeFirst();
  if (row === undefined) {
    const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
    return { ...blank, now: rows[0]?.now ?? new Date(), isRefreshing: false };
  }
  return { ...row, isRefreshing: row.leaseUntil !== null && row.leaseUntil > row.now };
}

const blank = {
  leaseUntil: null,
  nextAllowedAt: null,
  succeededAt: null,
  listedAt: null,
  failureKind: null,
  failureMessage: null,
  failedAt: null,
  retryAt: null,
  usagePercent: null,
  usageAt: null,
  tokenCheckedAt: null,
  tokenExpiresAt: null,
};

/**
 * Takes the right to refresh, for `leaseSeconds`, unless another server has it, or the last one was too recent, or the
 * service said when to come back and that is not yet (`byItself` obeys every such time, a person's wish only those of
 * `quota` and `rate`). The next refresh may begin `minIntervalSeconds` from now. True when it is ours.
 */
export async function claimSource(
  db: Db,
  source: string,
  owner: string,
  rules: { leaseSeconds: number; minIntervalSeconds: number; byItself: boolean },
): Promise<boolean> {
  await db
    .insertInto('statisticsSources')
    .values({ source })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('statisticsSources')
    .set({
      leaseOwner: owner,
      leaseUntil: secondsFromNow(rules.leaseSeconds),
      nextAllowedAt: secondsFromNow(rules.minIntervalSeconds),
    })
    .where('source', '=', source)
    .where((eb) => eb.or([eb('leaseUntil', 'is', null), eb('leaseUntil', '<=', sql<Date>`now()`)]))
    .where((eb) => eb.or([eb('nextAllowedAt', 'is', null), eb('nextAllowedAt', '<=', sql<Date>`now()`)]))
    .where((eb) =>
      eb.or([
        eb('retryAt', 'is', null),
        eb('retryAt', '<=', sql<Date>`now()`),
        ...(rules.byItself ? [] : [eb('failureKind', 'not in', ['quota', 'rate'])]),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Keeps the lease while the work goes on. False when it was lost: the work must stop. */
export async function renewSource(
  db: Db,
  source: string,
  owner: string,
  leaseSeconds: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('statisticsSources')
    .set({ leaseUntil: secondsFromNow(leaseSeconds) })
    .where('source', '=', source)
    .where('leaseOwner', '=', owner)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a refresh that worked: the failure is forgotten. `waitSeconds` may put off the next one. */
export async function finishSource(
  db: Db,
  source: string,
  owner: string,
  done: { isFullListing: boolean; waitSeconds?: number },
): Promise<void> {
  await db
    .updateTable('statisticsSources')
    .set({
      ...NO_LEASE,
      succeededAt: sql<Date>`now()`,
      ...(done.isFullListing ? { listedAt: sql<Date>`now()` } : {}),
      ...(done.waitSeconds === undefined ? {} : { nextAllowedAt: secondsFromNow(done.waitSeconds) }),
      failureKind: null,
      failureMessage: null,
      failedAt: null,
      retryAt: null,
    })
    .where('source', '=', source)
    .where('leaseOwner', '=', owner)
    .execute();
}

/** Ends a refresh that failed. `retrySeconds` counts where the service gave no time. */
export async function storeFailure(
  db: Db,
  source: string,
  owner: string,
  error: UpstreamError,
  retrySeconds: number,
): Promise<void> {
  await db
    .updateTable('statisticsSources')
    .set({
      ...NO_LEASE,
      failureKind: error.kind,
      failureMessage: error.message,
      failedAt: sql<Date>`now()`,
      retryAt: error.retryAt ?? secondsFromNow(retrySeconds),
    })
    .where('source', '=', source)
    .where('leaseOwner', '=', owner)
    .execute();
}

/** Keeps what the service's usage headers said. */
export async function noteUsage(db: Db, source: string, percent: number): Promise<void> {
  await db
    .insertInto('statisticsSources')
    .values({ source, usagePercent: percent, usageAt: sql<Date>`now()` })
    .onConflict((conflict) =>
      conflict.column('source').doUpdateSet({ usagePercent: percent, usageAt: sql<Date>`now()` }),
    )
    .execute();
}

/** Keeps when the source's token ends; null when it does not. */
export async function noteTokenExpiry(db: Db, source: string, expiresAt: Date | null): Promise<void> {
  await db
    .updateTable('statisticsSources')
    .set({ tokenCheckedAt: sql<Date>`now()`, tokenExpiresAt: expiresAt })
    .where('source', '=', source)
    .execute();
}
