import type { FileRows } from '../../comments/workbooks/file-rows.js';
import { requireRight, type ServiceContext } from '../../context.js';
import { AppError, type Problem } from '../../errors.js';
import { changesOf } from '../../platform/audit/record-changes.js';
import { maintainSoon } from '../../platform/db/maintenance.js';
import { TimeSlice } from '../../time-slice.js';
import { lockList, markListChanged } from '../lists/list-versions.service.js';
import {
  arraysOf,
  type BulkArrays,
  type BulkEvent,
  insertRows,
  updateRows,
} from './bulk-write.repository.js';
import type { ListImport, StoredRecord } from './list-import.js';
import { type CheckedRow, RowChecker, refuse } from './row-checker.js';
import { IMPORT_CHUNK } from './transfer.constants.js';
import type { ImportReport } from './transfer.schemas.js';

export interface ImportOptions {
  dryRun?: boolean;
  fileName?: string;
}

/** Reads the rows of a file, some hundred at a time; throws VALIDATION for one that it cannot read. */
export type ReadRows = (
  source: AsyncIterable<Uint8Array>,
  fileName: string,
  signal?: AbortSignal,
) => AsyncIterable<FileRows>;

/** A file as it comes, and what reads its rows. */
export interface ListFile {
  source: AsyncIterable<Uint8Array>;
  readRows: ReadRows;
}

/** How often a chunk is tried again after someone took a unique value between the look and the write. */
const TRIES = 3;
const UNIQUE_VIOLATION = '23505';

/**
 * Imports a file into a list: rows that mean a record that is there update it, others are created, and what is there
 * already stays untouched; so the same file a second time changes nothing. Bad rows are refused one by one and
 * reported; the others go in, in chunks of a transaction each. Throws VALIDATION for a file that cannot be read at all.
 */
export async function importList<Fields extends object>(
  ctx: ServiceContext,
  target: ListImport<Fields>,
  { source, readRows }: ListFile,
  options: ImportOptions = {},
): Promise<ImportReport> {
  requireRight(ctx, 'lists');
  const report: ImportReport = {
    dryRun: options.dryRun ?? false,
    rows: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    refused: 0,
    problems: [],
    problemsOmitted: 0,
    ignoredColumns: [],
  };
  const checker = new RowChecker(target, report);
  // Other calls are let through, and the chunk that is being written.
  const slice = new TimeSlice();
  let chunk: CheckedRow<Fields>[] = [];
  let writing: Promise<unknown> = Promise.resolve();
  let isAllNew = true;
  const write = async () => {
    const rows = chunk;
    chunk = [];
    // The next rows are read, checked and made ready while the database writes these.
    const inserted = isAllNew && !report.dryRun ? insertedOf(target, rows) : undefined;
    await writing;
    writing = writeChunk(ctx, target, rows, inserted, report).then((wasAllNew) => {
      isAllNew = wasAllNew;
    });
    writing.catch(() => {});
  };
  try {
    const parts = readRows(source, options.fileName ?? '', ctx.signal);
    for await (const { rows, problems, isSheet } of parts) {
      for (const { line, reason } of problems) checker.refuse(line, [{ message: reason }]);
      for (const { line, row } of rows) {
        const checked = checker.check(line, row, isSheet);
        if (checked !== undefined && chunk.push(checked) === IMPORT_CHUNK) await write();
        if (slice.isOver()) await slice.yield();
      }
    }
    if (chunk.length > 0) await write();
  } catch (error) {
    // Rows before the damage are in: that is told as a partial import, not as a failed one.
    if (!(error instanceof AppError && error.code === 'VALIDATION') || report.rows === 0) throw error;
    checker.refuse(error.problems?.[0]?.line ?? report.rows + 1, [{ message: error.message }]);
    if (chunk.length > 0) await write();
  } finally {
    await writing;
    if (!report.dryRun && report.created + report.updated > 0) maintainSoon(ctx.db);
  }
  report.problems.sort((a, b) => a.line - b.line);
  report.ignoredColumns = checker.ignoredColumns;
  return report;
}

