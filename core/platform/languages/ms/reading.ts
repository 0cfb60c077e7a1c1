import type { CoreTexts } from '../catalogue.js';

export const reading: CoreTexts['core.reading'] = {
  fileHasFaults: (rows) => `${rows} baris dalam fail ini tidak dapat diterima; tiada apa-apa disimpan.`,
  noNumber: 'mestilah nombor komen, seperti dalam eksport',
  noSuchComment: (number) => `analisis ini tiada komen ${number}`,
  otherText: (number) => `bukan teks komen ${number}: adakah fail ini daripada analisis lain?`,
  twice: (line) => `komen ini sudah ada dalam baris ${line}`,
  noVerdict: 'mestilah x, 1 atau yes, 0 atau no, atau kosong',
  noSentiment: 'mestilah positive, neutral atau negative, atau kosong',
  longNote: (most) => `mestilah paling banyak ${most} aksara`,
  noColumn: (name) => `Fail ini tiada lajur “${name}”. Isi fail daripada eksport giliran.`,
  tooManyRows: (most) => `Fail komen yang dibaca boleh ada paling banyak ${most} baris.`,
};
