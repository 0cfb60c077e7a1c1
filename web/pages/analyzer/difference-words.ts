import { DIFFERENCES, DIFFERENCES_CHINESE } from '@smops/core/analysis/shares/differences.texts.model.js';
import { currentLanguage } from '@smops/core/platform/language/language.model.js';

/** What differences are called on pages that are Chinese as written. */
export const DIFFERENCE_WORDS = currentLanguage() === 'written' ? DIFFERENCES_CHINESE : DIFFERENCES();
