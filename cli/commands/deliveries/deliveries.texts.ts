import { sentencesOf } from '@smops/core/platform/language/texts.model.js';

/** What the commands of destinations, deliveries and shared links say. */
export const deliveriesTexts = sentencesOf('cliDeliveries', 'en', {
  noDestinations: {
    en: 'There are no destinations yet: smops destinations add mail NAME ADDRESS …',
    zh: '还没有目的地：smops destinations add mail NAME ADDRESS …',
    ms: 'Belum ada destinasi: smops destinations add mail NAME ADDRESS …',
  },
  noDeliveries: {
    en: 'Nothing has been sent yet.',
    zh: '还没有发送过任何内容。',
    ms: 'Belum ada apa-apa yang dihantar.',
  },
  noShares: {
    en: 'There are no shared links: smops report RUN --share',
    zh: '没有共享链接：smops report RUN --share',
    ms: 'Tiada pautan kongsi: smops report RUN --share',
  },
  saved: {
    en: 'Saved the destination {name} as number {id}.',
    zh: '已保存目的地 {name}，编号 {id}。',
    ms: 'Destinasi {name} disimpan sebagai nombor {id}.',
    takes: ['name', 'id'],
  },
  secret: {
    en: 'The secret that the webhook is signed with. It is shown once:',
    zh: 'Webhook 的签名密钥，只显示这一次：',
    ms: 'Rahsia untuk menandatangani webhook. Dipaparkan sekali sahaja:',
  },
  deleteQuestion: {
    en: 'Delete the destination {name}?',
    zh: '删除目的地 {name}？',
    ms: 'Padam destinasi {name}?',
  },
  deleted: {
    en: 'Deleted the destination {name}.',
    zh: '已删除目的地 {name}。',
    ms: 'Destinasi {name} dipadam.',
  },
  unknown: {
    en: 'There is no destination {name}; smops destinations list shows all.',
    zh: '没有目的地 {name}；smops destinations list 显示全部。',
    ms: 'Tiada destinasi {name}; smops destinations list memaparkan semuanya.',
  },
  oneTo: {
    en: 'A destination of the kind {kind} has one place to send to.',
    zh: '{kind} 类目的地只有一个发送位置。',
    ms: 'Destinasi jenis {kind} hanya mempunyai satu tempat penghantaran.',
  },
  sent: { en: 'Sent to {destination}.', zh: '已发送到 {destination}。', ms: 'Dihantar ke {destination}.' },
  notSent: {
    en: 'Not sent to {destination}: {reason}.',
    zh: '未发送到 {destination}：{reason}。',
    ms: 'Tidak dihantar ke {destination}: {reason}.',
    takes: ['destination', 'reason'],
  },
  later: {
    en: 'Not sent to {destination} yet: {reason}. A running server tries again.',
    zh: '暂未发送到 {destination}：{reason}。运行中的服务器会再试。',
    ms: 'Belum dihantar ke {destination}: {reason}. Pelayan yang berjalan akan mencuba lagi.',
    takes: ['destination', 'reason'],
  },
  days: {
    en: '--days takes a whole number above 0.',
    zh: '--days 需要大于 0 的整数。',
    ms: '--days memerlukan nombor bulat lebih daripada 0.',
  },
  anyoneReads: {
    en: 'Anyone with this address reads the report until {end}. It is shown once:',
    zh: '任何拥有此地址的人都能阅读该报告，直到 {end}。只显示这一次：',
    ms: 'Sesiapa yang mempunyai alamat ini boleh membaca laporan sehingga {end}. Dipaparkan sekali sahaja:',
  },
  revokeQuestion: {
    en: 'Revoke the shared link {id}?',
    zh: '作废共享链接 {id}？',
    ms: 'Tarik balik pautan kongsi {id}?',
  },
  revoked: {
    en: 'Revoked the shared link {id}.',
    zh: '已作废共享链接 {id}。',
    ms: 'Pautan kongsi {id} ditarik balik.',
  },
  left: { en: 'left', zh: '已退出', ms: 'sudah keluar' },
});
