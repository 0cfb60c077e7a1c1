import type { Texts } from '../catalogue.js';

export const cliDeliveries: Texts['cliDeliveries'] = {
  noDestinations: '还没有目的地：smops destinations add mail NAME ADDRESS …',
  noDeliveries: '还没有发送过任何内容。',
  noShares: '没有共享链接：smops report RUN --share',
  saved: (name, id) => `已保存目的地 ${name}，编号 ${id}。`,
  secret: 'Webhook 的签名密钥，只显示这一次：',
  deleteQuestion: (name) => `删除目的地 ${name}？`,
  deleted: (name) => `已删除目的地 ${name}。`,
  unknown: (name) => `没有目的地 ${name}；smops destinations list 显示全部。`,
  oneTo: (kind) => `${kind} 类目的地只有一个发送位置。`,
  sent: (destination) => `已发送到 ${destination}。`,
  notSent: (destination, reason) => `未发送到 ${destination}：${reason}。`,
  later: (destination, reason) => `暂未发送到 ${destination}：${reason}。运行中的服务器会再试。`,
  days: '--days 需要大于 0 的整数。',
  anyoneReads: (end) => `任何拥有此地址的人都能阅读该报告，直到 ${end}。只显示这一次：`,
  revokeQuestion: (id) => `作废共享链接 ${id}？`,
  revoked: (id) => `已作废共享链接 ${id}。`,
  left: '已退出',
};
