import { sentencesOf } from '@smops/core/platform/language/texts.model.js';

export const languageTexts = sentencesOf('cliLanguage', 'en', {
  noLanguage: {
    en: '{given} is not a language of smops. Choose {languages}.',
    zh: 'smops 没有 {given} 这种语言。请从 {languages} 中选择。',
    ms: '{given} bukan bahasa smops. Pilih {languages}.',
    takes: ['given', 'languages'],
  },
});
