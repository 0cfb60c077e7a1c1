import type { CoreTexts } from '../catalogue.js';

export const transfer: CoreTexts['core.transfer'] = {
  saveAsCsv: '请把工作表另存为 CSV 再导入。',
  placeBeyond: (place) => `此工作簿含有单元格 ${place}，但没有工作表有这样的单元格（最多到 XFD1048576）。`,
  tooManyCells: (cells) => `此工作簿的一张工作表有超过 ${cells} 个单元格，这是上限。`,
  tooManyPlaces: (rows, columns) => `此工作簿的一张工作表有 ${rows} 行 × ${columns} 列，超出可读取的范围。`,
  unreadable: '这不是可以读取的 Excel 工作簿。请把工作表重新保存为 .xlsx 或 CSV。',
  workbookTooLarge: (limit) => `工作簿最多 ${limit}。请把工作表另存为 CSV，CSV 没有此限制。`,
  thisWorkbook: '此工作簿',
  thisImage: '此图片',
  smallerImage: '请缩小图片，或重新保存。',
  sheetEmpty: '此工作簿的第一张工作表是空的。',
  sheetsEmpty: '此工作簿没有含留言的工作表：读到的内容是空的。',
  takesTooLong: (subject, remedy) => `${subject}读取时间过长。${remedy}`,
  tooMuchMemory: (subject, remedy) => `${subject}占用内存过多，或已损坏。${remedy}`,
  givesTooMuch: (subject, remedy) => `${subject}的内容超出可读取的范围。${remedy}`,
  longCell: (place, characters, most) =>
    `单元格 ${place} 有 ${characters} 个字符；Excel 的单元格最多 ${most} 个。请缩短内容。`,
  longRow: (row, characters) => `工作表的第 ${row} 行超过 ${characters} 个字符。请删去不需要的列。`,
  notReadable: (why) => `目前无法读取文件（${why}）。请稍后再试。`,
  oldWorkbook: '这是旧版 Excel 的工作簿（.xls）。请另存为 .xlsx 或 CSV，再导入。',
  largeWorkbook: (limit) => `这个工作簿解压后超过 ${limit}，这是上限。请把工作表另存为 CSV，再导入。`,
};
