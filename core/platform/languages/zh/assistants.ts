import type { CoreTexts } from '../catalogue.js';

export const assistants: CoreTexts['core.assistants'] = {
  askCost: (comments, provider, usd) =>
    `要开始分析 ${comments} 条留言吗？费用约 ${usd}。留言会发送给 ${provider}。`,
  askUncounted: (comments, provider, why) =>
    `要开始分析 ${comments} 条留言吗？费用无法得知。留言会发送给 ${provider}。${why}`,
  agree: '开始',
  declined: '未开始任何分析：用户没有同意该费用。',
  confirmCost: (tool, question, minutes) =>
    `尚未开始。请询问用户：${question}只有在用户同意后，才在 ${minutes} 分钟内用相同的参数加上此确认值再次调用 ${tool}。`,
};
