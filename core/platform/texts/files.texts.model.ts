import { sentencesOf } from '../language/texts.model.js';

/** What is said of files to import, and of reading them. */
export const TRANSFER_TEXTS = sentencesOf('core.transfer', 'en', {
  saveAsCsv: {
    en: 'Save the sheet as CSV, then import that.',
    zh: '请把工作表另存为 CSV 再导入。',
    ms: 'Simpan helaian itu sebagai CSV, kemudian import.',
  },
  placeBeyond: {
    en: 'This workbook names a cell {place}, which no sheet has (at most XFD1048576).',
    zh: '此工作簿含有单元格 {place}，但没有工作表有这样的单元格（最多到 XFD1048576）。',
    ms: 'Buku kerja ini merujuk sel {place}, yang tiada pada mana-mana helaian (paling jauh XFD1048576).',
  },
  tooManyCells: {
    en: 'A sheet of this workbook has more than {cells} cells, which is the limit.',
    zh: '此工作簿的一张工作表有超过 {cells} 个单元格，这是上限。',
    ms: 'Satu helaian buku kerja ini mempunyai lebih daripada {cells} sel, iaitu hadnya.',
  },
  tooManyPlaces: {
    en: 'A sheet of this workbook has {rows, plural, one {# row} other {# rows}} x {columns, plural, one {# column} other {# columns}}, more than can be read.',
    zh: '此工作簿的一张工作表有 {rows, number} 行 × {columns, number} 列，超出可读取的范围。',
    ms: 'Satu helaian buku kerja ini mempunyai {rows, number} baris x {columns, number} lajur, lebih daripada yang dapat dibaca.',
    takes: ['rows', 'columns'],
  },
  unreadable: {
    en: 'This is not an Excel workbook that can be read. Save the sheet again as .xlsx or CSV.',
    zh: '这不是可以读取的 Excel 工作簿。请把工作表重新保存为 .xlsx 或 CSV。',
    ms: 'Ini bukan buku kerja Excel yang dapat dibaca. Simpan semula helaian itu sebagai .xlsx atau CSV.',
  },
  workbookTooLarge: {
    en: 'A workbook may have at most {limit}. Save the sheet as CSV, which has no such limit.',
    zh: '工作簿最多 {limit}。请把工作表另存为 CSV，CSV 没有此限制。',
    ms: 'Buku kerja tidak boleh melebihi {limit}. Simpan helaian itu sebagai CSV, yang tiada had ini.',
  },
  thisWorkbook: { en: 'This workbook', zh: '此工作簿', ms: 'Buku kerja ini' },
  thisImage: { en: 'This image', zh: '此图片', ms: 'Imej ini' },
  smallerImage: {
    en: 'Make it smaller, or save it again.',
    zh: '请缩小图片，或重新保存。',
    ms: 'Kecilkan imej itu, atau simpan semula.',
  },
  sheetEmpty: {
    en: 'The first sheet of this workbook is empty.',
    zh: '此工作簿的第一张工作表是空的。',
    ms: 'Helaian pertama buku kerja ini kosong.',
  },
  sheetsEmpty: {
    en: 'This workbook has no sheet with comments: what was read of it is empty.',
    zh: '此工作簿没有含留言的工作表：读到的内容是空的。',
    ms: 'Buku kerja ini tiada helaian dengan komen: apa yang dibaca daripadanya kosong.',
  },
  takesTooLong: {
    en: '{subject} takes too long to read. {remedy}',
    zh: '{subject}读取时间过长。{remedy}',
    ms: '{subject} mengambil masa terlalu lama untuk dibaca. {remedy}',
    takes: ['subject', 'remedy'],
  },
  tooMuchMemory: {
    en: '{subject} needs too much memory, or is damaged. {remedy}',
    zh: '{subject}占用内存过多，或已损坏。{remedy}',
    ms: '{subject} memerlukan terlalu banyak memori, atau rosak. {remedy}',
    takes: ['subject', 'remedy'],
  },
  givesTooMuch: {
    en: '{subject} holds more than can be read. {remedy}',
    zh: '{subject}的内容超出可读取的范围。{remedy}',
    ms: '{subject} mengandungi lebih daripada yang dapat dibaca. {remedy}',
    takes: ['subject', 'remedy'],
  },
  longCell: {
    en: 'Cell {place} holds {characters, plural, one {# character} other {# characters}}; a cell of Excel holds at most {most}. Shorten it.',
    zh: '单元格 {place} 有 {characters} 个字符；Excel 的单元格最多 {most} 个。请缩短内容。',
    ms: 'Sel {place} mengandungi {characters} aksara; sel Excel memuatkan paling banyak {most}. Pendekkan kandungannya.',
    takes: ['place', 'characters', 'most'],
  },
  longRow: {
    en: 'Row {row} of the sheet holds more than {characters} characters. Take out columns that are not needed.',
    zh: '工作表的第 {row} 行超过 {characters} 个字符。请删去不需要的列。',
    ms: 'Baris {row} pada helaian itu mengandungi lebih daripada {characters} aksara. Buang lajur yang tidak diperlukan.',
    takes: ['row', 'characters'],
  },
  notReadable: {
    en: 'Files cannot be read at the moment ({why}). Try again later.',
    zh: '目前无法读取文件（{why}）。请稍后再试。',
    ms: 'Fail tidak dapat dibaca buat masa ini ({why}). Cuba lagi kemudian.',
  },
  oldWorkbook: {
    en: 'This is a workbook of an old Excel (.xls). Save it as .xlsx or CSV, then import that.',
    zh: '这是旧版 Excel 的工作簿（.xls）。请另存为 .xlsx 或 CSV，再导入。',
    ms: 'Ini buku kerja Excel lama (.xls). Simpan sebagai .xlsx atau CSV, kemudian import fail itu.',
  },
  largeWorkbook: {
    en: 'This workbook unpacks to more than {limit}, which is the limit. Save the sheet as CSV, then import that.',
    zh: '这个工作簿解压后超过 {limit}，这是上限。请把工作表另存为 CSV，再导入。',
    ms: 'Buku kerja ini melebihi {limit} apabila dinyahmampat, iaitu hadnya. Simpan helaiannya sebagai CSV, kemudian import fail itu.',
  },
});
