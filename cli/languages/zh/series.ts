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
  more: (command) => `更多：${command}`,
  wholeNumber: (option, least, most) => `${option} 须是 ${least} 到 ${most} 的整数。`,
};
