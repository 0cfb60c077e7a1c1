import type { Texts } from '../catalogue.js';

export const cliSeries: Texts['cliSeries'] = {
  noCopies: (comments) => `${comments} 条留言里没有互相重复的。`,
  copied: (copied, comments, groups, texts) =>
    `${comments} 条留言中有 ${copied} 条是重复的，分 ${groups} 组：共 ${texts} 种不同的文字。`,
  group: (comments, authors) => `${comments} 条留言，${authors} 位作者：`,
  more: (command) => `更多：${command}`,
  wholeNumber: (option, least, most) => `${option} 须是 ${least} 到 ${most} 的整数。`,
};
