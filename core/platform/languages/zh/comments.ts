import type { CoreTexts } from '../catalogue.js';

const READ = '可以读取留言的格式有 JSON、NDJSON、CSV、XLSX 和纯文本。';

export const comments: CoreTexts['core.comments'] = {
  gzip: '这是 gzip 压缩文件。请先解压，然后再试一次。',
  office:
    '这是旧版 Office 文件（.xls 或 .doc），或设有密码的工作簿。请打开它，把工作表存为没有密码的 .xlsx 或 CSV。',
  otherArchive: '这是 RAR 或 7z 压缩包。请先解压，再选择其中的留言文件。',
  pdf: `这是 PDF 文件。请把留言复制到工作表或文本文件。${READ}`,
  image: `这是图片。请导出留言，不要使用截图。${READ}`,
  utf32: '这是 UTF-32 编码的文字。请用 UTF-8 编码保存文件。',
  word: `这是 Word 文档。请存为纯文本，每行一条留言。${READ}`,
  workbook: '这是 Excel 工作簿。请把工作表存为 CSV（UTF-8）。',
  openSheet: '这是 LibreOffice 表格（.ods）。请另存为 .xlsx 或 CSV。',
  zip: '这是 ZIP 压缩包，里面没有留言文件。请先解压，再选择其中的留言文件。',
  zipOfSeveral: (names) => `这个 ZIP 压缩包里有多个留言文件（${names}）。请先解压，再逐个选择。`,
  zipOfMany: (most) => `这个 ZIP 压缩包里的文件超过 ${most} 个，这是上限。请先解压，再选择其中的留言文件。`,
  zipInZip: (name) => `这个 ZIP 压缩包里还有压缩包（${name}）。请把两者都解压，再选择其中的留言文件。`,
  zipLocked: '这个 ZIP 压缩包设有密码。请用密码解压，再选择其中的留言文件。',
  zipTooLarge: (limit) => `ZIP 压缩包最多 ${limit}。请先解压，再选择其中的留言文件。`,
  zipDamaged: '这个 ZIP 压缩包已损坏、不完整，或用了少见的压缩方式。请重新下载，或先解压。',
  zipBomb: (ratio) => `压缩包里的文件比压缩包大 ${ratio} 倍以上，留言导出不会这样。如确认无误，请自行解压。`,
  webPage: '这是网页（HTML 或 XML），不是导出的文件。请重新导出为 JSON、NDJSON 或 CSV。',
  emptyFile: '这个文件是空的。请重新导出，然后选择新的文件。',
  emptyList: '没有留言：列表是空的。',
  noText: '这条留言没有文字。',
};
