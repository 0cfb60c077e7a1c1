import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.js';
import { secondsFromNow } from '../../../../platform/db/lease.js';

/** Any number, the same in all versions: a reservation is made under this lock. */
const RESERVING = 7_046_001;
/** Between the statements of a reservation pass milliseconds: a server that freezes there must not keep the lock. */
const MAX_PAUSE_MS = '5000';

/** What one job may cost in all: what it was billed so far, and its calls under way at their most. */
export interface WantedReservation {
  job: number;
  usd: number;
}

export interface ReservationRequest {
  owner: string;
  /** YYYY-MM-DD */
  day: string;
  dailyBudgetUsd: number;
  /** How long a reservation outlives an owner that does not renew it. */
  seconds: number;
  wanted: WantedReservation[];
}

/** USD that are reserved now, by all servers. */
export async function reservedUsd(db: Db): Promise<number> {
  const { rows } = await sql<{ usd: number }>`
    select coalesce(sum(usd), 0)::float8 as usd from budget_reservations
    where expires_at > clock_timestamp()`.execute(db);
  return rows[0]?.usd ?? 0;
}

/**
 * Reserves money for jobs, in their order, as far as the day's budget goes after what was spent and what all servers
 * have reserved; a job's former reservation is replaced. Returns the jobs that got theirs; the others keep what they had.
 */
export async function reserveUsd(db: Db, request: ReservationRequest): Promise<Set<number>> {
  const { owner, day, dailyBudgetUsd, seconds, wanted } = request;
  return await db.transaction().execute(async (trx) => {
    await sql`
      select set_config('idle_in_transaction_session_timeout', ${MAX_PAUSE_MS}, true),
        pg_advisory_xact_lock(${sql.lit(RESERVING)})`.execute(trx);
    // A statement of its own: it sees what was committed while this one waited for the lock.
    const { rows } = await sql<{ job: number; usd: number; spent: number }>`
      select -1 as job, 0::float8 as usd, coalesce(sum(cost_usd), 0)::float8 as spent
      from provider_usage where day = ${day}::date
      union all
      select case when owner = ${owner} and job = any(${wanted.map(({ job }) => job)}::bigint[]) then job else -1 end, usd, 0
      from budget_reservations where expires_at > clock_timestamp()`.execute(trx);
    let left = rows.reduce((rest, { usd, spent }) => rest - usd - spent, dailyBudgetUsd);
    const granted = wanted.filter(({ job, usd }) => {
      const more = usd - rows.reduce((held, row) => held + (row.job === job ? row.usd : 0), 0);
      if (more > left) return false;
      left -= more;
      return true;
    });
    await sql`
      insert into budget_reservations (owner, job, usd, expires_at)
      select ${owner}, job, usd, ${secondsFromNow(seconds)}
      from unnest(${granted.map(({ job }) => job)}::bigint[], ${granted.map(({ usd }) => usd)}::float8[]) as g (job, usd)
      on conflict (owner, job) do update set usd = excluded.usd, expires_at = excluded.expires_at`.execute(
      trx,
    );
    return new Set(granted.map(({ job }) => job));
  });
}

/** Gives back what jobs have reserved: in the transaction that adds their bill, so that nothing is counted twice or never. */
export async function giveBackReservations(db: Db, owner: string, jobs: number[]): Promise<void> {
  await sql`
    delete from budget_reservations
    where (owner = ${owner} and job = any(${jobs}::bigint[]))
      -- and what others left behind, long ago
      or expires_at < clock_timestamp() - interval '1 hour'`.execute(db);
}

/** Renews the reservations of jobs under way. */
export async function renewReservations(
  db: Db,
  owner: string,
  jobs: number[],
  seconds: number,
): Promise<void> {
  await sql`
    update budget_reservations set expires_at = ${secondsFromNow(seconds)}
    where owner = ${owner} and job = any(${jobs}::bigint[])`.execute(db);
}

/** Gives back what owners that are gone have reserved: only for an embedded database, which has a single owner. */
export async function forgetForeignReservations(db: Db, owner: string): Promise<void> {
  await sql`delete from budget_reservations where owner <> ${owner}`.execute(db);
}
