import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.js';
import { secondsFromNow } from '../../../platform/db/lease.js';

/** In the order of their keys, always: two servers that claim the same keys never wait for each other. */
const inOrder = (keys: Buffer[]) => [...keys].sort(Buffer.compare);

/**
 * Claims questions that no other server is asking. Returns the claimed keys in hex; the others are asked elsewhere.
 * A claim that its owner has not renewed for `seconds` is anybody's.
 */
export async function claimQuestions(
  db: Db,
  owner: string,
  keys: Buffer[],
  seconds: number,
): Promise<Set<string>> {
  const { rows } = await sql<{ key: Buffer }>`
    insert into question_claims (key, owner, expires_at)
    select key, ${owner}, ${secondsFromNow(seconds)}
    from unnest(${inOrder(keys)}::bytea[]) with ordinality as k (key, place) order by place
    on conflict (key) do update set owner = excluded.owner, expires_at = excluded.expires_at
      where question_claims.owner = excluded.owner or question_claims.expires_at < clock_timestamp()
    returning key`.execute(db);
  return new Set(rows.map(({ key }) => key.toString('hex')));
}

/** Of these keys, those (in hex) that another server is asking now. */
export async function findForeignClaims(db: Db, owner: string, keys: Buffer[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: Buffer }>`
    select key from question_claims
    where key = any(${keys}::bytea[]) and owner <> ${owner} and expires_at >= clock_timestamp()`.execute(db);
  return new Set(rows.map(({ key }) => key.toString('hex')));
}

/** Ends claims: their answers are stored, or never will be. */
export async function endClaims(db: Db, owner: string, keys: Buffer[]): Promise<void> {
  await sql`
    delete from question_claims c using (
      select key from question_claims
      where key = any(${keys}::bytea[]) and owner = ${owner} order by key for update skip locked
    ) ended where c.key = ended.key`.execute(db);
}

/** Renews the claims of questions that are asked at this moment. */
export async function renewClaims(db: Db, owner: string, keys: Buffer[], seconds: number): Promise<void> {
  await sql`
    update question_claims set expires_at = ${secondsFromNow(seconds)}
    where owner = ${owner} and key = any(${keys}::bytea[])`.execute(db);
}

/** Removes claims of servers that are gone: their questions are anybody's already. Reads the whole table: not for each call. */
export async function removeOldClaims(db: Db): Promise<void> {
  await sql`
    delete from question_claims c using (
      select key from question_claims where expires_at < clock_timestamp() - interval '1 hour'
      order by key for update skip locked
    ) old where c.key = old.key`.execute(db);
}

/** Ends all claims of a server that stops. */
export async function endAllClaims(db: Db, owner: string): Promise<void> {
  await sql`delete from question_claims where owner = ${owner}`.execute(db);
}
