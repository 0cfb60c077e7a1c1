import type { Texts } from '../catalogue.js';

export const state: Texts['state'] = {
  unreachable: '无法连接服务器',
  leaveUnsent: (unsent) => `还有 ${unsent} 个判断没有保存。要退出登录并放弃它们吗？`,
};

export const unreadableFile: Texts['unreadableFile'] = {
  unread: '无法读取这个文件。',
  damaged: '无法读取这个文件：文件已损坏或不完整。请重新下载或导出。',
  bigArchive: 'ZIP 压缩包最大 25 MB。请先解压，再选择其中的留言文件。',
  bigWorkbook: '工作簿最大 25 MB。请把工作表存为 CSV，CSV 没有这个限制。',
  noWorkbook: '这不是可以读取的 Excel 工作簿。请把工作表重新存为 .xlsx 或 CSV。',
};
