import { invalid } from '../../../errors.js';
import { notUtf8 } from '../../bytes/other-formats.js';
import { anyText, concat, linesNotUtf8, soundText } from '../../bytes/utf8.js';
import type { ChosenMapping } from '../../fields/read-row.js';
import { BROKEN_FILES_TEXTS } from '../../texts/broken-files.texts.model.js';
import { ROWS } from '../../texts/rows.texts.model.js';
import type { RowChunk, RowReader } from '../row-chunk.js';
import { findList } from './find-list.js';
import { findJsonFault, type JsonFault } from './json-fault.js';
import { KeyCounter, MAX_KEYS } from './key-counter.js';
import { BATCH_ROWS } from './row-batch.js';

/**
 * Reads JSON as a whole, where half of it is worth nothing. Throws VALIDATION with line and column for JSON that is
 * damaged anywhere, and when there is no list in it.
 */
export class WholeJson implements RowReader {
  around: unknown;
  readonly #mapping: ChosenMapping | undefined;
  readonly #pieces: Uint8Array[] = [];
  readonly #keys = new KeyCounter();

  constructor(mapping: ChosenMapping | undefined) {
    this.#mapping = mapping;
  }

  push(piece: Uint8Array): RowChunk[] {
    if (this.#keys.push(piece)) throw invalid(ROWS().tooManyKeys(MAX_KEYS.toLocaleString('en')));
    this.#pieces.push(piece);
    return [];
  }

  *end(): Generator<RowChunk> {
    const { list, around } = findList(parse(concat(this.#pieces.splice(0))), this.#mapping);
    this.around = around;
    for (let start = 0; list.length > 0; start += BATCH_ROWS) {
      // Those that have been read are let go: the file is not held twice.
      const rows = list.splice(0, BATCH_ROWS);
      // Elements of a list are named by their index, not by a line.
      yield { rows: rows.map((row, at) => ({ row, line: 1, index: start + at })), problems: [] };
    }
  }
}

function parse(bytes: Uint8Array): unknown {
  const sound = soundText(bytes);
  const text = sound ?? anyText(bytes);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    data = valuesInRow(text);
    if (data === undefined) throw brokenJson(findJsonFault(text));
  }
  if (sound === null) throw notUtf8(linesNotUtf8(bytes, 1)[0] ?? 1);
  return data;
}

/** Pages that were put one after another (`>>`), as a list of them. No string holds a line break, so `}` at a line's start ends a value. */
function valuesInRow(text: string): unknown[] | undefined {
  const values = text.split(/(?<=^[}\]])\s*(?=[{[])/m);
  if (values.length < 2) return undefined;
  try {
    return values.flatMap((value) => JSON.parse(value));
  } catch {
    return undefined;
  }
}

function brokenJson(fault: JsonFault | null) {
  if (fault === null) return invalid(BROKEN_FILES_TEXTS().noJson);
  const { line, column, cutOff, reason } = fault;
  const message = cutOff
    ? BROKEN_FILES_TEXTS().jsonStops(line, column)
    : ROWS().jsonDamaged(line, column, reason);
  return invalid(message, [{ line, message: reason }]);
}
