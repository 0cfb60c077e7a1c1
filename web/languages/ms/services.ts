import type { Texts } from '../catalogue.js';

export const services: Texts['services'] = {
  title: 'Perkhidmatan',
  subtitle: 'Penyedia AI, YouTube dan Facebook: apa yang disediakan, apa yang berfungsi, dan berapa kosnya',
  folders: 'Fail komen',
};
