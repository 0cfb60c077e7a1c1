import { usdText } from '../../../platform/language/money.model.js';
import { REPORT } from '../reports.texts.model.js';

/** What an analysis cost, in US dollars. */
export const costText = (usd: number): string => (usd === 0 ? REPORT().free : usdText(usd));
