import { LANGUAGE_TAGS, type Language } from '@smops/core/platform/language/language.constants.js';
import { addCatalogue, type Catalogue, setLanguage } from '@smops/core/platform/language/language.model.js';

/** Each language's texts are one file of their own, loaded when it is the chosen one. */
const CATALOGUES: Record<Language, () => Promise<Catalogue>> = {
  written: async () => (await import('virtual:texts/written')).default,
  en: async () => (await import('virtual:texts/en')).default,
  zh: async () => (await import('virtual:texts/zh')).default,
  ms: async () => (await import('virtual:texts/ms')).default,
};

const loadPseudo = async (): Promise<Catalogue> =>
  (await import('@smops/core/platform/language/pseudo.model.js')).pseudo;

/** Makes a language the page's; the pseudo-language stands in the place of English. What shows texts is loaded after it. */
export async function loadLanguage(chosen: Language | 'pseudo'): Promise<void> {
  const language = chosen === 'pseudo' ? 'en' : chosen;
  const load = chosen === 'pseudo' ? loadPseudo : CATALOGUES[chosen];
  addCatalogue(language, await load());
  setLanguage(language);
  if (language !== 'written') document.documentElement.lang = LANGUAGE_TAGS[language];
}
