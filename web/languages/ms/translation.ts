import type { Texts } from '../catalogue.js';

export const translation: Texts['translation'] = {
  button: 'Terjemah',
  buttonOf: (author) => `Terjemah komen ${author}`,
  spelling: 'Ejaan baku',
  machine: (provider, model) => `Terjemahan mesin: ${provider} (${model})`,
  cost: (usd) => `kos ${usd}`,
  free: 'pernah diterjemah, tidak dicaj lagi',
  pending: 'Sedang menterjemah…',
  failed: 'Komen ini tidak dapat diterjemah',
  retry: 'Cuba lagi',
  to: 'Terjemah ke dalam',
  languages: { en: 'bahasa Inggeris', zh: 'bahasa Cina', ms: 'bahasa Melayu' },
};
