import { byEnglish } from '@smops/core/platform/language/language.model.js';

/** A text of the help in the current language. The help's texts are looked up by their English. */
export const spoken = (text: string): string => byEnglish('help', text) ?? text;
