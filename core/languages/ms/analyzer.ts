import type { CoreTexts } from '../catalogue.js';

export const providers: CoreTexts['core.providers'] = { local: 'Analisis setempat', own: 'Model sendiri' };

export const destinations: CoreTexts['core.destinations'] = {
  here: 'smops sendiri, pada komputer ini: tiada komen yang keluar daripadanya.',
  vendor: (who, training) => `${who} menerima teks komen, tanpa nama, ID atau pautan; ${training}.`,
  elsewhere: (host) =>
    `${host}, alamat yang ditetapkan pada pelayan ini, menerima teks komen, tanpa nama, ID atau pautan; pengendalinya menentukan apa yang dilakukan dengannya.`,
  vendors: {
    'deepseek.com': ['DeepSeek (Hangzhou, China)', 'rujuk termanya tentang latihan model'],
    'googleapis.com': [
      'Google (Amerika Syarikat)',
      'dengan kunci percuma, teks itu mungkin digunakan untuk latihan model',
    ],
  },
  staysHere: 'Komen tidak keluar dari komputer ini: hanya enjin setempat boleh digunakan.',
  staysInDatabase:
    'Komen tidak dihantar kepada mana-mana perkhidmatan AI, hanya ke pangkalan data: hanya enjin setempat boleh digunakan.',
};
