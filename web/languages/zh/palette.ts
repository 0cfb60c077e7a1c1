import type { Texts } from '../catalogue.js';

export const palette: Texts['palette'] = {
  title: '查找',
  open: '查找（Ctrl K）',
  placeholder: '页面、分析、编码本、账号…',
  pages: '页面',
  runs: '分析',
  codebooks: '编码本',
  searchIn: '搜索',
  inPage: (page, text) => `${page}：「${text}」`,
  nothing: '没有找到。少输入几个字试试。',
  loading: '正在搜索…',
  failed: (why) => `无法搜索分析：${why}`,
  keys: '↑ ↓ 选择 · Enter 打开 · Esc 关闭',
};
