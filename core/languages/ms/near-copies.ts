import type { CoreTexts } from '../catalogue.js';

export const nearCopies: CoreTexts['core.nearCopies'] = {
  notCompleted: 'Analisis ini belum selesai. Salinan dicari apabila sudah selesai.',
  group: (number) => `Kumpulan salinan yang bermula dengan komen ${number}`,
};
