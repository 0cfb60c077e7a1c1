import type { Texts } from '../catalogue.js';

export const sentimentFile: Texts['sentimentFile'] = {
  notRemembered: '没有记住这些列',
  notForgotten: '无法忘记这些列',
};

export const state: Texts['state'] = {
  unreachable: '无法连接服务器',
  leaveUnsent: (unsent) => `还有 ${unsent} 个判断没有保存。要退出登录并放弃它们吗？`,
};

export const unreadableFile: Texts['unreadableFile'] = {
  unread: '无法读取这个文件。',
  damaged: '无法读取这个文件：文件已损坏或不完整。请重新下载或导出。',
};
