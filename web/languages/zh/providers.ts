import type { Texts } from '../catalogue.js';

export const providers: Texts['providers'] = {
  list: 'AI 服务',
  loadFailed: '无法读取 AI 服务',
  columns: { name: '服务', key: 'API 密钥', model: '模型', address: '留言发送到', check: '最近检查' },
  isDefault: '默认',
  keySet: '已设置',
  keyMissing: '未配置',
  keyAsked: '每次开始时询问',
  keyNone: '不需要',
  notSetUp: '尚未设定',
  notAllowed: '不允许',
  notAllowedHint: '此服务器的负责人不允许使用它。',
  thisMachine: '本机',
  test: '检查',
  testOf: (name) => `用一个很短的问题检查 ${name}`,
  testing: '正在检查…',
  notTested: '未检查',
  works: (ms) => `正常，${ms} 毫秒`,
  testFailed: '无法检查',
};

export const providerCosts: Texts['providerCosts'] = {
  title: '每月费用',
  loadFailed: '无法读取费用',
  today: (usd) => `今天：${usd}`,
  todayOf: (usd, budget) => `今天：${usd}，每日预算 ${budget}`,
  chart: '最近十二个月的费用（美元）',
  about: '各服务收取的费用，按月份和服务',
  all: '合计',
  none: '还没有费用',
  noneText: '本地分析不收费。Gemini 或 DeepSeek 的费用会在这里显示。',
  columns: { month: '月份', provider: '服务', tokensIn: '输入 token', tokensOut: '输出 token', cost: '费用' },
};
