import type { CoreTexts } from '../catalogue.js';

export const connections: CoreTexts['core.connections'] = {
  onlyPeople: '只有以管理员身份登录的人可以设置连接',
  onlyWhileServed: '此服务器不从管理面板接收设置：请用 smops config set',
  notFromHere: (name) => `${name} 要在服务器的电脑上设置：smops config set ${name} …`,
  onlyThisMachine: (name) =>
    `${name}：在这里只能填服务器这台电脑的网址，例如 http://127.0.0.1:11434/v1；其他网址请在那台电脑上设定：smops config set ${name} …`,
  notOfIt: (name, connection) => `${name} 不是 ${connection} 的设置`,
  fixed: (name) => `${name} 由服务器的环境变量给出，以它为准：请在那里更改`,
  nothing: '请至少给出一项设置',
};
