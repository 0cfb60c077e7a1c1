import { z } from 'zod';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { htmlDocument } from '../../platform/document/html-document.js';
import type { DocumentSection } from '../../platform/document/report-document.js';
import { named } from '../../platform/export/columns.texts.model.js';
import { PAGE } from '../../platform/export/report-page.texts.model.js';
import type { ExportColumn } from '../../platform/export/safe-cell.js';
import { type ExportedFile, exportedFile, tableFile } from '../../platform/export/table-file.js';
import { onChineseScreen } from '../../platform/language/caller-language.js';
import { currentTag } from '../../platform/language/language.model.js';
import { type DataFormat, REPORT_FORMATS, type ReportFormat } from './insight.constants.js';

/** The checks of a verb that exports a result. */
export const REPORT = {
  input: z.object({ format: z.enum(REPORT_FORMATS) }),
  formats: REPORT_FORMATS,
  expensive: 'file',
} as const;

/** A result that is exported: where it comes from, and what each format shows of it. */
export interface Report<Key, Result, Row> {
  /** Of the file, without ending. */
  name: string;
  load: (ctx: AnalyzerContext, key: Key) => Promise<Result>;
  /** As they are, or as the result has them. */
  columns: ExportColumn<Row>[] | ((result: Result) => ExportColumn<Row>[]);
  rows: (result: Result) => Row[];
}

/** The export of a result as data: tables have its rows, JSON has all of it. Throws what `load` throws. */
export const dataExport =
  <Key, Result, Row>({ name, load, columns, rows }: Report<Key, Result, Row>) =>
  async (ctx: AnalyzerContext, key: Key, format: DataFormat): Promise<ExportedFile> =>
    await dataFile(name, await load(ctx, key), format, columns, rows);

async function dataFile<Result, Row>(
  name: string,
  result: Result,
  format: DataFormat,
  columns: Report<never, Result, Row>['columns'],
  rows: (result: Result) => Row[],
): Promise<ExportedFile> {
  if (format === 'json') return exportedFile(name, format, [JSON.stringify(result)]);
  const shown = typeof columns === 'function' ? columns(result) : columns;
  return tableFile(name, format, { sheet: name, columns: named(shown), pages: [rows(result)] });
}

/** What the page of a result says, in the order of the page; plain text. */
export interface ResultDocument {
  title: string;
  heading: string;
  /** When, by which program and of what. */
  about: readonly string[];
  /** The file or run that `line` is of, where it is of one. Empty: it has no name. */
  file?: string | undefined;
  /** What the result rests on. */
  line: string;
  sections: readonly DocumentSection[];
  /** How the numbers are to be read, and what they do not say. */
  reading: readonly string[];
}

function pageOf({ title, heading, about, file, line, sections, reading }: ResultDocument): string {
  const page = PAGE();
  const text = file === undefined ? line : `${file || page.noName}: ${line}`;
  const how = reading.map((one) => ({ kind: 'text' as const, text: one }));
  return htmlDocument({
    title,
    heading,
    period: '',
    about,
    language: currentTag(),
    sections: [
      { id: 'line', heading: '', blocks: [{ kind: 'text', text }] },
      ...sections,
      { id: 'reading', heading: page.howToRead, blocks: how },
    ],
  });
}

/** How much of a long list a table shows, as its caption. */
export const shownOf = (shown: number, all: number): string =>
  all > shown ? PAGE().firstOf(shown, all) : PAGE().all;

/** The export of a result as a file: tables have its rows, JSON has all of it. Throws what `load` throws. */
export const reportExport =
  <Key, Result, Row>({
    name,
    load,
    columns,
    rows,
    document,
  }: Report<Key, Result, Row> & {
    /** Days as they are in this time zone. */
    document: (result: Result, timeZone: string) => ResultDocument;
  }) =>
  async (ctx: AnalyzerContext, asked: Key & { format: ReportFormat }): Promise<ExportedFile> => {
    const { format } = asked;
    if (format === 'html')
      return exportedFile(name, format, [
        await onChineseScreen(async () => pageOf(document(await load(ctx, asked), ctx.config.timeZone))),
      ]);
    return await dataFile(name, await load(ctx, asked), format, columns, rows);
  };
