import { sentencesOf } from '@smops/core/platform/language/language.model.js';

export const languageTexts = sentencesOf('cliLanguage', {
  noLanguage: (given: string, LANGUAGES: string) =>
    `${given} is not a language of smops. Choose ${LANGUAGES}.`,
});
