import type { CoreTexts } from '../catalogue.js';

export const learning: CoreTexts['core.learning'] = {
  noVariables: 'Analisis ini tiada pemboleh ubah, jadi tiada istilah untuk dipelajari.',
  notEnded: 'Analisis ini belum selesai. Belajar daripadanya apabila sudah selesai.',
  notAnswered:
    'Tiada analisis yang dijawab oleh perkhidmatan AI telah menanyakan pemboleh ubah ini. Istilah dipelajari daripada apa yang dibaca orang, atau daripada jawapan seperti itu.',
  noCodebook: 'Analisis ini tiada buku kod untuk menyimpan istilah. Beri nama untuk buku kod baharu.',
  gone: (name, codebook) => `Buku kod ${codebook} tiada (lagi) pemboleh ubah “${name}”.`,
  noneDecided: 'terima atau tolak sekurang-kurangnya satu istilah',
  newVersion: (words) => `${words} istilah dipelajari`,
  isAt: (name, version) => `Analisis ini sudah mengikut ${name} versi ${version}.`,
  otherCodebook:
    'Analisis ini tiada buku kod. Terima istilah untuknya dahulu, atau mulakan analisis baharu dengan buku kod.',
  notAsked: (names) =>
    `Perkhidmatan AI tidak ditanya tentang ${names}. Mulakan analisis baharu dengan versi buku kod ini.`,
  tooMany: (name, most) =>
    `“${name}” sudah ada ${most} istilah, iaitu had yang dibenarkan. Buang sebahagiannya dalam buku kodnya.`,
};
