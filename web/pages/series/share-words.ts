import { SHARES } from '@smops/core/judging/estimates/shares.texts.model.js';
import { currentLanguage } from '@smops/core/platform/language/language.model.js';

/** The words of shares on a page that is English as written; on the analyzer's screens they are Chinese then. */
export const SHARE_WORDS = currentLanguage() === 'written' ? SHARES.in('en') : SHARES();
