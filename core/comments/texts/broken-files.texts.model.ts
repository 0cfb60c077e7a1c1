import { sentencesOf } from '../../platform/language/texts.model.js';

/** Where a comment file is broken, or lacks a column. */
export const BROKEN_FILES_TEXTS = sentencesOf('core.brokenFiles', 'en', {
  notUtf8: {
    en: 'Line {line} is not UTF-8 text. Save the file with the encoding UTF-8, or name the one it has ({others}).',
    zh: '第 {line} 行不是 UTF-8 文字。请以 UTF-8 编码保存文件，或指明它的编码（{others}）。',
    ms: 'Baris {line} bukan teks UTF-8. Simpan fail dengan pengekodan UTF-8, atau nyatakan pengekodannya ({others}).',
    takes: ['line', 'others'],
  },
  noJson: {
    en: 'The file is not valid JSON.',
    zh: '此文件不是可以读取的 JSON。',
    ms: 'Fail ini bukan JSON yang dapat dibaca.',
  },
  jsonStops: {
    en: 'The JSON stops at line {line}, column {column}, before it is complete: the file seems to be cut off. Export or download it again.',
    zh: 'JSON 在第 {line} 行第 {column} 列中断，尚未完整：文件似乎被截断。请重新导出或下载。',
    ms: 'JSON terhenti di baris {line}, lajur {column}, sebelum lengkap: fail ini nampaknya terpotong. Eksport atau muat turun semula.',
    takes: ['line', 'column'],
  },
  fileTooLarge: {
    en: 'The file holds more than {limit} MB, which is the limit. Split it, or export a shorter time.',
    zh: '文件超过 {limit} MB 的上限。请拆分文件，或导出较短的时间段。',
    ms: 'Fail ini melebihi had {limit} MB. Pecahkan fail, atau eksport tempoh yang lebih pendek.',
  },
  lineTooLong: {
    en: 'Line {line} is longer than {limit} MB: this is not a list of comments.',
    zh: '第 {line} 行超过 {limit} MB：这不是留言列表。',
    ms: 'Baris {line} melebihi {limit} MB: ini bukan senarai komen.',
    takes: ['line', 'limit'],
  },
  csvLineTooLong: {
    en: 'Line {line} is longer than {limit} MB: this is not a CSV file.',
    zh: '第 {line} 行超过 {limit} MB：这不是 CSV 文件。',
    ms: 'Baris {line} melebihi {limit} MB: ini bukan fail CSV.',
    takes: ['line', 'limit'],
  },
  headerQuote: {
    en: 'Line 1, which names the columns, has a quote that is not closed: correct it, or export the file again.',
    zh: '第 1 行（列名）有未闭合的引号：请更正，或重新导出文件。',
    ms: 'Baris 1, yang menyenaraikan lajur, mempunyai tanda petik yang tidak ditutup: betulkan, atau eksport semula fail.',
  },
  noTextColumn: {
    en: 'No column for the text was found. If every line is one comment, name the file .txt. If the columns are named further down, name that line (--header-row N). Else name the column by its name, its beginning or its number (--text-column NAME):{columns}',
    zh: '没有找到文字列。如果每行就是一条留言，请把文件命名为 .txt。如果列名在下方，请指明那一行（--header-row N）。否则请用列名、列名的开头或列号指明文字列（--text-column NAME）：{columns}',
    ms: 'Tiada lajur teks ditemui. Jika setiap baris ialah satu komen, namakan fail itu .txt. Jika nama lajur berada di bawah, nyatakan baris itu (--header-row N). Jika tidak, nyatakan lajur dengan namanya, permulaan namanya atau nombornya (--text-column NAME):{columns}',
  },
  noTextInWorkbook: {
    en: 'No column for the text was found in this workbook. Choose another sheet (--sheet NAME) or the row that names the columns (--header-row N), or name the column by its name, its beginning or its number (--text-column NAME):{columns}',
    zh: '此工作簿中没有找到文字列。请选择另一个工作表（--sheet NAME）或写有列名的行（--header-row N），或用列名、列名的开头或列号指明文字列（--text-column NAME）：{columns}',
    ms: 'Tiada lajur teks ditemui dalam buku kerja ini. Pilih helaian lain (--sheet NAME) atau baris yang menyenaraikan lajur (--header-row N), atau nyatakan lajur dengan namanya, permulaan namanya atau nombornya (--text-column NAME):{columns}',
  },
  noColumn: {
    en: 'There is no column {column} ({option}). The columns are:{columns}',
    zh: '没有 {column} 列（{option}）。现有的列：{columns}',
    ms: 'Tiada lajur {column} ({option}). Lajur yang ada:{columns}',
    takes: ['column', 'option', 'columns'],
  },
  severalColumns: {
    en: 'Several columns begin with {column} ({option}). The columns are:{columns}',
    zh: '有多个列以 {column} 开头（{option}）。现有的列：{columns}',
    ms: 'Beberapa lajur bermula dengan {column} ({option}). Lajur yang ada:{columns}',
    takes: ['column', 'option', 'columns'],
  },
  noSheet: {
    en: 'There is no sheet {sheet} (--sheet). The sheets are:{sheets}',
    zh: '没有工作表 {sheet}（--sheet）。现有的工作表：{sheets}',
    ms: 'Tiada helaian {sheet} (--sheet). Helaian yang ada:{sheets}',
    takes: ['sheet', 'sheets'],
  },
});
