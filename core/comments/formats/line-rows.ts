import { invalid } from '../../errors.js';
import { NEWLINE } from '../bytes/json-bytes.js';
import { LineRest } from '../bytes/line-rest.js';
import { soundText } from '../bytes/utf8.js';
import { BROKEN_FILES_TEXTS } from '../texts/broken-files.texts.model.js';
import { ROWS } from '../texts/rows.texts.model.js';
import { BATCH_ROWS, MAX_ROW_BYTES } from './json/row-batch.js';
import { damaged, type RowChunk, type RowReader } from './row-chunk.js';

/** Turns a plain list, which arrives in pieces, into rows: each line that is not blank is the text of one. */
export class LineRows implements RowReader {
  readonly #rest = new LineRest();
  #line = 0;
  #index = 0;

  /** The rows that are complete with this piece, some at a time. Throws VALIDATION for a line that is no comment. */
  *push(piece: Uint8Array): Generator<RowChunk> {
    yield* this.#rows(this.#rest.add(piece));
    if (this.#rest.length > MAX_ROW_BYTES)
      throw invalid(BROKEN_FILES_TEXTS().lineTooLong(this.#line + 1, MAX_ROW_BYTES / 1_048_576));
  }

  *end(): Generator<RowChunk> {
    yield* this.#rows(this.#rest.take());
  }

  *#rows(bytes: Uint8Array): Generator<RowChunk> {
    let chunk: RowChunk = { rows: [], problems: [] };
    for (let start = 0; start < bytes.length; ) {
      const newline = bytes.indexOf(NEWLINE, start);
      const end = newline === -1 ? bytes.length : newline;
      this.#take(bytes.subarray(start, end), chunk);
      start = end + 1;
      if (chunk.rows.length + chunk.problems.length < BATCH_ROWS) continue;
      yield chunk;
      chunk = { rows: [], problems: [] };
    }
    yield chunk;
  }

  #take(bytes: Uint8Array, { rows, problems }: RowChunk): void {
    const line = ++this.#line;
    const text = soundText(bytes)?.trim();
    if (text === '') return;
    const index = this.#index++;
    if (text === undefined) problems.push(damaged(line, index, ROWS().rowNotUtf8));
    else rows.push({ row: { text }, line, index });
  }
}
