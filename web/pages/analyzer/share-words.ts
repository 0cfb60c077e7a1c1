import { SHARES } from '@smops/core/estimates/shares.texts.model.js';
import { currentLanguage } from '@smops/core/language/language.model.js';
import { shares as chinese } from '@smops/core/languages/zh/shares.js';

/** The words of shares on pages that are Chinese as written. */
export const SHARE_WORDS = currentLanguage() === 'written' ? chinese : SHARES();
