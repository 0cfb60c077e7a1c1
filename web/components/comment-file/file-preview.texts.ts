import { textsInOne, textsOf } from '@smops/core/platform/language/texts.model.js';

const FILE_PREVIEW = {
  shape: { en: 'Recognised as', zh: '识别为', ms: 'Dikenal pasti sebagai' },
  generic: { en: 'a plain list', zh: '一般列表', ms: 'senarai biasa' },
  accepted: { en: '{number, plural, one {comment} other {comments}}', zh: '条留言', ms: 'komen' },
  duplicates: {
    en: '{number, plural, one {# duplicate} other {# duplicates}} merged',
    zh: '{number, number} 条重复已合并',
    ms: '{number, number} pendua digabungkan',
  },
  empty: {
    en: '{number, number} without text',
    zh: '{number, number} 条没有文字',
    ms: '{number, number} tanpa teks',
  },
  rejected: {
    en: '{number, plural, one {# row} other {# rows}} not readable',
    zh: '{number, number} 行无法读取',
    ms: '{number, number} baris tidak dapat dibaca',
  },
  mapping: { en: 'Columns', zh: '字段对应', ms: 'Padanan lajur' },
  mappingHint: {
    en: 'Was the wrong column read? Correct it here.',
    zh: '读错了列？在这里改正。',
    ms: 'Tersalah baca lajur? Betulkan di sini.',
  },
  unmapped: { en: '(none)', zh: '（无）', ms: '(tiada)' },
  fields: {
    content: { en: 'Comment', zh: '内容', ms: 'Komen' },
    author: { en: 'Author', zh: '作者', ms: 'Penulis' },
    time: { en: 'Time', zh: '时间', ms: 'Masa' },
    reactionsCount: { en: 'Reactions', zh: '反应数', ms: 'Reaksi' },
    stars: { en: 'Stars', zh: '星级', ms: 'Bintang' },
    parentId: { en: 'Reply to', zh: '所回复的留言', ms: 'Balasan kepada' },
    id: { en: 'ID', zh: '编号', ms: 'ID' },
  },
  guessed: {
    en: 'smops knows no export with these columns. It recognised these by their content: {columns}. Check them, and correct what is wrong under “Columns”.',
    zh: '列名不属于任何已知的导出格式，以下各列按内容识别：{columns}。请核对，有误请在「字段对应」中改正。',
    ms: 'Nama lajur ini tidak digunakan oleh mana-mana eksport yang dikenali. Yang berikut dikenal pasti daripada kandungannya: {columns}. Semak, dan betulkan yang salah di bawah “Padanan lajur”.',
  },
  betweenColumns: { en: '; ', zh: '；', ms: '; ' },
  guessIsRight: {
    en: 'These are right: remember them',
    zh: '没错，记住这些列',
    ms: 'Ini betul: ingat lajur ini',
  },
  remembered: {
    en: 'These columns are remembered for files with the same header, for the team.',
    zh: '已为全队记住：表头相同的文件都按这些列读取。',
    ms: 'Lajur ini diingati untuk fail dengan baris tajuk yang sama, bagi seluruh pasukan.',
  },
  forget: { en: 'Forget them', zh: '不再记住', ms: 'Lupakan' },
  problems: { en: 'Rows left out', zh: '查看被略过的行', ms: 'Lihat baris yang diabaikan' },
  item: { en: 'Item {place}', zh: '第 {place} 项', ms: 'Item {place}' },
  line: { en: 'Line {line}', zh: '第 {line} 行', ms: 'Baris {line}' },
  preview: { en: 'First comments', zh: '前几条留言', ms: 'Komen pertama' },
  anonymous: { en: 'Anonymous', zh: '匿名', ms: 'Tanpa nama' },
  reactions: { en: 'reactions', zh: '反应', ms: 'reaksi' },
} as const;

/** What is shown of a comment file before anything runs. */
export const FILE_PREVIEW_TEXT = textsOf('filePreview', 'en', FILE_PREVIEW);

/** The same on screens that are Chinese as written. */
export const FILE_PREVIEW_CHINESE = textsInOne('zh', FILE_PREVIEW);
