import { setImmediate as nextTurn } from 'node:timers/promises';
import { requireRight, type ServiceContext } from '../context.js';
import { maintainSoon } from '../db/maintenance.js';
import { AppError, invalid, type Problem } from '../errors.js';
import { lockList, markListChanged } from '../lists/list-versions.service.js';
import { changesOf } from '../lists/record-changes.js';
import { type BulkEvent, insertRows, updateRows } from './bulk-write.js';
import { CellMapper } from './cells.js';
import type { ListImport, StoredRecord } from './list-import.js';
import { readFileRows } from './read-file-rows.js';
import { SeenKeys } from './seen-keys.js';
import { IMPORT_CHUNK, IMPORT_PROBLEMS_MAX } from './transfer.constants.js';
import type { ImportReport } from './transfer.schemas.js';

/** A row that passed its checks. */
interface CheckedRow<Fields> {
  line: number;
  key: string;
  fields: Fields;
  /** The fields that the row has, be they empty. */
  given: ReadonlySet<string>;
}

export interface ImportOptions {
  dryRun?: boolean;
  fileName?: string;
}

/** Rows that are checked in one go; then other calls get their turn, and the chunk that is being written goes on. */
const SLICE = 100;
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
  source: AsyncIterable<Uint8Array>,
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
  let chunk: CheckedRow<Fields>[] = [];
  let writing: Promise<void> = Promise.resolve();
  const write = async () => {
    const rows = chunk;
    chunk = [];
    await writing;
    // The next rows are read and checked while the database writes these.
    writing = writeChunk(ctx, target, rows, report);
    writing.catch(() => {});
  };
  try {
    for await (const { rows, problems, isSheet } of readFileRows(source, options.fileName ?? '')) {
      for (const { line, reason } of problems) checker.refuse(line, [{ message: reason }]);
      for (const { line, row } of rows) {
        const checked = checker.check(line, row, isSheet);
        if (checked !== undefined && chunk.push(checked) === IMPORT_CHUNK) await write();
        if (report.rows % SLICE === 0) await nextTurn();
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

/** Turns rows of a file into checked ones, and counts and reports those that are refused. */
class RowChecker<Fields extends object> {
  readonly #target: ListImport<Fields>;
  readonly #report: ImportReport;
  readonly #mapper: CellMapper;
  readonly #seen = new SeenKeys();
  #isFirst = true;
  #given: ReadonlySet<string> = new Set();

  constructor(target: ListImport<Fields>, report: ImportReport) {
    this.#target = target;
    this.#report = report;
    this.#mapper = new CellMapper(target.columns);
  }

  get ignoredColumns(): string[] {
    return this.#mapper.ignored;
  }

  refuse(line: number, problems: Problem[]): void {
    this.#report.rows++;
    refuse(this.#report, line, problems);
  }

  /** The row, ready to be written; undefined when it is refused or has been there before. Throws for a wrong file. */
  check(line: number, row: unknown, isSheet: boolean): CheckedRow<Fields> | undefined {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) {
      this.refuse(line, [{ message: 'The row is no object with named fields.' }]);
      return undefined;
    }
    const cells = this.#mapper.map(row, isSheet);
    if (this.#isFirst) this.#requireColumn(line, row, cells);
    this.#isFirst = false;
    const reading = this.#target.read(cells);
    if ('problems' in reading) {
      this.refuse(line, reading.problems);
      return undefined;
    }
    const { fields } = reading;
    const key = this.#target.keyOf(fields);
    const seen = this.#seen.note(key, Object.values(fields), line);
    if (typeof seen === 'object') {
      this.refuse(line, [
        { message: `Line ${seen.line} has the same ${this.#target.thing} with other values.` },
      ]);
      return undefined;
    }
    this.#report.rows++;
    if (seen === 'same') {
      this.#report.unchanged++;
      return undefined;
    }
    return { line, key, fields, given: this.#givenOf(cells) };
  }

  /** The names of the cells: one set for all rows that have the same. */
  #givenOf(cells: object): ReadonlySet<string> {
    const names = Object.keys(cells);
    const isSame = names.length === this.#given.size && names.every((name) => this.#given.has(name));
    if (!isSame) this.#given = new Set(names);
    return this.#given;
  }

  #requireColumn(line: number, row: object, cells: object): void {
    if (Object.keys(cells).length > 0) return;
    const names = Object.keys(row)
      .slice(0, 8)
      .map((name) => JSON.stringify(name.slice(0, 40)));
    const wanted = this.#target.columns.map(({ field }) => field).join(', ');
    throw invalid(
      `This file has no column of ${this.#target.list}: it names ${names.join(', ') || 'none'}. Its first line must name the columns: ${wanted}.`,
      [{ line: Math.max(1, line - 1), message: 'no known column' }],
    );
  }
}

function refuse(report: ImportReport, line: number, problems: Problem[]): void {
  report.refused++;
  for (const { path, message } of problems) {
    if (report.problems.length < IMPORT_PROBLEMS_MAX) {
      report.problems.push({ line, field: path || null, message });
    } else report.problemsOmitted++;
  }
}

/** What a chunk comes to. */
interface Plan<Fields> {
  created: Fields[];
  updated: { id: number; fields: Fields }[];
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
  for (const { line, key, fields, given } of rows) {
    const record = byKey.get(key);
    if (record === undefined) {
      plan.created.push(fields);
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
    plan.updated.push({ id: entityId, fields: merged });
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

/** Writes a chunk in one transaction and adds it to the report. A dry run only looks. */
async function writeChunk<Fields extends object>(
  ctx: ServiceContext,
  target: ListImport<Fields>,
  rows: CheckedRow<Fields>[],
  report: ImportReport,
): Promise<void> {
  const fields = rows.map((row) => row.fields);
  const plan = report.dryRun
    ? planChunk(target, rows, await target.findStored(ctx.db, fields))
    : await tryAgain(() =>
        ctx.db.transaction().execute(async (trx) => {
          await lockList(trx, target.list);
          const made = planChunk(target, rows, await target.findStored(trx, fields));
          await target.beforeInsert?.(trx, made.created);
          await insertRows(trx, ctx, target.table, made.created.map(target.toRow));
          const changed = made.updated.map((row) => ({ id: row.id, row: target.toRow(row.fields) }));
          await updateRows(trx, ctx, target.table, changed, made.events);
          if (made.created.length + made.updated.length > 0) await markListChanged(trx, ctx, target.list);
          return made;
        }),
      );
  report.created += plan.created.length;
  report.updated += plan.updated.length;
  report.unchanged += plan.unchanged;
  for (const { line, problem } of plan.refused) refuse(report, line, [problem]);
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
