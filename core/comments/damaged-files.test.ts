import { strToU8, zipSync } from 'fflate';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AppError } from '../errors.js';
import { exportFiles } from './exports/export-kinds.js';
import { readCommentSource } from './read-comment-source.node.js';

const test = suite('comment files that are cut off, wide, empty or full of formulas');

async function* once(bytes: Uint8Array) {
  yield bytes;
}
const read = (bytes: Uint8Array, fileName: string) => readCommentSource(once(bytes), { fileName });
/** The number of comments, or the sentence of the refusal. Anything else is thrown. */
const outcome = async (bytes: Uint8Array, fileName: string) => {
  try {
    return (await read(bytes, fileName)).accepted;
  } catch (error) {
    if (error instanceof AppError && error.code === 'VALIDATION') return error.message;
    throw error;
  }
};

/** A workbook whose sheet has these rows, written as XML. */
function workbook(rows: string): Uint8Array {
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
  return zipSync({
    '[Content_Types].xml': xml(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    ),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${main}" xmlns:r="${relation}"><sheets><sheet name="Komen" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': xml(`<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`),
  });
}
const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** One sample of each ending. */
const SAMPLES = [
  ...new Map(exportFiles().map((file) => [/\.\w+$/.exec(file.fileName)?.[0] ?? '', file])).values(),
];

for (const { fileName, bytes } of SAMPLES) {
  test(`${fileName}, cut off anywhere, gives its first comments or says what is wrong`, async () => {
    const whole = await read(bytes, fileName);
    for (const share of [0.2, 0.55, 0.97]) {
      const found = await outcome(bytes.subarray(0, Math.floor(bytes.length * share)), fileName);
      if (typeof found === 'number') assert.ok(found <= whole.accepted, `${share}`);
      else assert.match(found, /^[A-Z“"].+[.!]?/s, `${share}`);
    }
  });
}

test('a table in an encoding that is not the one it was said to be is refused, with the line', async () => {
  const malay = Buffer.from('Nama,Komen\nAndré,Kafé itu mahal\nSiti,Baik\n', 'latin1');
  async function* source() {
    yield malay;
  }
  const asUtf8 = await readCommentSource(source(), { fileName: 'a.csv', encoding: 'UTF-8' }).catch(
    (error: AppError) => error,
  );
  assert.match(asUtf8 instanceof AppError ? asUtf8.message : (asUtf8.problems[0]?.reason ?? ''), /UTF-8/);
  assert.equal(
    (await read(malay, 'a.csv')).comments.map(({ author, content }) => [author, content]),
    [
      ['André', 'Kafé itu mahal'],
      ['Siti', 'Baik'],
    ],
  );
});

const WIDE = 200;

test('a table of 200 columns is read by the names among them', async () => {
  const names = Array.from({ length: WIDE }, (_, at) => `Lajur ${at + 1}`);
  names[120] = 'Komen';
  names[160] = 'Nama';
  const row = (text: string, who: string) =>
    names.map((_, at) => (at === 120 ? text : at === 160 ? who : `${at}`));
  const csv = [names, row('Banjir lagi', 'Aminah'), row('路灯坏了', '陈先生')]
    .map((cells) => cells.join())
    .join('\n');
  const { comments } = await read(strToU8(csv), 'lebar.csv');
  assert.equal(
    comments.map(({ author, content }) => [author, content]),
    [
      ['Aminah', 'Banjir lagi'],
      ['陈先生', '路灯坏了'],
    ],
  );
});

test('of a formula the value is read that stands beside it, and a formula in a text is a text', async () => {
  const rows =
    `<row r="1">${cell('A1', 'Komen')}${cell('B1', 'Suka')}</row>` +
    `<row r="2"><c r="A2" t="str"><f>CONCATENATE("Banjir"," lagi")</f><v>Banjir lagi</v></c><c r="B2"><f>1+2</f><v>3</v></c></row>` +
    `<row r="3">${cell('A3', '=HYPERLINK(&quot;http://jahat.example&quot;)')}<c r="B3"><f>A1/0</f></c></row>`;
  const { comments } = await read(workbook(rows), 'formula.xlsx');
  assert.equal(
    comments.map(({ content, reactionsCount }) => [content, reactionsCount]),
    [
      ['Banjir lagi', 3],
      ['=HYPERLINK("http://jahat.example")', 0],
    ],
  );
});

test('a million empty rows cost nothing but their lines', async () => {
  const empty = '\n'.repeat(1_000_000);
  const csv = await read(
    strToU8(`Nama,Komen\nAminah,Banjir lagi${empty}Raj,Sampah tidak dikutip\n`),
    'a.csv',
  );
  assert.equal(
    csv.comments.map(({ line }) => line),
    [2, 1_000_002],
  );
  const rows = `<row r="1">${cell('A1', 'Komen')}</row><row r="2">${cell('A2', 'Banjir lagi')}</row><row r="1000000">${cell('A1000000', 'Sampah')}</row>`;
  const sheet = await read(workbook(rows), 'a.xlsx');
  assert.equal(
    sheet.comments.map(({ line, content }) => [line, content]),
    [
      [2, 'Banjir lagi'],
      [1_000_000, 'Sampah'],
    ],
  );
});

test.run();