/** What a chunk comes to. */
interface Plan<Fields> {
  created: CheckedRow<Fields>[];
  updated: { id: number; key: string; fields: Fields }[];
  events: BulkEvent[];
  unchanged: number;
  refused: { line: number; problem: Problem }[];
}

/** Compares a chunk with what is stored. */
function planChunk<Fields extends object>(
  target: ListImport<Fields>,
  rows: CheckedRow<Fields>[],
  stored: StoredRecord<Fields>[],
): Plan<Fields> {
  const byKey = new Map<string, StoredRecord<Fields>>();
  for (const record of stored) if (!byKey.has(record.key)) byKey.set(record.key, record);
  const plan: Plan<Fields> = { created: [], updated: [], events: [], unchanged: 0, refused: [] };
  for (const row of rows) {
    const { line, key, fields, given } = row;
    const record = byKey.get(key);
    if (record === undefined) {
      plan.created.push(row);
      continue;
    }
    const merged = target.merge(record.fields, fields, given);
    if ('refused' in merged) {
      plan.refused.push({ line, problem: merged.refused });
      continue;
    }
    const changes = changesOf(record.fields, merged);
    if (changes === undefined && !record.isDeleted) {
      plan.unchanged++;
      continue;
    }
    const { id: entityId, label } = record;
    plan.updated.push({ id: entityId, key, fields: merged });
    plan.events.push(
      record.isDeleted
        ? { action: 'restore', entityId, label, before: null, after: merged }
        : {
            action: 'update',
            entityId,
            label,
            before: changes?.before ?? null,
            after: changes?.after ?? null,
          },
    );
  }
  return plan;
}

/** The rows as they are inserted. */
const insertedOf = <Fields extends object>(target: ListImport<Fields>, rows: CheckedRow<Fields>[]) =>
  arraysOf(
    target.table,
    rows.map(({ fields, key }) => target.toRow(fields, key)),
  );

/**
 * Writes a chunk in one transaction and adds it to the report; whether all of it was new. A dry run only looks. `inserted`
 * are the rows as they are inserted if all of them are new.
 */
async function writeChunk<Fields extends object>(
  ctx: ServiceContext,
  target: ListImport<Fields>,
  rows: CheckedRow<Fields>[],
  inserted: BulkArrays | undefined,
  report: ImportReport,
): Promise<boolean> {
  const fields = rows.map((row) => row.fields);
  const keys = rows.map((row) => row.key);
  const plan = report.dryRun
    ? planChunk(target, rows, await target.findStored(ctx.db, fields, keys))
    : await tryAgain(() =>
        ctx.db.transaction().execute(async (trx) => {
          await lockList(trx, target.list);
          const made = planChunk(target, rows, await target.findStored(trx, fields, keys));
          const { created, updated, events } = made;
          if (created.length > 0) {
            await target.beforeInsert?.(
              trx,
              created.map((row) => row.fields),
            );
            const arrays = created.length === rows.length ? inserted : undefined;
            await insertRows(trx, ctx, target.table, arrays ?? insertedOf(target, created), target.list);
          }
          const changed = updated.map((row) => ({ id: row.id, row: target.toRow(row.fields, row.key) }));
          await updateRows(trx, ctx, target.table, changed, events);
          if (created.length === 0 && updated.length > 0) await markListChanged(trx, ctx, target.list);
          return made;
        }),
      );
  report.created += plan.created.length;
  report.updated += plan.updated.length;
  report.unchanged += plan.unchanged;
  for (const { line, problem } of plan.refused) refuse(report, line, [problem]);
  return plan.created.length === rows.length;
}

async function tryAgain<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if ((error as { code?: unknown }).code !== UNIQUE_VIOLATION || tries === TRIES) throw error;
    }
  }
}
