import type { Db } from './database.js';

/**
 * Runs `work` in a transaction: in the one `db` already is, else in a new one. On the embedded database there is one
 * connection, so inside use only what `work` is given.
 */
export function inTransaction<Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
