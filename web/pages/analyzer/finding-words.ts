import { FINDING } from '@smops/core/findings/finding.texts.model.js';
import type { FindingWords } from '@smops/core/findings/strongest-finding.model.js';
import { currentLanguage } from '@smops/core/language/language.model.js';
import { finding as chinese } from '@smops/core/languages/zh/finding.js';
import { DIFFERENCE_WORDS } from './difference-words.js';
import { SHARE_WORDS } from './share-words.js';

/** The words of findings on pages that are Chinese as written; `full` writes a day or an hour. */
export const findingWordsOf = (full: (time: string) => string): FindingWords => ({
  say: currentLanguage() === 'written' ? chinese : FINDING(),
  shares: SHARE_WORDS,
  differences: DIFFERENCE_WORDS,
  moment: full,
});
