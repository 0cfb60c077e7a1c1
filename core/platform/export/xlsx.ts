import { strFromU8, strToU8, unzipSync, Zip, ZipDeflate } from 'fflate';
import writeXlsxFile from 'write-excel-file/node';
import {
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeTextContent,
} from 'write-excel-file/utility';
import { TimeSlice } from '../../time-slice.js';
import { type CellValue, type ExportColumn, safeCell } from './safe-cell.js';

/** Most characters a cell may have (Microsoft, "Excel specifications and limits"); longer text is cut. */
const MAX_CELL = 32_767;

/** Characters that XML 1.0 cannot hold would make the whole file unreadable. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters meant
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** What a cell holds of a text. */
const cellText = (text: string): string =>
  safeCell(text.toWellFormed().replace(NOT_XML, '\ufffd')).slice(0, MAX_CELL).toWellFormed();

/** A sheet of an XLSX file: its first row is the titles. */
export interface XlsxSheet {
  name: string;
  titles: string[];
  /** The rows below the titles, read once, one after another. */
  rows: AsyncIterable<CellValue[]>;
  /** Drop-downs: the choices of a column, by its place. */
  choices: { column: number; list: readonly string[] }[];
}

/** A sheet whose rows are read some at a time, while the file is written. */
export function pagedSheet<Row>(
  name: string,
  columns: ExportColumn<Row>[],
  pages: AsyncIterable<Row[]> | Iterable<Row[]>,
): XlsxSheet {
  async function* rows() {
    for await (const page of pages) for (const row of page) yield columns.map(({ value }) => value(row));
  }
  return {
    name,
    titles: columns.map(({ title }) => cellText(title)),
    rows: rows(),
    choices: columns.flatMap(({ choices: list }, column) => (list === undefined ? [] : [{ column, list }])),
  };
}

export const xlsxSheet = <Row>(name: string, columns: ExportColumn<Row>[], rows: Row[]): XlsxSheet =>
  pagedSheet(name, columns, [rows]);

/** The file with the titles only: styles, names of sheets and what binds them. */
const frameOf = async (sheets: XlsxSheet[]): Promise<Record<string, Uint8Array>> =>
  unzipSync(
    await writeXlsxFile(
      sheets.map(({ name, titles }) => ({
        sheet: name,
        data: [titles.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))],
        stickyRowsCount: 1,
      })),
    ).toBuffer(),
  );

/** A cell (ECMA-376 part 1, "c"): texts stand in the cell itself, as a table of shared texts would be whole in memory. */
function cellXml(address: string, value: CellValue): string {
  if (typeof value === 'number') return `<c r="${address}"><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c r="${address}" t="b"><v>${value ? 1 : 0}</v></c>`;
  if (value === null || value === '') return '';
  return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${sanitizeTextContent(cellText(value))}</t></is></c>`;
}

const SHEET_FILE = 'xl/worksheets/sheet{id}.xml';
const END_OF_ROWS = '</sheetData>';

/** Drop-downs of a sheet's cells below its titles (ECMA-376 part 1, "dataValidations"); without an error message any text can be typed. */
function withChoices(xml: string, choices: XlsxSheet['choices'], lastRow: number): string {
  if (choices.length === 0 || lastRow === 0) return xml;
  const lists = choices.map(({ column, list }) => {
    const sqref = `${getCellAddress(1, column)}:${getCellAddress(lastRow, column)}`;
    const formula = sanitizeTextContent(`"${list.join(',').replaceAll('"', '""')}"`);
    return `<dataValidation type="list" allowBlank="1" sqref="${sqref}"><formula1>${formula}</formula1></dataValidation>`;
  });
  const markup = `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`;
  const order = getOrderOfSiblings(SHEET_FILE, 'worksheet') ?? [];
  return insertElementMarkupAccordingToOrderOfSiblings(xml, markup, order, 'worksheet');
}

/** The XML of a sheet, row by row, in the frame that has its titles. */
async function* sheetXml(frame: string, { titles, rows, choices }: XlsxSheet): AsyncGenerator<string> {
  const letters = titles.map((_, column) => getCellAddress(0, column).slice(0, -1));
  const at = frame.indexOf(END_OF_ROWS);
  yield frame.slice(0, at);
  let row = 1;
  for await (const cells of rows) {
    row += 1;
    const place = row;
    yield `<row r="${place}">${cells.map((value, column) => cellXml(`${letters[column]}${place}`, value)).join('')}</row>`;
  }
  // The rows are written already: what is inserted after them finds its place in the frame without them.
  const whole = withChoices(frame, choices, row - 1);
  yield whole.slice(whole.indexOf(END_OF_ROWS));
}

/** An XLSX file of several sheets, in pieces; programs that read one table read the first. No more than some rows are in memory, and other work goes on meanwhile. */
export async function* xlsxBody(sheets: XlsxSheet[]): AsyncGenerator<Uint8Array> {
  const slice = new TimeSlice();
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  const frame = await frameOf(sheets);
  for (const [name, bytes] of Object.entries(frame)) {
    const file = new ZipDeflate(name);
    zip.add(file);
    const sheet = sheets.find((_, place) => name === SHEET_FILE.replace('{id}', String(place + 1)));
    if (sheet === undefined) file.push(bytes, true);
    else {
      for await (const xml of sheetXml(strFromU8(bytes), sheet)) {
        file.push(strToU8(xml));
        if (ready.length > 0) {
          yield* ready;
          ready = [];
        }
        if (slice.isOver()) await slice.yield();
      }
      file.push(new Uint8Array(), true);
    }
  }
  zip.end();
  yield* ready;
}

/** An XLSX file that is small enough to be in memory whole. */
export async function xlsxFile(sheets: XlsxSheet[]): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of xlsxBody(sheets)) pieces.push(piece);
  return Buffer.concat(pieces);
}
