/**
 * The languages of the interface. `written` is the specification's own mixture of English and Chinese, the default;
 * the others are whole (docs/languages.md).
 */
export const LANGUAGES = ['written', 'en', 'zh', 'ms'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language is called in the place where one chooses: in itself, so that its readers find it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  written: 'English + 中文',
  en: 'English',
  zh: '中文',
  ms: 'Bahasa Melayu',
};

/** BCP 47 tags, for `lang` attributes and Intl. */
export const LANGUAGE_TAGS = { en: 'en-GB', zh: 'zh-CN', ms: 'ms-MY' } as const;
export type LanguageTag = (typeof LANGUAGE_TAGS)[keyof typeof LANGUAGE_TAGS];
