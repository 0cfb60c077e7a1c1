import type { Texts } from '../catalogue.js';

export const translation: Texts['translation'] = {
  button: 'Translate',
  buttonOf: (author) => `Translate the comment of ${author}`,
  spelling: 'Plain spelling',
  machine: (provider, model) => `Machine translation: ${provider} (${model})`,
  cost: (usd) => `cost ${usd}`,
  free: 'translated before, not charged again',
  pending: 'Translating…',
  failed: 'The comment could not be translated',
  retry: 'Retry',
  to: 'Translate into',
  languages: { en: 'English', zh: 'Chinese', ms: 'Malay' },
};
