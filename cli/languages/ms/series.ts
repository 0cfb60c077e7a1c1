import type { Texts } from '../catalogue.js';

export const cliSeries: Texts['cliSeries'] = {
  noCopies: (comments) => `Tiada dua daripada ${comments} komen yang merupakan salinan.`,
  copied: (copied, comments, groups, texts) =>
    `${copied} daripada ${comments} komen ialah salinan, dalam ${groups} kumpulan: ${texts} teks berlainan.`,
  group: (comments, authors) => `${comments} komen oleh ${authors} penulis:`,
  noWaves: (least) => `Tiada teks dengan ${least} salinan dalam masa 24 jam.`,
  wave: (comments, from, to) => `${comments} salinan dari ${from} hingga ${to}`,
  waveSize: (comments, authors, number) =>
    `${comments} komen oleh ${authors} penulis kesemuanya, yang pertama ialah komen ${number}`,
  per: { hour: 'mengikut jam', day: 'mengikut hari', week: 'mengikut minggu' },
  withoutTime: (missing, comments) => `${missing} daripada ${comments} komen tiada masa dan tidak dikira.`,
  more: (command) => `Selanjutnya: ${command}`,
  wholeNumber: (option, least, most) => `${option} menerima nombor bulat dari ${least} hingga ${most}.`,
};
