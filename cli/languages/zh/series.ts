import type { Texts } from '../catalogue.js';

export const cliSeries: Texts['cliSeries'] = {
  noCopies: (comments) => `${comments} 条留言里没有互相重复的。`,
  copied: (copied, comments, groups, texts) =>
    `${comments} 条留言中有 ${copied} 条是重复的，分 ${groups} 组：共 ${texts} 种不同的文字。`,
  group: (comments, authors) => `${comments} 条留言，${authors} 位作者：`,
  noWaves: (least) => `没有文字在 24 小时内重复 ${least} 次。`,
  wave: (comments, from, to) => `${comments} 份，${from} 至 ${to}`,
  waveSize: (comments, authors, number) =>
    `共 ${comments} 条留言，${authors} 位作者，第一条是第 ${number} 条`,
  per: { hour: '每小时', day: '每天', week: '每周' },
  withoutTime: (missing, comments) => `${comments} 条留言中有 ${missing} 条没有时间，不计入。`,
  oneOf: (option, values) => `${option} 须是 ${values} 之一。`,
  noPoints: (codebook) =>
    `使用编码本 ${codebook} 的已完成分析在这些日子里没有留言。请开始一次分析：smops analyze FILE --codebook NAME`,
  head: (runs, comments, from, to) => `${runs} 次分析，${comments} 条留言，${from} 至 ${to}。`,
  noTime: (missing) => `${missing} 条留言没有时间，不计入；--unit run 会计入。`,
  repeated: (comments) => `${comments} 条留言出现在多次分析里，只算一次。`,
  corrected: '* 按大家读过的留言校正',
  alarms: '警报（多于之前日子的预期，相同文字只计一次）：',
  alarm: (start, variable, count, total, expected, limit) =>
    `${start}  ${variable}：${total} 条留言中 ${count} 条，预期 ${expected}，上限 ${limit}`,
  alarmsNowhere: '警报不发送：smops series NAME --alarms-to DESTINATION',
  alarmsTo: (destinations) => `警报发送到这些目的地：${destinations}。`,
  span: (from, to, comments) => `${from} 至 ${to}（${comments} 条留言）`,
  spans: (after, before) => `${after}，与 ${before} 相比。`,
  noWords: '没有明显上升的词。',
  themes: '编码本以外上升的主题：',
  more: (command) => `更多：${command}`,
  wholeNumber: (option, least, most) => `${option} 须是 ${least} 到 ${most} 的整数。`,
};
