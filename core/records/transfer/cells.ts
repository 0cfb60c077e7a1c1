import { plainCell } from '../../platform/export/safe-cell.js';
import { foldText } from '../../platform/language/search-text.model.js';

/** A row of a file under the names of fields: what zod then checks. */
export type Cells = Record<string, unknown>;

/** A field of a list and the names that a column or a key may have for it, beside the field's own. */
export interface ImportColumn {
  field: string;
  names: readonly string[];
}

/** Names are the same when they differ only in case, spaces, dashes and underscores. */
const foldName = (name: string): string => foldText(name).replace(/[\s_\-–.:]+/g, '');

/** Finds the fields of a file's columns and turns its rows into cells under the names of fields. */
export class CellMapper {
  readonly #fieldOfName = new Map<string, string>();
  /** By the name as it stands in the file; null for columns that are no field. */
  readonly #fieldOfColumn = new Map<string, string | null>();

  constructor(columns: readonly ImportColumn[]) {
    for (const { field, names } of columns) {
      for (const name of [field, ...names]) this.#fieldOfName.set(foldName(name), field);
    }
  }

  /** Columns met so far that are no field. */
  get ignored(): string[] {
    return [...this.#fieldOfColumn].filter(([, field]) => field === null).map(([name]) => name);
  }

  /**
   * The row's cells. From a spreadsheet (`isSheet`) empty cells are null and the apostrophe that makes a cell harmless is
   * taken off; JSON values stay as they are, but for numbers, which become text.
   */
  map(row: object, isSheet: boolean): Cells {
    const cells: Cells = {};
    for (const name of Object.keys(row)) {
      const field = this.#fieldOf(name);
      if (field === null || field in cells) continue;
      const value = (row as Cells)[name];
      cells[field] = isSheet ? sheetCell(value) : jsonValue(value);
    }
    return cells;
  }

  #fieldOf(name: string): string | null {
    const known = this.#fieldOfColumn.get(name);
    if (known !== undefined) return known;
    const field = this.#fieldOfName.get(foldName(name)) ?? null;
    // A file of objects may have a key of its own in every row.
    if (field !== null || this.#fieldOfColumn.size < 1000) this.#fieldOfColumn.set(name, field);
    return field;
  }
}

function jsonValue(value: unknown): unknown {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
}

function sheetCell(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (value === null || value === undefined || value === '') return null;
  return plainCell(String(value));
}

/** The choice that the text means, whatever its case and spaces; the value itself when it means none. */
export function asChoice(value: unknown, choices: readonly string[]): unknown {
  if (typeof value !== 'string') return value;
  const wanted = foldText(value).trim();
  if (wanted === '') return null;
  return choices.find((choice) => choice.toLowerCase() === wanted) ?? value;
}

/** Text without the spaces around it, for values in which they mean nothing. */
export const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);
