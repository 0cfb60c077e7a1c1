import type { Texts } from '../catalogue.js';

export const serverStartUp: Texts['serverStartUp'] = {
  noData: (folder) =>
    `${folder} 里没有 smops 的数据。请在那里启动一次服务器（smops serve），或设置 SMOPS_DATA_DIR 或 SMOPS_URL。`,
  openFolder: (folder) =>
    `本机的其他用户可以进入 ${folder}；其中的数据库、文件和备份已对他们关闭（chmod 700 可关闭其余部分）`,
  makingDatabase: '正在建立内置数据库（只此一次，需要几秒）…',
  broughtUpToDate: (kept) => `数据库正在更新到最新；之前的数据已保存为 ${kept}`,
  recounting: (records) =>
    `正在按留言数重新计算 ${records.toLocaleString('en')} 条情绪记录的分数：10 × 正面比例 + 5 × 中性比例`,
  recounted: (changed, records) =>
    `${records.toLocaleString('en')} 条分数中有 ${changed.toLocaleString('en')} 条变了；这些记录会显示原来的分数`,
  waitingFor: (holder) => `正在等 ${holder} 用完数据文件夹…`,
  cannotListen: (place, why) => `无法在 ${place} 上监听（${why}）。`,
  checkHostAndPort: (problem) => `${problem}请检查 HOST 和 PORT。`,
  takenBySmops: (place, url) =>
    `端口 ${place} 已被另一个 smops（${url}）占用。请使用那一个，或把 PORT 设为空闲的端口。`,
  takenByOther: (place) => `端口 ${place} 已被另一个程序占用。请把 PORT 设为空闲的端口。`,
  httpAllowed: '已设置 SMOPS_ALLOW_HTTP：密码和会话不加密传输；只适用于您信任的内部网络',
  listensOpenly: (where) =>
    `在 ${where} 上监听，没有 TLS：其他电脑上的浏览器不会保持登录；见 docs/operations.md 的「In an office network」`,
  allAddresses: '所有地址',
};
