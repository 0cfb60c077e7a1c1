import { sentencesOf } from '../../platform/language/texts.model.js';

/** Why a file is none of comments. */
export const COMMENTS_TEXTS = sentencesOf('core.comments', 'en', {
  gzip: {
    en: 'This is a gzip archive. Unpack it first, then try again.',
    zh: '这是 gzip 压缩文件。请先解压，然后再试一次。',
    ms: 'Ini arkib gzip. Nyahmampatkannya dahulu, kemudian cuba lagi.',
  },
  office: {
    en: 'This is a file of an old Office (.xls or .doc), or a workbook with a password. Open it and save the sheet as .xlsx without a password, or as CSV.',
    zh: '这是旧版 Office 文件（.xls 或 .doc），或设有密码的工作簿。请打开它，把工作表存为没有密码的 .xlsx 或 CSV。',
    ms: 'Ini fail Office lama (.xls atau .doc), atau buku kerja dengan kata laluan. Buka fail itu dan simpan helaiannya sebagai .xlsx tanpa kata laluan, atau sebagai CSV.',
  },
  otherArchive: {
    en: 'This is a RAR or 7z archive. Unpack it, then choose the comment file in it.',
    zh: '这是 RAR 或 7z 压缩包。请先解压，再选择其中的留言文件。',
    ms: 'Ini arkib RAR atau 7z. Nyahmampatkannya, kemudian pilih fail komen di dalamnya.',
  },
  pdf: {
    en: 'This is a PDF. Copy its comments into a sheet or a text file. Comments are read from JSON, NDJSON, CSV, XLSX and plain text.',
    zh: '这是 PDF 文件。请把留言复制到工作表或文本文件。可以读取留言的格式有 JSON、NDJSON、CSV、XLSX 和纯文本。',
    ms: 'Ini fail PDF. Salin komennya ke dalam helaian atau fail teks. Komen boleh dibaca daripada JSON, NDJSON, CSV, XLSX dan teks biasa.',
  },
  image: {
    en: 'This is an image. Export the comments instead of a screenshot. Comments are read from JSON, NDJSON, CSV, XLSX and plain text.',
    zh: '这是图片。请导出留言，不要使用截图。可以读取留言的格式有 JSON、NDJSON、CSV、XLSX 和纯文本。',
    ms: 'Ini imej. Eksport komen, bukan tangkapan skrin. Komen boleh dibaca daripada JSON, NDJSON, CSV, XLSX dan teks biasa.',
  },
  utf32: {
    en: 'This is text in UTF-32. Save the file with the encoding UTF-8.',
    zh: '这是 UTF-32 编码的文字。请用 UTF-8 编码保存文件。',
    ms: 'Ini teks dalam UTF-32. Simpan fail dengan pengekodan UTF-8.',
  },
  word: {
    en: 'This is a Word document. Save it as plain text with one comment a line. Comments are read from JSON, NDJSON, CSV, XLSX and plain text.',
    zh: '这是 Word 文档。请存为纯文本，每行一条留言。可以读取留言的格式有 JSON、NDJSON、CSV、XLSX 和纯文本。',
    ms: 'Ini dokumen Word. Simpan sebagai teks biasa dengan satu komen sebaris. Komen boleh dibaca daripada JSON, NDJSON, CSV, XLSX dan teks biasa.',
  },
  workbook: {
    en: 'This is an Excel workbook. Save the sheet as CSV (UTF-8).',
    zh: '这是 Excel 工作簿。请把工作表存为 CSV（UTF-8）。',
    ms: 'Ini buku kerja Excel. Simpan helaian sebagai CSV (UTF-8).',
  },
  openSheet: {
    en: 'This is a LibreOffice sheet (.ods). Save it as .xlsx or CSV.',
    zh: '这是 LibreOffice 表格（.ods）。请另存为 .xlsx 或 CSV。',
    ms: 'Ini helaian LibreOffice (.ods). Simpan sebagai .xlsx atau CSV.',
  },
  zip: {
    en: 'This is a ZIP archive without a comment file. Unpack it, then choose the comment file in it.',
    zh: '这是 ZIP 压缩包，里面没有留言文件。请先解压，再选择其中的留言文件。',
    ms: 'Ini arkib ZIP tanpa fail komen. Nyahmampatkannya, kemudian pilih fail komen di dalamnya.',
  },
  zipOfSeveral: {
    en: 'This ZIP archive holds several comment files ({names}). Unpack it, then choose them one by one.',
    zh: '这个 ZIP 压缩包里有多个留言文件（{names}）。请先解压，再逐个选择。',
    ms: 'Arkib ZIP ini mengandungi beberapa fail komen ({names}). Nyahmampatkannya, kemudian pilih satu demi satu.',
  },
  zipOfMany: {
    en: 'This ZIP archive has more than {most} files, which is the limit. Unpack it, then choose the comment file in it.',
    zh: '这个 ZIP 压缩包里的文件超过 {most} 个，这是上限。请先解压，再选择其中的留言文件。',
    ms: 'Arkib ZIP ini mempunyai lebih daripada {most} fail, iaitu hadnya. Nyahmampatkannya, kemudian pilih fail komen di dalamnya.',
  },
  zipInZip: {
    en: 'This ZIP archive holds another archive ({name}). Unpack both, then choose the comment file in it.',
    zh: '这个 ZIP 压缩包里还有压缩包（{name}）。请把两者都解压，再选择其中的留言文件。',
    ms: 'Arkib ZIP ini mengandungi arkib lain ({name}). Nyahmampatkan kedua-duanya, kemudian pilih fail komen di dalamnya.',
  },
  zipLocked: {
    en: 'This ZIP archive is locked with a password. Unpack it with the password, then choose the comment file in it.',
    zh: '这个 ZIP 压缩包设有密码。请用密码解压，再选择其中的留言文件。',
    ms: 'Arkib ZIP ini dikunci dengan kata laluan. Nyahmampatkannya dengan kata laluan itu, kemudian pilih fail komen di dalamnya.',
  },
  zipTooLarge: {
    en: 'A ZIP archive may have at most {limit}. Unpack it, then choose the comment file in it.',
    zh: 'ZIP 压缩包最多 {limit}。请先解压，再选择其中的留言文件。',
    ms: 'Arkib ZIP tidak boleh melebihi {limit}. Nyahmampatkannya, kemudian pilih fail komen di dalamnya.',
  },
  zipDamaged: {
    en: 'This ZIP archive is damaged, cut off or compressed in an unusual way. Download it again, or unpack it first.',
    zh: '这个 ZIP 压缩包已损坏、不完整，或用了少见的压缩方式。请重新下载，或先解压。',
    ms: 'Arkib ZIP ini rosak, terpotong atau dimampatkan dengan cara yang luar biasa. Muat turun semula, atau nyahmampatkannya dahulu.',
  },
  zipBomb: {
    en: 'The file in this ZIP archive is more than {ratio} times as large as the archive, which no export of comments is. Unpack it yourself if it is sound.',
    zh: '压缩包里的文件比压缩包大 {ratio} 倍以上，留言导出不会这样。如确认无误，请自行解压。',
    ms: 'Fail dalam arkib ZIP ini lebih daripada {ratio} kali saiz arkib itu, yang tidak pernah berlaku pada eksport komen. Nyahmampatkannya sendiri jika fail itu selamat.',
  },
  webPage: {
    en: 'This is a web page (HTML or XML), not an exported file. Export it again as JSON, NDJSON or CSV.',
    zh: '这是网页（HTML 或 XML），不是导出的文件。请重新导出为 JSON、NDJSON 或 CSV。',
    ms: 'Ini halaman web (HTML atau XML), bukan fail eksport. Eksport semula sebagai JSON, NDJSON atau CSV.',
  },
  emptyFile: {
    en: 'The file is empty. Export it again and choose that file.',
    zh: '这个文件是空的。请重新导出，然后选择新的文件。',
    ms: 'Fail ini kosong. Eksport semula dan pilih fail baharu itu.',
  },
  emptyList: {
    en: 'There are no comments: the list is empty.',
    zh: '没有留言：列表是空的。',
    ms: 'Tiada komen: senarai ini kosong.',
  },
  noText: { en: 'The comment has no text.', zh: '这条留言没有文字。', ms: 'Komen ini tiada teks.' },
});
