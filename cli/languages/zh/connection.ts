import type { Texts } from '../catalogue.js';

export const cliConnection: Texts['cliConnection'] = {
  waitingServer: '正在等服务器启动或结束…',
  hereIn: (database, dataDir) => `${dataDir} 里的 ${database}`,
  here: (database) => `${database}`,
  awayWaiting: (url) => `${url} 的服务器没有回应，正在等待…`,
  serverAt: (url) => `${url} 的服务器`,
  folder: (dataFolder) => `数据文件夹 ${dataFolder}`,
  notAddress: (url) => `${url} 不是网址：必须以 http:// 或 https:// 开头。`,
  unencrypted: (hostname) => `令牌会未经加密传到 ${hostname}。请用 https，或连到本机的隧道。`,
  urlAndProfile: '--url 和 --profile 都指明服务器，只能用一个。',
  twoTargets: (other) => `SMOPS_URL 和 ${other} 都设了，指的是不同的数据：请取消其中一个，或用 --url。`,
  unknownDatabase: '未知的数据库',
  thatDatabase: (database) => `${database}`,
  wrongDatabase: (wanted, url, folder, database) =>
    `DATABASE_URL 指的是 ${wanted}，但 ${url} 的服务器在数据文件夹 ${folder} 用的是 ${database}。请停止该服务器、把 SMOPS_DATA_DIR 设为另一个文件夹，或取消 DATABASE_URL。`,
  unreadable: (path) => `无法读取 ${path}。请删除它，再运行 smops login。`,
  noProfile: (name) => `没有 ${name} 这个配置档。请用 smops login URL --profile ${name} 建立。`,
  zone: (city) => `${city} 时间`,
  silent: '服务器没有回应。',
};
