import { currentLanguage } from '@smops/core/language/language.model.js';
import { differences as chinese } from '@smops/core/languages/zh/differences.js';
import { DIFFERENCES } from '@smops/core/shares/differences.texts.model.js';

/** What differences are called on pages that are Chinese as written. */
export const DIFFERENCE_WORDS = currentLanguage() === 'written' ? chinese : DIFFERENCES();
