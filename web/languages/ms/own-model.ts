import type { Texts } from '../catalogue.js';

export const ownModel: Texts['ownModel'] = {
  find: 'Cari model pada komputer ini',
  finding: 'Mencari…',
  findFailed: 'Komputer ini tidak dapat diperiksa',
  none: 'Tiada pelayan model yang menjawab di sini. Mulakan Ollama, LM Studio, llama-server atau vLLM pada port biasanya, kemudian cari lagi.',
  noModels: (server) =>
    `${server} menjawab, tetapi belum ada model: muatkan satu di situ, kemudian cari lagi.`,
  model: 'Model',
  use: 'Gunakannya',
  using: 'Menyediakan dan bertanya dua komen contoh…',
  useFailed: 'Tidak dapat disediakan',
  said: 'Jawapan yang diterima',
  noTags: 'tiada tag',
  sentiments: { positive: 'positif', neutral: 'neutral', negative: 'negatif' },
  measure: 'Sejauh mana baiknya?',
  measureAbout:
    'Membaca komen contoh yang jawapannya diketahui, selama seminit paling lama, di sebelah enjin setempat. Permintaan kepada penyedia berbayar dikenakan kos.',
  provider: 'Penyedia',
  start: 'Ukur',
  measuring: 'Mengukur, kira-kira seminit…',
  measureFailed: 'Tidak dapat diukur',
  columns: {
    reader: 'Dibaca oleh',
    f1: 'Tag, F1',
    sentiment: 'Sentimen betul',
    seconds: 'Saat sekomen',
    usd: 'Kos 1,000',
    comments: 'Komen',
  },
  unknown: 'tidak diketahui',
  nothing: 'percuma',
};
