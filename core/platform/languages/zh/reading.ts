import type { CoreTexts } from '../catalogue.js';

export const reading: CoreTexts['core.reading'] = {
  fileHasFaults: (rows) => `这个文件有 ${rows} 行无法采用；什么都没有保存。`,
  noNumber: '须为留言的编号，与导出的文件相同',
  noSuchComment: (number) => `这次分析没有第 ${number} 条留言`,
  otherText: (number) => `不是第 ${number} 条留言的内容：这是另一次分析的文件吗？`,
  twice: (line) => `这条留言在第 ${line} 行已经有了`,
  noVerdict: '须为 x、1 或 yes，0 或 no，或留空',
  noSentiment: '须为 positive、neutral 或 negative，或留空',
  longNote: (most) => `最多 ${most} 个字符`,
  noColumn: (name) => `文件没有「${name}」一列。请填写队列导出的文件。`,
  tooManyRows: (most) => `读过的留言文件最多 ${most} 行。`,
};
