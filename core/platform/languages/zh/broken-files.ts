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
  noTextColumn: (columns) =>
    `没有找到文字列。如果每行就是一条留言，请把文件命名为 .txt。如果列名在下方，请指明那一行（--header-row N）。否则请用列名、列名的开头或列号指明文字列（--text-column NAME）：${columns}`,
  noTextInWorkbook: (columns) =>
    `此工作簿中没有找到文字列。请选择另一个工作表（--sheet NAME）或写有列名的行（--header-row N），或用列名、列名的开头或列号指明文字列（--text-column NAME）：${columns}`,
  noColumn: (column, option, columns) => `没有 ${column} 列（${option}）。现有的列：${columns}`,
  severalColumns: (column, option, columns) => `有多个列以 ${column} 开头（${option}）。现有的列：${columns}`,
  noSheet: (sheet, sheets) => `没有工作表 ${sheet}（--sheet）。现有的工作表：${sheets}`,
};
