import type { Texts } from '../catalogue.js';

export const services: Texts['services'] = {
  title: '服务',
  subtitle: 'AI 服务、YouTube 和 Facebook：设置了什么、是否正常、花了多少费用',
  folders: '留言文件',
};
