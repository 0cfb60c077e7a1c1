import type { CoreTexts } from '../catalogue.js';

export const series: CoreTexts['core.series'] = {
  bothDays:
    '请给出后一段的两个日期（from、to）；前一段若不是紧接之前，也请给出两个日期（beforeFrom、beforeTo）。',
  wrongOrder: (from, to) => `${from} 至 ${to} 的结束早于开始。`,
  overlap: '两段时间有重叠。请选不重叠的两段。',
  noTimes: (name) => `编码本「${name}」已完成的分析里没有带时间的留言，无法比较两段时间。`,
};
