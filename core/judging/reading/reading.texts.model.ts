import { sentencesOf } from '../../platform/language/texts.model.js';

/** What is said of files of read comments. */
export const READING_TEXTS = sentencesOf('core.reading', 'en', {
  fileHasFaults: {
    en: '{rows, plural, one {A row of this file cannot be taken; nothing was stored.} other {{rows, plural, one {# row} other {# rows}} of this file cannot be taken; nothing was stored.}}',
    zh: '这个文件有 {rows, number} 行无法采用；什么都没有保存。',
    ms: '{rows, number} baris dalam fail ini tidak dapat diterima; tiada apa-apa disimpan.',
  },
  noNumber: {
    en: 'must be the number of the comment, as in the export',
    zh: '须为留言的编号，与导出的文件相同',
    ms: 'mestilah nombor komen, seperti dalam eksport',
  },
  noSuchComment: {
    en: 'the analysis has no comment {number}',
    zh: '这次分析没有第 {number} 条留言',
    ms: 'analisis ini tiada komen {number}',
  },
  otherText: {
    en: 'is not the text of comment {number}: is the file that of another analysis?',
    zh: '不是第 {number} 条留言的内容：这是另一次分析的文件吗？',
    ms: 'bukan teks komen {number}: adakah fail ini daripada analisis lain?',
  },
  twice: {
    en: 'this comment stands in line {line} already',
    zh: '这条留言在第 {line} 行已经有了',
    ms: 'komen ini sudah ada dalam baris {line}',
  },
  noVerdict: {
    en: 'must be x, 1 or yes, 0 or no, or empty',
    zh: '须为 x、1 或 yes，0 或 no，或留空',
    ms: 'mestilah x, 1 atau yes, 0 atau no, atau kosong',
  },
  noSentiment: {
    en: 'must be positive, neutral or negative, or empty',
    zh: '须为 positive、neutral 或 negative，或留空',
    ms: 'mestilah positive, neutral atau negative, atau kosong',
  },
  longNote: {
    en: 'must have at most {most} characters',
    zh: '最多 {most} 个字符',
    ms: 'mestilah paling banyak {most} aksara',
  },
  noColumn: {
    en: "The file has no column “{name}”. Fill in a file of the queue's export.",
    zh: '文件没有「{name}」一列。请填写队列导出的文件。',
    ms: 'Fail ini tiada lajur “{name}”. Isi fail daripada eksport giliran.',
  },
  tooManyRows: {
    en: 'A file of read comments may have at most {most} rows.',
    zh: '读过的留言文件最多 {most} 行。',
    ms: 'Fail komen yang dibaca boleh ada paling banyak {most} baris.',
  },
});
