import { sentencesOf } from '@smops/core/platform/language/texts.model.js';

export const outputTexts = sentencesOf('cliOutput', 'en', {
  noFolder: { en: 'the folder does not exist', zh: '文件夹不存在', ms: 'folder itu tidak wujud' },
  noPermission: {
    en: 'no permission to write there',
    zh: '没有写入权限',
    ms: 'tiada kebenaran menulis di situ',
  },
  readOnly: { en: 'the file system is read-only', zh: '文件系统只读', ms: 'sistem fail baca sahaja' },
  giveFile: {
    en: 'it is a folder; give a file',
    zh: '这是文件夹，请给文件名',
    ms: 'itu folder; berikan fail',
  },
  diskFull: { en: 'the disk is full', zh: '磁盘已满', ms: 'cakera penuh' },
  quotaUsed: { en: 'the disk quota is used up', zh: '磁盘配额已用完', ms: 'kuota cakera habis' },
  tooLarge: {
    en: 'the file would be larger than allowed',
    zh: '文件会超过允许的大小',
    ms: 'fail akan melebihi saiz yang dibenarkan',
  },
  cannotWrite: {
    en: '{path} cannot be written: {code}.',
    zh: '无法写入 {path}：{code}。',
    ms: '{path} tidak dapat ditulis: {code}.',
    takes: ['path', 'code'],
  },
  thatFolderMissing: {
    en: 'the folder {folder} does not exist',
    zh: '文件夹 {folder} 不存在',
    ms: 'folder {folder} tidak wujud',
  },
  notWritable: {
    en: '{path} cannot be written: {text}.',
    zh: '无法写入 {path}：{text}。',
    ms: '{path} tidak dapat ditulis: {text}.',
    takes: ['path', 'text'],
  },
  isFolder: {
    en: '{path} is a folder; give a file.',
    zh: '{path} 是文件夹，请给文件名。',
    ms: '{path} ialah folder; berikan fail.',
  },
  notFile: {
    en: '{path} is not a file; leave the option out for standard output.',
    zh: '{path} 不是文件；不写此选项则写到标准输出。',
    ms: '{path} bukan fail; tinggalkan pilihan itu untuk output standard.',
  },
  ending: {
    en: '{option} {path}: the name must end in {one}.',
    zh: '{option} {path}：文件名必须以 {one} 结尾。',
    ms: '{option} {path}: nama mesti berakhir dengan {one}.',
    takes: ['option', 'path', 'one'],
  },
  neverRead: { en: 'never read completely', zh: '从未完整读取', ms: 'belum pernah dibaca sepenuhnya' },
  asOf: { en: 'as of {refreshedAt}', zh: '截至 {refreshedAt}', ms: 'setakat {refreshedAt}' },
  demo: { en: 'demo: made-up figures', zh: '演示：虚构的数字', ms: 'demo: angka rekaan' },
  refreshing: { en: 'being refreshed right now', zh: '正在刷新', ms: 'sedang dimuat semula' },
  notNewer: {
    en: 'not newer because: {failure}',
    zh: '不是最新数据：{failure}',
    ms: 'data belum terkini kerana: {failure}',
  },
  nextFrom: {
    en: 'next refresh from {nextAllowedAt}',
    zh: '下次刷新不早于 {nextAllowedAt}',
    ms: 'muat semula seterusnya mulai {nextAllowedAt}',
  },
  sortTakes: {
    en: '--sort takes COLUMN, COLUMN:asc or COLUMN:desc.',
    zh: '--sort 的写法是 COLUMN、COLUMN:asc 或 COLUMN:desc。',
    ms: '--sort menerima COLUMN, COLUMN:asc atau COLUMN:desc.',
  },
  columnsTakes: {
    en: '--columns takes names of columns, separated by commas.',
    zh: '--columns 的值是列名，用逗号分隔。',
    ms: '--columns menerima nama lajur, dipisahkan dengan koma.',
  },
  noColumn: {
    en: 'There is no column {title}. Columns: {titles}.',
    zh: '没有 {title} 这一列。可用的列：{titles}。',
    ms: 'Tiada lajur {title}. Lajur: {titles}.',
    takes: ['title', 'titles'],
  },
  wrote: { en: 'wrote {path}', zh: '已写入 {path}', ms: '{path} telah ditulis' },
  xlsxName: {
    en: 'An XLSX file needs a name: --out FILE.xlsx',
    zh: 'XLSX 文件需要文件名：--out FILE.xlsx',
    ms: 'Fail XLSX memerlukan nama: --out FILE.xlsx',
  },
  tableNoFile: {
    en: 'A table goes to the terminal; choose --format csv, xlsx or json for --out.',
    zh: '表格只能显示在终端；用 --out 时请选 --format csv、xlsx 或 json。',
    ms: 'Jadual dipaparkan di terminal; pilih --format csv, xlsx atau json untuk --out.',
  },
  resultsLost: {
    en: 'the results cannot be written: {error}',
    zh: '无法写出结果：{error}',
    ms: 'hasil tidak dapat ditulis: {error}',
  },
  needsYes: {
    en: '{question} Run again with --yes to confirm.',
    zh: '{question}请加上 --yes 再运行一次来确认。',
    ms: '{question} Jalankan semula dengan --yes untuk mengesahkan.',
  },
  goOn: { en: '{question} Go on?', zh: '{question}要继续吗？', ms: '{question} Teruskan?' },
  nothingDone: { en: 'Nothing was done.', zh: '什么都没有做。', ms: 'Tiada apa-apa dilakukan.' },
});
