import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.js';
import { secondsFromNow } from '../../../platform/db/lease.js';

/** Rows per statement: a millisecond or two of JSON, so that nothing else waits. */
const CHUNK = 500;

/** A comment that a batch still has to ask. */
export interface BatchItem {
  seq: number;
  /** Comments of the run that share this answer, itself included. */
  copies: number;
  content: string;
}

/** A batch that this worker holds until its lease ends. `attempts` is the fencing token: each claim raises it. */
export interface ClaimedBatch {
  runId: number;
  seq: number;
  attempts: number;
  items: BatchItem[];
}

/**
 * Stores batches of a run, each the numbers of the comments that it asks, counted from `first`. As a batch asks at least
 * one comment, batches may be numbered from there too.
 */
export async function insertBatches(
  trx: Db,
  runId: number,
  first: number,
  batches: number[][],
): Promise<void> {
  for (let at = 0; at < batches.length; at += CHUNK) {
    const rows = batches.slice(at, at + CHUNK).map((itemSeqs, index) => ({
      seq: first + at + index,
      item_seqs: itemSeqs.map((seq) => first + seq),
    }));
    await sql`
      insert into analysis_batches (run_id, seq, item_seqs)
      select ${runId}, r.seq, r.item_seqs
      from json_to_recordset(${JSON.stringify(rows)}::json) as r (seq int, item_seqs int[])`.execute(trx);
  }
}

/**
 * Claims up to `limit` batches of a run without a holder, or whose holder has let the lease run out. Comments that
 * already have a result are left out, so a batch that was half done is asked only for the rest. Leases run by the
 * database's clock: the servers' own may differ.
 */
export async function claimBatches(
  db: Db,
  claim: { runId: number; owner: string; limit: number; leaseSeconds: number },
): Promise<ClaimedBatch[]> {
  const { rows } = await sql<{
    seq: number;
    attempts: number;
    itemSeq: number | null;
    content: string | null;
    copies: number | null;
  }>`
    -- Lateral and limit: rows are looked up by their keys, however little the planner knows of a run that just came.
    with picked as (
      select seq from analysis_batches
      where run_id = ${claim.runId}
        and (state = 'pending' or (state = 'leased' and lease_until < clock_timestamp()))
        and exists (select 1 from analyses where id = ${claim.runId} and status in ('pending', 'running'))
      order by seq limit ${claim.limit} for update skip locked
    ), claimed as (
      update analysis_batches b
      set state = 'leased', lease_owner = ${claim.owner}, attempts = b.attempts + 1,
          lease_until = ${secondsFromNow(claim.leaseSeconds)}
      from picked where b.run_id = ${claim.runId} and b.seq = picked.seq
      returning b.seq, b.attempts, b.item_seqs
    )
    select claimed.seq, claimed.attempts, c.seq as item_seq, c.content, c.copies
    from claimed
    cross join unnest(claimed.item_seqs) as item (seq)
    left join lateral (
      select * from analysis_comments where run_id = ${claim.runId} and seq = item.seq
        and (select 1 from analysis_results r where r.run_id = ${claim.runId} and r.seq = item.seq) is null
      limit 1
    ) c on true
    order by claimed.seq, item.seq`.execute(db);
  const batches = new Map<number, ClaimedBatch>();
  for (const row of rows) {
    const batch = batches.get(row.seq) ?? {
      runId: claim.runId,
      seq: row.seq,
      attempts: row.attempts,
      items: [],
    };
    batches.set(row.seq, batch);
    if (row.itemSeq !== null && row.content !== null) {
      batch.items.push({ seq: row.itemSeq, content: row.content, copies: row.copies ?? 1 });
    }
  }
  return [...batches.values()];
}

const held = (batches: ClaimedBatch[]) => sql`
  (select * from unnest(${batches.map((batch) => batch.runId)}::bigint[], ${batches.map((batch) => batch.seq)}::int[],
    ${batches.map((batch) => batch.attempts)}::int[]) as held (run_id, seq, attempts)) as held`;

const isHeld = (owner: string) => sql`
  b.run_id = held.run_id and b.seq = held.seq and b.attempts = held.attempts
  and b.state = 'leased' and b.lease_owner = ${owner}`;

/** Renews the leases of batches in hand and returns those that are ours; what another worker has taken stays theirs. */
export async function renewLeases(
  db: Db,
  owner: string,
  batches: ClaimedBatch[],
  leaseSeconds: number,
): Promise<ClaimedBatch[]> {
  const { rows } = await sql<{ runId: number; seq: number }>`
    update analysis_batches b set lease_until = ${secondsFromNow(leaseSeconds)}
    from ${held(batches)} where ${isHeld(owner)} returning b.run_id, b.seq`.execute(db);
  const ours = new Set(rows.map((row) => `${row.runId} ${row.seq}`));
  return batches.filter((batch) => ours.has(`${batch.runId} ${batch.seq}`));
}

/** Gives batches back undone; they cost no attempt. */
export async function releaseBatches(
  db: Db,
  owner: string,
  batches: ClaimedBatch[],
  error: string | null,
): Promise<void> {
  await sql`
    update analysis_batches b
    set state = 'pending', lease_owner = null, lease_until = null, last_error = ${error}
    from ${held(batches)} where ${isHeld(owner)}`.execute(db);
}

/**
 * Ends batches that are still ours and returns their numbers; a batch that another owner took after our lease ran out
 * is not among them, and nothing of it may be stored.
 */
export async function closeBatches(db: Db, owner: string, batches: ClaimedBatch[]): Promise<Set<number>> {
  const { rows } = await sql<{ seq: number }>`
    update analysis_batches b set state = 'done', lease_owner = null, lease_until = null, last_error = null
    from ${held(batches)} where ${isHeld(owner)} returning b.seq`.execute(db);
  return new Set(rows.map((row) => row.seq));
}

/** Frees what owners that are gone have left behind: only for an embedded database, which has a single owner. */
export async function releaseForeignLeases(db: Db, owner: string): Promise<void> {
  await sql`
    update analysis_batches set state = 'pending', lease_owner = null, lease_until = null
    where state = 'leased' and lease_owner <> ${owner}`.execute(db);
}
