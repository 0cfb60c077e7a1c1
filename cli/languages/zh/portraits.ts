import type { Texts } from '../catalogue.js';

export const cliPortraits: Texts['cliPortraits'] = {
  tooLarge: (path) => `${path} 超过 10 MiB。`,
  noNumber: (text) => `${text} 不是图片的号码；请看 smops portraits list。`,
  none: '还没有用户画像图片。可用 smops portraits add FILE 添加。',
  sentOf: (sent, total) => `${sent} / ${total}`,
  uploaded: (path, id) => `已上传 ${path}，图片号码 ${id}。`,
  missing: (id) => `图片 ${id} 不存在。`,
  exists: (out) => `${out} 已存在。请用 --out 给另一个文件名，或加上 --overwrite。`,
  savedAs: (id, out, sizeBytes) => `已把图片 ${id} 存为 ${out}（${sizeBytes}）。`,
  deleteForGood: (id) => `要永久删除图片 ${id} 吗？`,
  deleted: (id) => `已删除图片 ${id}。`,
};
