import type { Texts } from '../catalogue.js';

export const cliSeries: Texts['cliSeries'] = {
  noCopies: (comments) => `Tiada dua daripada ${comments} komen yang merupakan salinan.`,
  copied: (copied, comments, groups, texts) =>
    `${copied} daripada ${comments} komen ialah salinan, dalam ${groups} kumpulan: ${texts} teks berlainan.`,
  group: (comments, authors) => `${comments} komen oleh ${authors} penulis:`,
  more: (command) => `Selanjutnya: ${command}`,
  wholeNumber: (option, least, most) => `${option} menerima nombor bulat dari ${least} hingga ${most}.`,
};
