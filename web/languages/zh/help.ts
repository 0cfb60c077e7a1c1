import type { Texts } from '../catalogue.js';

export const help: Texts['help'] = {
  title: '帮助',
  subtitle: '逐页说明如何使用 smops',
  pages: '帮助页面',
  all: '全部页面',
  groups: {
    start: '第一步',
    screens: '各个页面',
    work: '深入了解留言分析',
    commands: '命令行',
    run: '安装与运行',
    know: '效果如何',
  },
  search: '搜索帮助…',
  noneFound: (text) => `没有找到「${text}」`,
  noneFoundText: '换一个词，或少用几个词试试。',
  loadFailed: '无法打开此帮助页面',
  onThisPage: '本页内容',
  language: '此页的语言',
  onlyEnglish: '此页只有英文。',
  unknown: '没有这个帮助页面',
  unknownText: '它可能已改名。请从列表中选择，或搜索。',
  open: '本页帮助',
};
