import type { Texts } from '../catalogue.js';

export const charts: Texts['charts'] = {
  asTable: '以表格显示',
  asChart: '以图表显示',
  menu: (title) => `${title}：表格和图片`,
  png: '图片',
  svg: '矢量图',
  copy: '复制图片',
  copied: '图片已复制',
  copyFailed: '浏览器不允许复制图片，请改为下载。',
  imageFailed: '浏览器无法生成图片，请改为下载矢量图（SVG）。',
};
