import { LANGUAGE_TAGS, type Language } from '@smops/core/language/language.constants.js';
import { addCatalogue, type Catalogue, setLanguage } from '@smops/core/language/language.model.js';

/** Each language's texts are one file of their own, loaded when it is the chosen one. */
const CATALOGUES: Record<Exclude<Language, 'written'>, () => Promise<Catalogue>> = {
  en: async () => (await import('./en/index.js')).EN,
  zh: async () => (await import('./zh/index.js')).ZH,
  ms: async () => (await import('./ms/index.js')).MS,
};

/** Makes `language` the page's. What shows texts is loaded after it. */
export async function loadLanguage(language: Language): Promise<void> {
  if (language === 'written') return;
  addCatalogue(language, await CATALOGUES[language]());
  setLanguage(language);
  document.documentElement.lang = LANGUAGE_TAGS[language];
}
