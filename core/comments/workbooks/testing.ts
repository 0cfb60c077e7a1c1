import { zipSync } from 'fflate';

const HEAD = '<?xml version="1.0"?>';
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const FORMATS = 'http://schemas.openxmlformats.org';

/** The files of a workbook of one sheet, whose rows are this XML. */
const filesOf = (rows: string) => ({
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${SHEETS}" xmlns:r="${FORMATS}/officeDocument/2006/relationships"><sheets><sheet name="s" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${FORMATS}/package/2006/relationships"><Relationship Id="r1" Type="${FORMATS}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/worksheets/sheet1.xml': `${HEAD}<worksheet xmlns="${SHEETS}"><sheetData>${rows}</sheetData></worksheet>`,
});

const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** A workbook whose first line names the columns `titles`, with the rows below. */
export function makeWorkbook(
  {
    titles = ['emailAddress'],
    rows = [['siti@contoh.example']],
  }: { titles?: string[]; rows?: string[][] } = {},
  others: Record<string, Uint8Array> = {},
): Buffer {
  const xml = [titles, ...rows].map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((text, column) => cell(`${String.fromCharCode(65 + column)}${row + 1}`, text)).join('')}</row>`,
  );
  return zipOf({ ...filesOf(xml.join('')), ...others });
}

/** A workbook of one cell at a place that may not exist. */
export const workbookWithCellAt = (place: string): Buffer =>
  zipOf(filesOf(`<row r="1">${cell(place, 'emailAddress')}</row>`));

/** A workbook whose cells all name the same text, which is unpacked once: `cells` of them below one title. */
export function workbookOfOneText(text: string, cells: number): Buffer {
  const shared = (place: string, index: number) => `<c r="${place}" t="s"><v>${index}</v></c>`;
  const rows = Array.from({ length: cells + 1 }, (_, at) => {
    return `<row r="${at + 1}">${shared(`A${at + 1}`, at === 0 ? 0 : 1)}</row>`;
  });
  const texts = `${HEAD}<sst xmlns="${SHEETS}"><si><t>emailAddress</t></si><si><t>${text}</t></si></sst>`;
  const files = filesOf(rows.join(''));
  const links = 'xl/_rels/workbook.xml.rels';
  const link = `<Relationship Id="r2" Type="${FORMATS}/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/>`;
  return zipOf({
    ...files,
    [links]: files[links].replace('</Relationships>', `${link}</Relationships>`),
    'xl/sharedStrings.xml': texts,
  });
}

/** A workbook of rows in XML. */
export const workbookOfXml = (rows: string): Buffer => zipOf(filesOf(rows));

/** A ZIP archive of files by name. */
export function zipOf(files: Record<string, string | Uint8Array>): Buffer {
  const bytes = Object.entries(files).map(([name, file]) => [
    name,
    typeof file === 'string' ? Buffer.from(file) : file,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(bytes) as Record<string, Uint8Array>, { level: 1 }));
}

/** The archive with a directory that says each file unpacks to a thousand bytes. */
export function lyingAbout(archive: Buffer): Buffer {
  const lie = Buffer.from(archive);
  for (
    let at = lie.indexOf('PK\x01\x02', 0, 'latin1');
    at !== -1;
    at = lie.indexOf('PK\x01\x02', at + 4, 'latin1')
  )
    lie.writeUInt32LE(1000, at + 24);
  return lie;
}

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);

function letters(column: number): string {
  return column < 26
    ? String.fromCharCode(65 + column)
    : `${letters(Math.floor(column / 26) - 1)}${letters(column % 26)}`;
}

/** A workbook of several sheets, cells as they are: text and numbers; null for none. */
export function workbookOfSheets(
  sheets: readonly { name: string; rows: readonly (readonly (string | number | null)[])[] }[],
): Buffer {
  const files: Record<string, string> = {};
  const links: string[] = [];
  const names: string[] = [];
  for (const [at, { name, rows }] of sheets.entries()) {
    const xml = rows.map((cells, row) => {
      const filled = cells.map((value, column) => {
        const place = `${letters(column)}${row + 1}`;
        if (value === null || value === '') return '';
        return typeof value === 'number'
          ? `<c r="${place}"><v>${value}</v></c>`
          : cell(place, escaped(value));
      });
      return `<row r="${row + 1}">${filled.join('')}</row>`;
    });
    const path = `worksheets/sheet${at + 1}.xml`;
    files[`xl/${path}`] =
      `${HEAD}<worksheet xmlns="${SHEETS}"><sheetData>${xml.join('')}</sheetData></worksheet>`;
    links.push(
      `<Relationship Id="r${at + 1}" Type="${FORMATS}/officeDocument/2006/relationships/worksheet" Target="${path}"/>`,
    );
    names.push(`<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="r${at + 1}"/>`);
  }
  return zipOf({
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${SHEETS}" xmlns:r="${FORMATS}/officeDocument/2006/relationships"><sheets>${names.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${FORMATS}/package/2006/relationships">${links.join('')}</Relationships>`,
    ...files,
  });
}
