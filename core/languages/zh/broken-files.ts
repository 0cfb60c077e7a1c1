import type { CoreTexts } from '../catalogue.js';

export const brokenFiles: CoreTexts['core.brokenFiles'] = {
  notUtf8: (line, others) =>
    `第 ${line} 行不是 UTF-8 文字。请以 UTF-8 编码保存文件，或指明它的编码（${others}）。`,
  noJson: '此文件不是可以读取的 JSON。',
  jsonStops: (line, column) =>
    `JSON 在第 ${line} 行第 ${column} 列中断，尚未完整：文件似乎被截断。请重新导出或下载。`,
  fileTooLarge: (limit) => `文件超过 ${limit} MB 的上限。请拆分文件，或导出较短的时间段。`,
  lineTooLong: (line, limit) => `第 ${line} 行超过 ${limit} MB：这不是留言列表。`,
  csvLineTooLong: (line, limit) => `第 ${line} 行超过 ${limit} MB：这不是 CSV 文件。`,
  headerQuote: '第 1 行（列名）有未闭合的引号：请更正，或重新导出文件。',
  noTextColumn: (names) =>
    `这既不是 JSON，也不是含有已知文字列的表格：第 1 行的列名是 ${names}。请选择文字所在的列（--text-column NAME），或把它命名为 "text"、"message" 或 "comment"。若每行是一条留言，请把文件命名为 .txt。`,
  noTextInWorkbook: (names) =>
    `此工作簿没有已知的文字列：第一张工作表首行的列名是 ${names}。请选择文字所在的列（--text-column NAME），或把它命名为 "text"、"message" 或 "comment"。`,
  noColumn: (column, option, columns) => `没有列 ${column}（${option}）。现有的列是 ${columns}。`,
};
