import { messageOf } from '../../errors.js';

/**
 * PostgreSQL's and Node's codes for a connection that failed, where the statement may be as good as ever; 57014 is of a
 * statement that took longer than `connectPostgres` allows, as it waited for others.
 */
const DISCONNECTED = /^(08|57P0|57014|ECONN|EPIPE|ENOTFOUND|ETIMEDOUT)/;
/** What `pg` says without a code; the last of a rollback, which hides why the connection is lost. */
const LOST = /timeout exceeded when trying to connect|Connection terminated|is not queryable/;
/** PostgreSQL's "insufficient resources": a full disk, no memory, too many connections. */
const EXHAUSTED = /^(53|ENOSPC|EDQUOT|EFBIG)/;
/** A file that may not grow (EFBIG) has no code of its own. */
const CANNOT_GROW = /could not (?:extend|write)/;
/** Broken pages, broken indexes, missing files, unreadable ones. */
const DAMAGED = /^(XX00[12]|58P01|58030)$/;

const codeOf = (error: unknown) => String((error as { code?: unknown })?.code ?? '');

/** The connection, not the statement, failed: the same may go well in a moment. */
export const isDisconnected = (error: unknown): boolean =>
  DISCONNECTED.test(codeOf(error)) || LOST.test(String(error));

/** The database has no room: a disk, memory, connections. */
export const isOutOfSpace = (error: unknown): boolean =>
  EXHAUSTED.test(codeOf(error)) || CANNOT_GROW.test(messageOf(error));

/** Something that was stored can no longer be read. */
export const isCorruption = (error: unknown): boolean => DAMAGED.test(codeOf(error));
