import { currentLanguage } from './language.model.js';

/** A figure as a percentage: "24.6 %" in English and as written, "24.6%" as Chinese and Malay write it. */
export const percentText = (figure: number | string, language: string = currentLanguage()): string =>
  /^(zh|ms)$/.test(language) ? `${figure}%` : `${figure} %`;

/** A share from 0 to 1 as a percentage with one decimal. */
export const percentOf = (share: number, language?: string): string =>
  percentText((share * 100).toFixed(1), language);

/** Where a share lies: "12.0–16.6 %". */
export const percentRangeOf = (low: number, high: number): string =>
  percentText(`${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)}`);
