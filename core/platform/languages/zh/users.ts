import type { CoreTexts } from '../catalogue.js';

export const users: CoreTexts['core.users'] = {
  languageOfUser: '只有用户才有管理面板的语言；在命令中请使用 --lang。',
  usernameNeeded: '请填写用户名。',
  usernameControl: '用户名不能含有控制字符。',
  usernameSpaces: '用户名不能含有空格。',
  usernameInvisible: '用户名不能含有不可见字符。',
  usernameToken: '用户名不能以「token:」开头，那是 API 令牌的写法。',
  usernameTaken: (username) => `已有名为 ${username} 的用户。`,
  passwordNeeded: '请填写密码。',
  passwordLength: (min) => `密码至少需要 ${min} 个字符。`,
  passwordBroken: '密码含有损坏的字符。',
  passwordCommon: '这个密码太常见，容易被猜中。请另选一个。',
  passwordGenerated: '自动生成的密码必须更改：请提供密码，或不要设定 mustChangePassword。',
  roleOrDisabled: '请提供 role 或 disabled。',
  nameNeeded: '请填写名称。',
  noControl: '不能含有控制字符。',
  lastAdmin: (username) => `${username} 是最后一名启用中的管理员。请先让另一名用户成为管理员。`,
  wrongCredentials: '用户名或密码不正确',
  wrongCredentialsHere:
    '用户名或密码不正确。在另一台电脑上设定的密码无法在这里核对：这台电脑没有 argon2 的组件。请管理员设定新密码：smops users edit NAME --new-password。',
  personOnly: '只有已登录的人才有密码。',
  wrongPassword: '目前的密码不正确。',
  samePassword: '新密码与旧密码相同。',
  tooManySignIns: (minutes) => `登录失败次数过多。请在 ${minutes} 分钟后再试。`,
  tokenTooLong: (end) => `所用的令牌于 ${end} 到期，不能创建更晚到期的令牌。请减少天数，或登录后再创建。`,
  assistantNotPersonal: '供 AI 助手使用的令牌不能属于个人：请二选一。',
  assistantMayNotWrite: 'AI 助手不能更改此项。请在管理面板中或用命令进行。',
  noAdminForToken:
    '还没有可以拥有此令牌的管理员。请先启动一次服务器（smops serve），或添加一名：smops users add NAME --role admin。',
  changePassword: '请先更改密码：目前的密码不是您自己选的。',
  stopsAtOnce: (list) => `将停止的有：${list}。`,
  sessionsEnd: (count) => `${count} 个登录会话结束`,
  tokensStop: (count) => `${count} 个 API 令牌失效`,
  linksStop: (count) => `${count} 个共享链接打不开`,
  feedsStop: (count) => `${count} 个数据源地址不再响应`,
  schedulesPause: (count) => `${count} 个排程暂停`,
  runsPause: (count) => `${count} 次付费分析暂停`,
  mayNot: (role) => `角色 ${role} 无权进行此操作。`,
};

export const actors: CoreTexts['core.actors'] = {
  system: 'smops 本身',
  spreadsheet: '电子表格',
  token: (name) => `令牌「${name}」`,
  local: (user) => `本机的 ${user}`,
};
