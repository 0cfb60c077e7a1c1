import { sentencesOf } from '@smops/core/platform/language/texts.model.js';

export const previewTexts = sentencesOf('cliPreview', 'en', {
  title: { en: 'Before the run starts', zh: '开始分析之前', ms: 'Sebelum analisis bermula' },
  reading: { en: 'reading…', zh: '正在读取…', ms: 'sedang membaca…' },
  starting: { en: 'starting…', zh: '正在开始…', ms: 'sedang bermula…' },
  fileOf: {
    en: 'file {at} of {all}',
    zh: '第 {at} 个文件，共 {all} 个',
    ms: 'fail {at} daripada {all}',
    takes: ['at', 'all'],
  },
  ofComments: {
    en: '{read} of {all}',
    zh: '{all} 条中的 {read} 条',
    ms: '{read} daripada {all}',
    takes: ['read', 'all'],
  },
  guessed: { en: 'recognised by its content', zh: '按内容识别', ms: 'dikenal pasti daripada kandungannya' },
  noColumn: { en: 'no column', zh: '没有这一列', ms: 'tiada lajur' },
  id: { en: 'id', zh: '编号', ms: 'ID' },
  dateOrder: { en: 'dates', zh: '日期', ms: 'tarikh' },
  dayFirst: { en: 'day first', zh: '先日后月', ms: 'hari dahulu' },
  monthFirst: { en: 'month first', zh: '先月后日', ms: 'bulan dahulu' },
  notSaid: {
    en: 'not said: they have no time',
    zh: '还没有指明：这些留言没有时间',
    ms: 'belum dinyatakan: komen ini tiada masa',
  },
  posts: { en: 'posts', zh: '帖子', ms: 'hantaran' },
  names: { en: 'names', zh: '姓名', ms: 'nama' },
  leftOut: { en: 'left out', zh: '已去除', ms: 'dikeluarkan' },
  asComments: { en: 'read as comments', zh: '当作留言读取', ms: 'dibaca sebagai komen' },
  kept: { en: 'kept', zh: '保留', ms: 'dikekalkan' },
  firstComments: { en: 'The first comments:', zh: '前几条留言：', ms: 'Komen yang pertama:' },
  howTo: {
    en: 'Enter changes a line; Ctrl+S starts the run',
    zh: 'Enter 更改一行；Ctrl+S 开始分析',
    ms: 'Enter menukar satu baris; Ctrl+S memulakan analisis',
  },
  startGuessed: {
    en: 'These columns were recognised by their content: {columns}. Start with them, and remember them for files with this header?',
    zh: '这些列是按内容识别的：{columns}。要用它们开始分析，并为表头相同的文件记住它们吗？',
    ms: 'Lajur ini dikenal pasti daripada kandungannya: {columns}. Mulakan dengan lajur ini, dan ingat untuk fail dengan pengepala ini?',
  },
  forgotten: {
    en: 'The columns for files with this header are forgotten.',
    zh: '已不再记住表头相同的文件所用的列。',
    ms: 'Lajur bagi fail dengan pengepala ini tidak diingat lagi.',
  },
});
