import { sentencesOf } from '../../../platform/language/texts.model.js';

/** What charts of a run say, in reports and in the terminal. */
export const OVERVIEW = sentencesOf('core.overview', 'en', {
  byTime: {
    hour: { en: 'Comments by hour', zh: '每小时的留言', ms: 'Komen mengikut jam' },
    day: { en: 'Comments by day', zh: '每天的留言', ms: 'Komen mengikut hari' },
    week: { en: 'Comments by week', zh: '每周的留言', ms: 'Komen mengikut minggu' },
  },
  noTimes: {
    en: 'Fewer than 80% of the comments have a time, so there is no trend over time.',
    zh: '带有时间的留言不足 80%，因此不显示时间走势。',
    ms: 'Kurang daripada 80% komen ada maklumat masa, jadi perubahan mengikut masa tidak ditunjukkan.',
  },
  variables: {
    en: 'Variables: share and sentiment of their comments',
    zh: '变量：比例与留言的情绪',
    ms: 'Pemboleh ubah: peratusan dan sentimen komennya',
  },
  sides: {
    en: 'Right of the line positive, left of it negative.',
    zh: '线右为正面，线左为负面。',
    ms: 'Kanan garis positif, kiri negatif.',
  },
  theseComments: { en: 'These comments', zh: '这些留言', ms: 'Komen ini' },
  /** Above the columns of a peak. */
  peakName: { all: '{what} {share}', takes: ['what', 'share'] },
  peak: {
    en: '{what}: {share} on {when}, {elsewhere} otherwise',
    zh: '{what}：{when} 占 {share}，其他时间 {elsewhere}',
    ms: '{what}: {share} pada {when}, {elsewhere} pada masa lain',
    takes: ['what', 'when', 'share', 'elsewhere'],
  },
  when: {
    hour: { en: 'Hour', zh: '小时', ms: 'Jam' },
    day: { en: 'Day', zh: '日期', ms: 'Hari' },
    week: { en: 'Week', zh: '周', ms: 'Minggu' },
  },
  all: { en: 'All', zh: '全部', ms: 'Semua' },
  words: {
    name: { en: 'Variable', zh: '变量', ms: 'Pemboleh ubah' },
    count: { en: 'Comments', zh: '留言', ms: 'Komen' },
    share: { en: 'Share', zh: '比例', ms: 'Peratusan' },
    interval: { en: '95% interval', zh: '95% 区间', ms: 'selang 95%' },
    positive: { en: 'positive', zh: '正面', ms: 'positif' },
    neutral: { en: 'neutral', zh: '中性', ms: 'neutral' },
    negative: { en: 'negative', zh: '负面', ms: 'negatif' },
    trend: { en: 'Over time', zh: '走势', ms: 'Mengikut masa' },
  },
});
