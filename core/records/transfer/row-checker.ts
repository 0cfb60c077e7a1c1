import { hash } from 'node:crypto';
import { invalid, type Problem } from '../../errors.js';
import { fieldText, LISTS_TEXTS } from '../../platform/texts/lists.texts.model.js';
import { CellMapper } from './cells.js';
import type { ListImport } from './list-import.js';
import { IMPORT_PROBLEMS_MAX } from './transfer.constants.js';
import type { ImportReport } from './transfer.schemas.js';

/** A row that passed its checks. */
export interface CheckedRow<Fields> {
  line: number;
  key: string;
  fields: Fields;
  /** The fields that the row has, be they empty. */
  given: ReadonlySet<string>;
}

/** Turns rows of a file into checked ones, and counts and reports those that are refused. */
export class RowChecker<Fields extends object> {
  readonly #target: ListImport<Fields>;
  readonly #report: ImportReport;
  readonly #mapper: CellMapper;
  /** The rows read so far by key, with a digest of what they say: the first that has a key decides. */
  readonly #seen = new Map<string, { line: number; content: string }>();
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
      this.refuse(line, [{ message: LISTS_TEXTS().notObject }]);
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
    const seen = this.#seen.get(key);
    const content = hash('sha1', JSON.stringify(Object.values(fields)), 'base64url');
    if (seen === undefined) this.#seen.set(key, { line, content });
    else if (seen.content !== content) {
      this.refuse(line, [{ message: LISTS_TEXTS().otherValues(seen.line, fieldText(this.#target.thing)) }]);
      return undefined;
    }
    this.#report.rows++;
    if (seen !== undefined) {
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
      LISTS_TEXTS().noColumns(this.#target.list, names.join(', ') || LISTS_TEXTS().noneFound, wanted),
      [{ line: Math.max(1, line - 1), message: LISTS_TEXTS().noColumn }],
    );
  }
}

/** Counts a refused row and lists its problems, as far as there is room. */
export function refuse(report: ImportReport, line: number, problems: Problem[]): void {
  report.refused++;
  for (const { path, message } of problems) {
    if (report.problems.length < IMPORT_PROBLEMS_MAX) {
      report.problems.push({ line, field: path || null, message });
    } else report.problemsOmitted++;
  }
}
