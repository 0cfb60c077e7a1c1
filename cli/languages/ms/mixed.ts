import type { Texts } from '../catalogue.js';

export const cliMixed: Texts['cliMixed'] = {
  cachedData: 'Data cache',
  liveData: 'Data langsung',
  postsFound: (data) => `${data} hantaran dijumpai`,
  cacheTime: 'Masa cache',
  noText: '(tiada teks)',
  reactions: 'Reaksi',
  comments: 'Komen',
  shares: 'Perkongsian',
  noPosts: 'Belum ada hantaran Facebook',
  checkPage: 'Sila semak konfigurasi halaman Facebook atau cuba lagi nanti',
  analyseComments: 'Analisis komen',
  subscribers: 'Pelanggan',
  firstFile: 'Muat naik dan analisis fail komen pertama anda untuk bermula. Tekan n.',
  analyzing: 'Sedang dianalisis…',
};
