import { count } from '../../components/format/format.js';
import type { Texts } from '../catalogue.js';

export const home: Texts['home'] = {
  title: '首页',
  subtitle: '正在进行的、最近完成的和到期的工作',
  loadFailed: '无法读取概览',
  running: {
    title: '正在进行的分析',
    none: '没有正在进行的分析。',
    open: '新的分析',
    status: { pending: '等待中', running: '进行中', paused: '已暂停' },
  },
  schedules: {
    title: '需要处理的排程',
    open: '排程',
    paused: '已由人员暂停。',
    failed: (periods) => `连续 ${count(periods)} 期失败。`,
  },
  latest: {
    title: '最近的结果',
    none: '还没有完成的分析。',
    open: '所有分析',
    comments: (comments) => `${count(comments)} 条留言`,
    sentiment: (positive, neutral, negative) => `正面 ${positive}，中性 ${neutral}，负面 ${negative}`,
  },
  tasks: {
    title: '到期的任务',
    none: '没有到期的任务。',
    open: '所有任务',
    counts: (due, open) => `${count(due)} 个到期，${count(open)} 个未完成`,
  },
  score: {
    title: '四周的评分',
    none: '最近四周没有情绪分析。',
    open: '情绪分析',
    chart: (last) => `最近四周的情绪评分，最新一次 ${last}（满分 10）`,
    about: (analyses) => `${count(analyses)} 次分析，从 0 到 10`,
  },
  limits: {
    title: '配额与费用',
    none: 'YouTube 尚未配置。',
    quota: '今天已用的 YouTube 单位',
    of: (used, limit) => `${used} / ${limit}`,
    today: '今天的 AI 服务费用',
    month: '本月的 AI 服务费用',
    budget: (usd) => `每日预算 ${usd}`,
    open: 'AI 服务',
    openQuota: 'YouTube',
  },
};
