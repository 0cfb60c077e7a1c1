import type { Texts } from '../catalogue.js';

export const cliFailures: Texts['cliFailures'] = {
  notSignedIn: '没有提供 API 令牌。请设 SMOPS_TOKEN，或运行 smops login URL。',
  noAnswer: (network) => `服务器没有回应（${network}）。`,
  unreachable: (why) => `无法连接服务器${why}。`,
  theFile: '该文件',
  noSuchFile: '不存在',
  isFolder: '是文件夹',
  notReadable: '没有读取权限',
  pathProblem: (path, why) => `${path} ${why}。`,
  tooManyFiles: '打开的文件太多：请提高限制（ulimit -n 1024），然后重试。',
  giveFile: (path) => `${path} 是文件夹，请给文件名。`,
};

export const cliLanguage: Texts['cliLanguage'] = {
  noLanguage: (given, LANGUAGES) => `smops 没有 ${given} 这种语言。请从 ${LANGUAGES} 中选择。`,
};
