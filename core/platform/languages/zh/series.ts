import type { CoreTexts } from '../catalogue.js';

export const series: CoreTexts['core.series'] = {
  bothDays:
    '请给出后一段的两个日期（from、to）；前一段若不是紧接之前，也请给出两个日期（beforeFrom、beforeTo）。',
  wrongOrder: (from, to) => `${from} 至 ${to} 的结束早于开始。`,
  overlap: '两段时间有重叠。请选不重叠的两段。',
  noTimes: (name) => `编码本「${name}」已完成的分析里没有带时间的留言，无法比较两段时间。`,
  engineChanged: (from, to) => `由 ${to} 分析，之前由 ${from} 分析`,
  engineNote: (day, from, to) =>
    `从 ${day} 起留言由 ${to} 分析，之前由 ${from} 分析。变化的一部分可能来自程序。`,
  aboutEngine: '虚线：从这里起由另一版本的引擎分析留言',
};
