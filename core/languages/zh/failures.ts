import type { CoreTexts } from '../catalogue.js';

export const failures: CoreTexts['core.failures'] = {
  cutAtLimit: '回答在上限处被截断。',
  filtered: '服务的内容过滤器拦下了回答。',
  filteredBy: (service, reason) => `${service} 的内容过滤器拦下了回答（${reason}）。`,
  noCapacity: '服务目前繁忙。',
  noCompletion: (service) => `${service} 的回答不是应有的形式（completion）。`,
  noContent: (service) => `${service} 的回答不是应有的形式（content）。`,
  noConfiguredKey: (service) => `服务器的配置里没有 ${service} 的 API 密钥。`,
  needsKey: (service, variable, page) =>
    `${service} 需要 API 密钥：写在 smops.env 的 ${variable}，可到 ${page} 取得。`,
  answered: (service, status) => `${service} 回应 ${status}。`,
  answeredWith: (service, status, words) => `${service} 回应 ${status}：${words}`,
  unreachable: (service, why) => `无法连接 ${service}（${why}）。`,
  brokeOff: (service, code) => `无法连接 ${service}，或连接中断（${code}）。`,
  noHost: '没有这个主机',
  noNameService: '域名服务没有回应',
  nothingListens: '那里没有服务在监听',
  noRouteToHost: '没有通往该主机的路由',
  noRouteToNetwork: '没有通往该网络的路由',
  noAnswerInTime: '没有及时回应',
  networkError: '网络错误',
  tooLarge: (service, megabytes) => `${service} 的回答超过 ${megabytes} MB。`,
  tooSlow: (service, toBegin, toEnd) =>
    `${service} 没有在 ${toBegin} 秒内开始回答，或没有在 ${toEnd} 秒内答完。`,
  redirected: (service) => `${service} 的回应是转址，不会跟随。请检查所设定的网址。`,
  unreadable: (service) => `${service} 的回答无法读取。`,
  unusable: '服务没有给出可用的回答。',
  useless: (service, refused, answers) =>
    `${service} 有回答，但 ${refused}/${answers} 个没有通过检查：形式无法读取、变量不认识，或引文不在留言里。为免继续付费，分析已暂停；请检查模型，再继续。`,
  engineFailed: (why) => `本地引擎失败：${why}`,
  engineClosed: '分析引擎已关闭。',
  engineWasClosed: '分析引擎被关闭。',
  givenUp: '已放弃：每次分析这条留言时 smops 都结束了。',
  budgetUsed: (budget, cost) => `${budget} 的预算已用完；这次分析花了 ${cost}。`,
  dayBudgetFull: (limit, cost) =>
    `当天 ${limit} 的预算不足以再发一个请求；这次分析花了 ${cost}。请明天继续，或等管理员提高 SMOPS_DAILY_BUDGET_USD 后继续。`,
  dayBudgetTooSmall: (limit, most, cost) =>
    `当天 ${limit} 的预算不足以再发一个请求（最多 ${most}）；这次分析花了 ${cost}。请明天继续，或等管理员提高 SMOPS_DAILY_BUDGET_USD 后继续。`,
  keyLost: '持有 API 密钥的服务器已结束；请再次提供密钥，才能继续。',
  cancelled: (name) => `由 ${name} 取消。已完成的部分会保留；这次分析可以继续。`,
  personMayNot: (name) => `${name} 已无权进行分析，而这次分析需要付费。由其他人继续后才会进行。`,
  paused: '这次分析已暂停。',
  nothingAnalysed: '没有一条留言可以分析。',
  nothingScored: '没有一条留言可以评分。',
};
