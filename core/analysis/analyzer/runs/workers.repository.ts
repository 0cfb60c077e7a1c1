import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.js';

/** PostgreSQL channel on which servers tell each other that a run has new batches. */
export const ANALYZER_CHANNEL = 'smops_analyzer';

/** Says that a worker is alive, by the database's clock. */
export async function signOn(db: Db, owner: string): Promise<void> {
  await sql`
    insert into analyzer_workers (owner, seen_at) values (${owner}, clock_timestamp())
    on conflict (owner) do update set seen_at = excluded.seen_at`.execute(db);
}

/** The worker ends by itself; no other has to wait until it is missed. */
export async function signOff(db: Db, owner: string): Promise<void> {
  await db.deleteFrom('analyzerWorkers').where('owner', '=', owner).execute();
}

/** Forgets workers that gave no sign of life for so long. */
export async function forgetSilent(db: Db, silentSeconds: number): Promise<void> {
  await sql`
    delete from analyzer_workers
    where seen_at < clock_timestamp() - make_interval(secs => ${silentSeconds})`.execute(db);
}

/** Forgets all other workers: only for an embedded database, which has a single owner. */
export async function forgetOthers(db: Db, owner: string): Promise<void> {
  await db.deleteFrom('analyzerWorkers').where('owner', '<>', owner).execute();
}

/** Tells the workers of every server that there are new batches; they hear of it after the commit. */
export async function notifyWorkers(db: Db): Promise<void> {
  await sql`select pg_notify(${ANALYZER_CHANNEL}, '')`.execute(db);
}
