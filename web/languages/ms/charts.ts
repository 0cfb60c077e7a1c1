import type { Texts } from '../catalogue.js';

export const charts: Texts['charts'] = {
  asTable: 'Papar sebagai jadual',
  asChart: 'Papar sebagai carta',
  menu: (title) => `${title}: jadual dan imej`,
  png: 'Imej',
  svg: 'Grafik vektor (SVG)',
  copy: 'Salin imej',
  copied: 'Imej disalin',
  copyFailed: 'Pelayar tidak membenarkan imej disalin. Muat turun sahaja.',
  imageFailed: 'Pelayar tidak dapat membuat imej. Muat turun grafik vektor (SVG) sahaja.',
};
