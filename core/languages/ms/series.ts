import type { CoreTexts } from '../catalogue.js';

export const series: CoreTexts['core.series'] = {
  bothDays:
    'Beri kedua-dua hari tempoh kemudian (from, to), dan kedua-dua hari tempoh awal (beforeFrom, beforeTo) jika bukan hari sejurus sebelumnya.',
  wrongOrder: (from, to) => `Tempoh dari ${from} hingga ${to} tamat sebelum bermula.`,
  overlap: 'Kedua-dua tempoh bertindih. Pilih tempoh yang tidak bertindih.',
  noTimes: (name) =>
    `Tiada komen dalam analisis selesai dengan buku kod “${name}” yang ada maklumat masa, jadi tempoh tidak dapat dibandingkan.`,
};
