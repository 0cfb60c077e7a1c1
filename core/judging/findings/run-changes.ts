import { isChangedShare } from '../../analysis/shares/copied-shares.model.js';
import { PAGE } from '../../platform/export/report-page.texts.model.js';
import { isNotable } from '../insight/comparisons/largest-contrast.model.js';
import type { FoundChange } from '../insight/strongest-finding.model.js';
import type { EarlierFacts } from './run-before.service.js';

/** What differs clearly from the run before, the largest difference first; of two alike what rose. */
export const clearChanges = (earlier: EarlierFacts | null) =>
  (earlier?.compared ?? [])
    .flatMap(({ variable, raw, voices }) => {
      const contrast = raw.contrasts[0];
      const rates = raw.sides.map(({ rate }) => rate);
      const isChanged = raw.basis === 'machine' && voices.some(({ all, once }) => isChangedShare(all, once));
      return contrast && isNotable(contrast)
        ? [{ variable, contrast, rates, basis: raw.basis, copies: isChanged ? voices : null }]
        : [];
    })
    .sort(
      ({ contrast: one }, { contrast: two }) =>
        Math.abs(two.difference) - Math.abs(one.difference) || two.difference - one.difference,
    );

/** The same for the strongest finding. */
export const foundChanges = (earlier: EarlierFacts | null): FoundChange[] =>
  clearChanges(earlier).map(({ variable, basis, rates: [now = 0, before = 0], copies }) => ({
    ...{ variable, now, before, basis, copies },
    since: earlier?.name || PAGE().noName,
  }));
