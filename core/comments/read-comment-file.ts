import { TimeSlice } from '../time-slice.js';
import type { Encoding } from './bytes/encodings.js';
import { DEFAULT_LIMITS } from './fields/comment-limits.js';
import type { PlainObject } from './fields/plain-object.js';
import { isWantedColumn, noTextIn, requireChosen, resolveColumns } from './formats/chosen-columns.js';
import type { CommentFileFormat } from './formats/comment-formats.js';
import { isTextColumn } from './formats/csv/csv-header.js';
import { findList } from './formats/json/find-list.js';
import { isOwnExport, withPlainCells } from './formats/own-export.js';
import { requireComments } from './formats/require-comments.js';
import type { RowChunk } from './formats/row-chunk.js';
import { RowFile } from './formats/row-file.js';
import type { CollectOptions } from './gather/collect-options.js';
import { CommentCollector } from './gather/comment-collector.js';
import type { CommentReport, Place } from './gather/comment-report.js';

export interface CommentFileReport extends CommentReport {
  format: CommentFileFormat;
  /** In which encoding its text was read, as its name is written: UTF-8, GB18030. */
  encoding: string;
  /** The columns of a table, in its order. */
  columns?: string[];
  /** The sheet that was read, of a workbook with several. */
  sheet?: string;
}

export interface CommentFileOptions extends Omit<CollectOptions, 'around'> {
  /** Only its ending is used, where the content leaves a doubt. */
  fileName?: string;
  /** Default: the one that the bytes show. */
  encoding?: Encoding;
  /** The line that names the columns, from 1. Default: looked for among the first. */
  headerRow?: number;
  /** The sheet of a workbook, by name or number. Default: the best. */
  sheet?: string;
}

/**
 * Makes comments of a file that arrives in pieces (see `RowFile`), to analyse all of them or none: damaged lines of NDJSON
 * and CSV are reported and the good ones kept; JSON that is damaged anywhere is refused with line and column. `push` and
 * `end` stop after each row, so that others can go on. Both and `report` throw VALIDATION, in one sentence with place and
 * remedy, for everything that leaves no comment.
 */
export class CommentFileReader {
  readonly #options: CommentFileOptions;
  readonly #file: RowFile;
  #collector: CommentCollector | undefined;
  #isOwn = false;

  constructor(options: CommentFileOptions = {}) {
    const { mapping, limits, fileName, encoding, headerRow } = options;
    this.#options = options;
    this.#file = new RowFile({
      fileName,
      encoding,
      maxBytes: limits?.maxBytes ?? DEFAULT_LIMITS.maxBytes,
      isWantedColumn: (name) => isWantedColumn(name, mapping),
      headerRow,
      // What is no known table may be told by its content.
      isAnyTable: true,
      refusal: noTextIn(mapping),
      whole: { mapping },
    });
  }

  *push(piece: Uint8Array): Generator<void> {
    yield* this.#collect(this.#file.push(piece));
  }

  *end(): Generator<void> {
    yield* this.#collect(this.#file.end());
  }

  /** What was found, after `end`. */
  report(): CommentFileReport {
    const { format, encoding, columns } = this.#file;
    const { mapping } = this.#options;
    this.#collector ??= this.#createCollector();
    const found = this.#collector.report();
    if (
      columns !== undefined &&
      found.mapping.content === null &&
      !columns.some((name) => isTextColumn(name))
    )
      throw noTextIn(mapping)(columns);
    const report = requireComments(found);
    requireChosen(report, mapping, columns);
    return { ...report, format, encoding, ...(columns === undefined ? {} : { columns }) };
  }

  *#collect(chunks: Iterable<RowChunk>): Generator<void> {
    for (const { rows, problems } of chunks) {
      this.#collector ??= this.#createCollector();
      let told = 0;
      const tellBefore = (index: number) => {
        for (; told < problems.length && problems[told]!.index < index; told++)
          this.#collector?.addDamaged(this.#place(problems[told]!), problems[told]!.reason);
      };
      for (const row of rows) {
        tellBefore(row.index);
        this.#collector.add(this.#isOwn ? withPlainCells(row.row as PlainObject) : row.row, this.#place(row));
        yield;
      }
      tellBefore(Number.POSITIVE_INFINITY);
    }
  }

  #place({ line, index }: Place): Place {
    return { line: this.#file.format === 'json' ? null : line, index };
  }

  /** With what is known of the file when its first rows come. */
  #createCollector(): CommentCollector {
    const { format, columns, around } = this.#file;
    const { mapping } = this.#options;
    this.#isOwn = columns !== undefined && isOwnExport(columns);
    return new CommentCollector({
      ...this.#options,
      around,
      columns,
      mapping:
        format === 'lines' || format === 'chat'
          ? undefined
          : columns === undefined
            ? mapping
            : resolveColumns(mapping, columns),
    });
  }
}

/** Reads a whole comment file; see `CommentFileReader`. */
export function readCommentFile(
  input: Uint8Array | string,
  options: CommentFileOptions = {},
): CommentFileReport {
  const isText = typeof input === 'string';
  const reader = new CommentFileReader(isText ? { ...options, encoding: 'UTF-8' } : options);
  for (const _ of reader.push(isText ? new TextEncoder().encode(input) : input));
  for (const _ of reader.end());
  return reader.report();
}

/**
 * Reads comments from data that is already parsed: a list, or an object around one. Throws VALIDATION when there is
 * no list, when nothing in it has text, and for the limits. The data is not changed.
 */
export function readComments(data: unknown, options: CollectOptions = {}): CommentReport {
  const { list, collector } = begin(data, options);
  for (const [index, element] of list.entries()) collector.add(element, { line: null, index });
  return requireComments(collector.report());
}

/** The same in time slices: others go on meanwhile. */
export async function readCommentsInSlices(
  data: unknown,
  options: CollectOptions = {},
): Promise<CommentReport> {
  const slice = new TimeSlice();
  // What came before, such as parsing a body, may have been long.
  await slice.yield();
  const { list, collector } = begin(data, options);
  for (const [index, element] of list.entries()) {
    collector.add(element, { line: null, index });
    if (slice.isOver()) await slice.yield();
  }
  return requireComments(collector.report());
}

function begin(data: unknown, options: CollectOptions) {
  const { list, around } = findList(data, options.mapping);
  return { list, collector: new CommentCollector({ around, ...options }) };
}
