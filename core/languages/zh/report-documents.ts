import type { CoreTexts } from '../catalogue.js';

export const reportDocument: CoreTexts['core.reportDocument'] = {
  bars: { name: '变量', count: '留言数', share: '留言比例', interval: '95% 区间', trend: '走势' },
  time: '时间',
};

export const report: CoreTexts['core.report'] = {
  sections: {
    line: '一句话',
    figures: '三个数字',
    changes: '有什么变化',
    driver: '主要原因',
    shares: '留言说的是什么',
    time: '什么时候写的',
    quotes: '他们的原话',
    watch: '值得留意',
    method: '怎样统计',
  },
  line: (variable, share, comments, negative) =>
    `${variable}最多，占 ${comments} 条留言的 ${share}；全部留言中 ${negative} 是负面。`,
  lineWithout: (comments, negative) => `${comments} 条留言都没有提到变量；其中 ${negative} 是负面。`,
  lineRose: (variable, points) => `与上次相比，${variable}变化最大：${points} 个百分点。`,
  commentsFigure: '留言数',
  mentionNote: (comments) => `${comments} 条提到变量`,
  meanFigure: '平均情绪，0 至 10',
  strongestFigure: (variable) => `${variable}的比例`,
  between: (low, high) => `介于 ${low} 与 ${high} 之间`,
  since: (name, day) => `与 ${day} 的 ${name} 相比`,
  noEarlier: '以前没有变量相同的分析可以比较。',
  changesHead: { now: '现在', before: '以前', difference: '百分点（95%）', size: '差别' },
  sizes: { negligible: '可忽略', small: '小', medium: '中', large: '大', unclear: '不明确' },
  driver: (variable, hits, negative, share) =>
    `负面留言中提到最多的是${variable}：${negative} 条中有 ${hits} 条（${share}）。`,
  driverNone: '负面留言都没有提到变量。',
  peak: (variable, from, to, share, elsewhere, comments) =>
    `${variable}，${from} 至 ${to}：占留言的 ${share}，其他时候 ${elsewhere}（${comments} 条留言）`,
  peakOnce: (variable, at, share, elsewhere, comments) =>
    `${variable}，${at}：占留言的 ${share}，其他时候 ${elsewhere}（${comments} 条留言）`,
  noTime: '带时间的留言太少，说不出是什么时候写的。',
  timeChart: '各时间的留言，按情绪',
  roseClearly: (variable, points) => `${variable}上升了 ${points} 个百分点。`,
  notCorrected: (variable, missing) => `${variable}的比例是机器统计；要校正，${missing}。`,
  failed: (comments) => `${comments} 条留言无法分析，没有计入任何数字。`,
  nothingToWatch: '没有特别的地方。',
  methodMade: (provider, model, cost) => `由${provider}（${model}）分析；费用：${cost}。`,
  free: '免费',
  methodComments: (comments, file) => `${file} 的 ${comments} 条留言。`,
  methodPeriod: (from, to) => `写于 ${from} 至 ${to}。`,
  quotesHow: '引文：各变量反应最多的留言，同样的文字只引一次；有几种语言时各取一条。作者姓名已略去。',
  written: (by, at) => `第一句由 ${by} 于 ${at} 写成。`,
};

export const reports: CoreTexts['core.reports'] = {
  someSection: '报告至少要有一个部分',
  onceEach: '每个部分在报告中只能出现一次',
  sectionsOrTemplate: '请给出部分或模板，不要两者都给',
  nameEmpty: '请给模板起个名字',
  nameTooLong: (most) => `模板名称最多 ${most} 个字`,
  lineTooLong: (most) => `这句话最多 ${most} 个字`,
  tooManyTemplates: (most) => `已有 ${most} 个模板；请先删除一个再添加`,
};
