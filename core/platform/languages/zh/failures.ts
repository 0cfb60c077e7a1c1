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
  ownNotSetUp: (service) =>
    `${service} 尚未设定：需要 OWN_MODEL_URL 和 OWN_MODEL_NAME（smops providers add）。`,
  tooFar: (service) =>
    `${service} 的网址通往这些留言不可以去的地方，因此没有发送任何内容。请检查 OWN_MODEL_URL 及其域名解析到哪里。`,
  noFormat: (service) => `${service} 有回应，但用任何格式都没有可读的 JSON。请选择更能遵守指示的模型。`,
  onlyThought: (service) =>
    `${service} 只写出思考过程，没有给出回答。请在它的服务器上关闭此模型的思考，或选择不思考的模型。`,
  onlyBlanks: (service) =>
    `${service} 一直到上限都只写空白，有些服务器使用格式时会这样。请更新该服务器，或设定 OWN_MODEL_FORMAT=text。`,
  nothingSaid: (service) => `${service} 的回应没有内容。请检查它的服务器上的模型。`,
  promptCut: (service, read, sent) =>
    `${service} 只读了所发送的约 ${sent} 个 token 中的 ${read} 个：上下文太小。Ollama 请设定 OLLAMA_CONTEXT_LENGTH=16384，llama-server 请用 -c 16384，LM Studio 请设定上下文长度，然后重新启动；或设定 OWN_MODEL_BATCH=1。`,
  contextFull: (service, words) =>
    `${service} 的上下文不足以处理请求：${words}。Ollama 请设定 OLLAMA_CONTEXT_LENGTH=16384，llama-server 请用 -c 16384，vLLM 请用 --max-model-len，LM Studio 请设定上下文长度；或设定 OWN_MODEL_BATCH=1。`,
  noModelThere: (service, model, address, words) =>
    `${service} 回应 404：${address} 没有模型 ${model}，或那里没有与 OpenAI 相容的接口（${words}）。smops providers list own 会列出那里的模型。`,
  ownKeyRefused: (service, status, words) =>
    `${service} 回应 ${status}：它拒绝 OWN_MODEL_KEY 的密钥，或需要密钥。${words}`,
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
