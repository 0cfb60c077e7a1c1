import type { CoreTexts } from '../catalogue.js';

export const series: CoreTexts['core.series'] = {
  bothDays:
    'Beri kedua-dua hari tempoh kemudian (from, to), dan kedua-dua hari tempoh awal (beforeFrom, beforeTo) jika bukan hari sejurus sebelumnya.',
  wrongOrder: (from, to) => `Tempoh dari ${from} hingga ${to} tamat sebelum bermula.`,
  overlap: 'Kedua-dua tempoh bertindih. Pilih tempoh yang tidak bertindih.',
  noTimes: (name) =>
    `Tiada komen dalam analisis selesai dengan buku kod “${name}” yang ada maklumat masa, jadi tempoh tidak dapat dibandingkan.`,
  engineChanged: (from, to) => `dibaca oleh ${to}, sebelumnya oleh ${from}`,
  engineNote: (day, from, to) =>
    `Mulai ${day} komen dibaca oleh ${to}, sebelumnya oleh ${from}. Sebahagian perubahan mungkin datang daripada program.`,
  aboutEngine: 'Garis putus-putus: mulai di situ komen dibaca oleh versi enjin yang lain',
};
