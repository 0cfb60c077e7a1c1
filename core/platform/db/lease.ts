import { sql } from 'kysely';

/**
 * A moment by the database's clock, by which all leases run: those of servers may differ. A lease is over once
 * `clock_timestamp()` is later. See “What runs by itself, and who holds what” in ARCHITECTURE.md.
 */
export const secondsFromNow = (seconds: number) =>
  sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`;

/** Columns of what no server holds. */
export const NO_LEASE = { leaseOwner: null, leaseUntil: null } as const;
