import type { CoreTexts } from '../catalogue.js';

export const nearCopies: CoreTexts['core.nearCopies'] = {
  notCompleted: 'Analisis ini belum selesai. Salinan dicari apabila sudah selesai.',
  others: (texts) => `dan ${texts.toLocaleString('en')} lagi yang hampir sama`,
  group: (number) => `Kumpulan salinan yang bermula dengan komen ${number}`,
};
