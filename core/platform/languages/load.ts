import type { Language } from '../language/language.constants.js';
import { addCatalogue, setLanguage } from '../language/language.model.js';

const CATALOGUES = {
  en: async () => (await import('./en/index.js')).CORE_EN,
  zh: async () => (await import('./zh/index.js')).CORE_ZH,
  ms: async () => (await import('./ms/index.js')).CORE_MS,
};

/** Makes `language` that of all this process says with core's texts. */
export async function speakCore(language: Language): Promise<void> {
  if (language !== 'written') addCatalogue(language, await CATALOGUES[language]());
  setLanguage(language);
}
