import { textsInOne, textsOf } from '@smops/core/platform/language/texts.model.js';

const CHARTS = {
  asTable: { en: 'Show as a table', zh: '以表格显示', ms: 'Papar sebagai jadual' },
  asChart: { en: 'Show as a chart', zh: '以图表显示', ms: 'Papar sebagai carta' },
  menu: { en: '{title}: table and image', zh: '{title}：表格和图片', ms: '{title}: jadual dan imej' },
  png: { en: 'Image', zh: '图片', ms: 'Imej' },
  svg: { en: 'Drawing', zh: '矢量图', ms: 'Grafik vektor (SVG)' },
  copy: { en: 'Copy image', zh: '复制图片', ms: 'Salin imej' },
  copied: { en: 'Image copied', zh: '图片已复制', ms: 'Imej disalin' },
  copyFailed: {
    en: 'The browser does not allow the image to be copied. Download it instead.',
    zh: '浏览器不允许复制图片，请改为下载。',
    ms: 'Pelayar tidak membenarkan imej disalin. Muat turun sahaja.',
  },
  imageFailed: {
    en: 'The browser could not make the image. Download the drawing (SVG) instead.',
    zh: '浏览器无法生成图片，请改为下载矢量图（SVG）。',
    ms: 'Pelayar tidak dapat membuat imej. Muat turun grafik vektor (SVG) sahaja.',
  },
} as const;

/** What stands around every chart. */
export const CHARTS_TEXT = textsOf('charts', 'en', CHARTS);

/** The same on screens that are Chinese as written. */
export const CHARTS_CHINESE = textsInOne('zh', CHARTS);
