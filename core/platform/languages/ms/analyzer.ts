import type { CoreTexts } from '../catalogue.js';

export const providers: CoreTexts['core.providers'] = { local: 'Analisis setempat', own: 'Model sendiri' };

export const destinations: CoreTexts['core.destinations'] = {
  here: 'smops sendiri, pada komputer ini: tiada komen yang keluar daripadanya.',
  machine: (host) =>
    `Model di ${host}, pada komputer pelayan sendiri, menerima teks komen: tiada apa-apa keluar daripada komputer itu.`,
  network: (host) =>
    `Model di ${host}, alamat dalam rangkaian anda sendiri, menerima teks komen, tanpa nama, ID atau pautan: tiada apa-apa keluar daripada rangkaian itu.`,
  readHere: 'Dibaca oleh smops sendiri: tiada komen yang keluar daripada komputernya.',
  readBy: (label, model) => `Dibaca oleh ${label} (${model}), yang menerima teks komen.`,
  readAt: {
    machine: (model, host) =>
      `Dibaca oleh ${model} di ${host}, pada komputer pelayan sendiri; tiada apa-apa yang keluar daripadanya.`,
    network: (model, host) =>
      `Dibaca oleh ${model} di ${host}, alamat dalam rangkaian anda sendiri; tiada apa-apa yang keluar daripada rangkaian itu.`,
    outside: (model, host) =>
      `Dibaca oleh ${model} di ${host}, alamat di luar rangkaian anda, yang menerima teks komen.`,
  },
  staysWithModel: (model, host) =>
    `Komen tidak keluar dari komputer ini: hanya enjin setempat dan ${model} di ${host} boleh digunakan.`,
  staysInNetwork: (model, host) =>
    `Komen tidak keluar dari rangkaian anda: hanya enjin setempat dan ${model} di ${host} boleh digunakan.`,
  staysInDatabaseAndNetwork: (model, host) =>
    `Komen tidak dihantar kepada mana-mana perkhidmatan AI di luar rangkaian anda, hanya ke pangkalan data: enjin setempat dan ${model} di ${host} boleh digunakan.`,
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

export const forms: CoreTexts['core.forms'] = {
  as: {
    strict: 'menjawab sebagai json_schema, dengan ketat',
    schema: 'menjawab sebagai json_schema',
    object: 'menjawab sebagai json_object',
    text: 'menjawab sebagai teks, tanpa format',
  },
  without: (fields) => `tidak dihantar ${fields}, yang tidak difahaminya`,
  aloud: 'menulis fikirannya, yang ditinggalkan daripada jawapannya',
  unknown: 'belum ditanya: cara ia menjawab diketahui melalui ujian, atau sebelum analisis pertamanya',
};
