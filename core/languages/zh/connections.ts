import type { CoreTexts } from '../catalogue.js';

export const connections: CoreTexts['core.connections'] = {
  onlyPeople: '只有以管理员身份登录的人可以设置连接',
  onlyWhileServed: '此服务器不从管理面板接收设置：请用 smops config set',
  notFromHere: (name) => `${name} 要在服务器的电脑上设置：smops config set ${name} …`,
  notOfIt: (name, connection) => `${name} 不是 ${connection} 的设置`,
  fixed: (name) => `${name} 由服务器的环境变量给出，以它为准：请在那里更改`,
  nothing: '请至少给出一项设置',
};
