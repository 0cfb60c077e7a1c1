import { FINDING, FINDING_CHINESE } from '@smops/core/judging/insight/finding.texts.model.js';
import type { FindingWords } from '@smops/core/judging/insight/strongest-finding.model.js';
import { momentText } from '@smops/core/platform/language/dates.model.js';
import { currentLanguage } from '@smops/core/platform/language/language.model.js';
import { CHINESE_SCREEN } from '../../components/format/Written.js';
import { SHARE_WORDS } from '../../components/share-words.js';
import { DIFFERENCE_WORDS } from './difference-words.js';

/** The words of findings on pages that are Chinese as written; days are written as in the sentences of the server. */
export const findingWordsOf = (timeZone: string): FindingWords => ({
  say: currentLanguage() === 'written' ? FINDING_CHINESE : FINDING(),
  shares: SHARE_WORDS,
  differences: DIFFERENCE_WORDS,
  moment: (time, unit) => momentText(time, unit, timeZone, CHINESE_SCREEN),
});
