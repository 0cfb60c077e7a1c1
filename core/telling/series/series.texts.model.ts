import { sentencesOf } from '../../platform/language/texts.model.js';

/** What is said of series to those who ask for them. */
export const SERIES_TEXTS = sentencesOf('core.series', 'en', {
  bothDays: {
    en: 'Give both days of the later span (from, to), and both of the earlier one (beforeFrom, beforeTo) if it is not the days just before.',
    zh: '请给出后一段的两个日期（from、to）；前一段若不是紧接之前，也请给出两个日期（beforeFrom、beforeTo）。',
    ms: 'Beri kedua-dua hari tempoh kemudian (from, to), dan kedua-dua hari tempoh awal (beforeFrom, beforeTo) jika bukan hari sejurus sebelumnya.',
  },
  wrongOrder: {
    en: 'The span from {from} to {to} ends before it begins.',
    zh: '{from} 至 {to} 的结束早于开始。',
    ms: 'Tempoh dari {from} hingga {to} tamat sebelum bermula.',
    takes: ['from', 'to'],
  },
  overlap: {
    en: 'The two spans share days. Choose spans that do not.',
    zh: '两段时间有重叠。请选不重叠的两段。',
    ms: 'Kedua-dua tempoh bertindih. Pilih tempoh yang tidak bertindih.',
  },
  noTimes: {
    en: 'No comment of a completed analysis with the codebook “{name}” carries a time, so spans of days cannot be compared.',
    zh: '编码本「{name}」已完成的分析里没有带时间的留言，无法比较两段时间。',
    ms: 'Tiada komen dalam analisis selesai dengan buku kod “{name}” yang ada maklumat masa, jadi tempoh tidak dapat dibandingkan.',
  },
  engineChanged: {
    en: 'read by {to}, before by {from}',
    zh: '由 {to} 分析，之前由 {from} 分析',
    ms: 'dibaca oleh {to}, sebelumnya oleh {from}',
    takes: ['from', 'to'],
  },
  engineNote: {
    en: 'From {day} on comments were read by {to}, before by {from}. Part of a change may come from the program.',
    zh: '从 {day} 起留言由 {to} 分析，之前由 {from} 分析。变化的一部分可能来自程序。',
    ms: 'Mulai {day} komen dibaca oleh {to}, sebelumnya oleh {from}. Sebahagian perubahan mungkin datang daripada program.',
    takes: ['day', 'from', 'to'],
  },
  aboutEngine: {
    en: 'Dashed: from there on another version of the engine read the comments',
    zh: '虚线：从这里起由另一版本的引擎分析留言',
    ms: 'Garis putus-putus: mulai di situ komen dibaca oleh versi enjin yang lain',
  },
});
