import type { Texts } from '../catalogue.js';

const count = (value: number) => value.toLocaleString('en');

export const copies: Texts['copies'] = {
  others: (comments) => `dan ${count(comments)} lagi yang hampir sama`,
  show: (comments) => `Tunjukkan ${count(comments)} komen ini`,
  hide: 'Sembunyikan',
  more: 'Tunjukkan lagi',
  failed: 'Komen ini tidak dapat dimuatkan',
  waves: 'Teks yang disalin',
  waveCount: (waves) => `${count(waves)} teks yang disalin`,
  noWaves: 'Tiada teks yang banyak disalin',
  wavesAwaited: 'Mencari salinan…',
  wavesFailed: 'Teks yang disalin tidak dapat dimuatkan',
  wavesAbout:
    'Teks yang banyak salinannya tiba dalam masa 24 jam. Bilangan penulis ditunjukkan, tetapi bukan siapa.',
  wave: (copies, from, to) => `${count(copies)} salinan dari ${from} hingga ${to}`,
  waveSize: (comments, authors) => `${count(comments)} komen oleh ${count(authors)} penulis kesemuanya`,
  clock: (comments) => `Bila ${count(comments)} salinan itu tiba`,
};
