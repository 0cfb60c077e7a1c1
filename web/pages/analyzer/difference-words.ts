import { DIFFERENCES } from '@smops/core/analysis/shares/differences.texts.model.js';
import { currentLanguage } from '@smops/core/platform/language/language.model.js';
import { differences as chinese } from '@smops/core/platform/languages/zh/differences.js';

/** What differences are called on pages that are Chinese as written. */
export const DIFFERENCE_WORDS = currentLanguage() === 'written' ? chinese : DIFFERENCES();
