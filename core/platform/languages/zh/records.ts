import type { CoreTexts } from '../catalogue.js';

export const records: CoreTexts['core.records'] = {
  changedMeanwhile: (what) => `${what}在此期间已被他人更改。请重新读取后再更改。`,
  limitNumber: (max) => `limit 是不超过 ${max} 的整数。`,
  limitLeast: 'limit 至少为 1。',
  afterId: 'after 是某一行的 ID。',
  dayInFuture: 'before：日期不能在未来。',
  inFuture: '在未来',
  dayForm: '必须是 YYYY-MM-DD 格式的日期',
  idNumber: 'ID 是整数。',
  limitFrom1: (max) => `limit 是 1 到 ${max}。`,
  idsNeeded: 'ids 是至少含一个 ID 的列表。',
  tooManyIds: (max) => `一次最多更改 ${max} 条记录。`,
  idsForm: 'ids 的写法如 1-40,45，最多 8,000 个字符。',
  severalAccounts: (count) => `${count.toLocaleString('en')} 个账号`,
  severalTasks: (count) => `${count.toLocaleString('en')} 个任务`,
  severalWhatsApps: (count) => `${count.toLocaleString('en')} 个 WhatsApp 账号`,
  noFreeTaskId: '找不到可用的任务编号。',
};
