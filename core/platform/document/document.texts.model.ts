import { sentencesOf } from '../language/texts.model.js';

/** What the documents call what they show. */
export const DOCUMENT = sentencesOf('core.reportDocument', 'en', {
  bars: {
    name: { en: 'Variable', zh: '变量', ms: 'Pemboleh ubah' },
    count: { en: 'Comments', zh: '留言数', ms: 'Komen' },
    share: { en: 'Share of comments', zh: '留言比例', ms: 'Peratusan komen' },
    interval: { en: '95% interval', zh: '95% 区间', ms: 'Selang 95%' },
    trend: { en: 'Over time', zh: '走势', ms: 'Mengikut masa' },
  },
  lines: {
    time: { en: 'Time', zh: '时间', ms: 'Masa' },
    value: { en: 'Value', zh: '数值', ms: 'Nilai' },
    interval: { en: '95% interval', zh: '95% 区间', ms: 'Selang 95%' },
    volume: { en: 'Comments', zh: '留言数', ms: 'Komen' },
  },
});
