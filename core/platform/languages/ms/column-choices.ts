import type { CoreTexts } from '../catalogue.js';

export const columnChoices: CoreTexts['core.columnChoices'] = {
  choice: (id) => `Lajur ${id}`,
  tooMany: (most) =>
    `Lajur diingati untuk paling banyak ${most} jenis fail. Lupakan yang tidak diperlukan lagi.`,
  nothing: 'Namakan sekurang-kurangnya satu lajur, atau susunan hari dan bulan.',
  notInHeader: (column) => `Tiada lajur ${column} dalam baris tajuk.`,
};
