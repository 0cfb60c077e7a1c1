import writeXlsxFile from 'write-excel-file/node';
import {
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeTextContent,
} from 'write-excel-file/utility';
import { type CellValue, type ExportColumn, safeCell } from './safe-cell.js';

/** Most characters a cell may have (Microsoft, "Excel specifications and limits"); longer text is cut. */
const MAX_CELL = 32_767;

/** Characters that XML 1.0 cannot hold would make the whole file unreadable. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters meant
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function cell(value: CellValue) {
  if (typeof value !== 'string') return value;
  const text = safeCell(value.toWellFormed().replace(NOT_XML, '\ufffd'));
  return { value: text.slice(0, MAX_CELL).toWellFormed(), type: String };
}

/** A sheet of an XLSX file: its first row is the titles. */
export interface XlsxSheet {
  name: string;
  cells: ReturnType<typeof cell>[][];
  /** Drop-downs: the choices of a column, by its place. */
  choices: { column: number; list: readonly string[] }[];
}

export function xlsxSheet<Row>(name: string, columns: ExportColumn<Row>[], rows: Row[]): XlsxSheet {
  const titles = columns.map(({ title }) => ({
    value: safeCell(title),
    type: String,
    fontWeight: 'bold' as const,
  }));
  return {
    name,
    cells: [titles, ...rows.map((row) => columns.map((column) => cell(column.value(row))))],
    choices: columns.flatMap(({ choices: list }, column) => (list === undefined ? [] : [{ column, list }])),
  };
}

const SHEET_FILE = 'xl/worksheets/sheet{id}.xml';

/** Drop-downs of a sheet's cells below its titles (ECMA-376 part 1, "dataValidations"); without an error message any text can be typed. */
function withChoices(xml: string, { cells, choices }: XlsxSheet): string {
  if (choices.length === 0 || cells.length < 2) return xml;
  const lists = choices.map(({ column, list }) => {
    const sqref = `${getCellAddress(1, column)}:${getCellAddress(cells.length - 1, column)}`;
    const formula = sanitizeTextContent(`"${list.join(',').replaceAll('"', '""')}"`);
    return `<dataValidation type="list" allowBlank="1" sqref="${sqref}"><formula1>${formula}</formula1></dataValidation>`;
  });
  const markup = `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`;
  const order = getOrderOfSiblings(SHEET_FILE, 'worksheet') ?? [];
  return insertElementMarkupAccordingToOrderOfSiblings(xml, markup, order, 'worksheet');
}

/** An XLSX file of several sheets; programs that read one table read the first. All of it is in memory meanwhile. */
export async function xlsxFile(sheets: XlsxSheet[]): Promise<Uint8Array> {
  return await writeXlsxFile(
    sheets.map(({ name, cells }) => ({ sheet: name, data: cells, stickyRowsCount: 1 })),
    {
      features: [
        {
          files: {
            transform: {
              [SHEET_FILE]: {
                transform: (xml, _, { sheetIndex }) => withChoices(xml, sheets[sheetIndex] as XlsxSheet),
              },
            },
          },
        },
      ],
    },
  ).toBuffer();
}
