import type { CoreTexts } from '../catalogue.js';

export const views: CoreTexts['core.views'] = {
  view: (id) => `视图 ${id}`,
  nameTaken: (name) => `这次分析已有名为「${name}」的视图。请换一个名称，或删除那一个。`,
  tooMany: (most) => `一次分析最多有 ${most} 个视图。请删除不再需要的。`,
  nothing: '请先选择条件：包含所有留言的视图就是分析本身。',
};
