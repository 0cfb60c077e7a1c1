import type { CoreTexts } from '../catalogue.js';

export const columnChoices: CoreTexts['core.columnChoices'] = {
  choice: (id) => `列设置 ${id}`,
  tooMany: (most) => `最多为 ${most} 种文件记住列设置。请删除不再需要的。`,
  nothing: '请至少指定一列，或指明日和月的顺序。',
  notInHeader: (column) => `表头中没有列 ${column}。`,
};
