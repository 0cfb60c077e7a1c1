import { NEAR_COPIES_TEXTS } from '@smops/core/analysis/copies/near-copies.texts.model.js';

/** " (and 7 nearly the same)" after a quote; nothing after one without copies. */
export const othersText = (others = 0): string =>
  others === 0 ? '' : ` (${NEAR_COPIES_TEXTS().others(others)})`;
