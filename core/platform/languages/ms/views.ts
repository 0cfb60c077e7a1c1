import type { CoreTexts } from '../catalogue.js';

export const views: CoreTexts['core.views'] = {
  view: (id) => `Paparan ${id}`,
  nameTaken: (name) =>
    `Analisis ini mempunyai paparan lain bernama “${name}”. Pilih nama lain, atau padam paparan itu.`,
  tooMany: (most) =>
    `Satu analisis mempunyai paling banyak ${most} paparan. Padam yang tidak diperlukan lagi.`,
  nothing: 'Pilih sesuatu dahulu: paparan semua komen ialah analisis itu sendiri.',
};
