import type { CoreTexts } from '../catalogue.js';

export const nearCopies: CoreTexts['core.nearCopies'] = {
  notCompleted: '这次分析尚未完成。完成后才查找重复的留言。',
  others: (texts) => `另有 ${texts.toLocaleString('en')} 条几乎相同`,
  group: (number) => `以第 ${number} 条留言开始的重复组`,
};
